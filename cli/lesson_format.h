// How `nonet lesson` writes its lessons, of 9x9 and of other boards.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "cli/option.h"
#include "cli/session.h"

namespace nonet {

enum class LessonFormat { kText, kJsonl, kTsv, kHtml, kPdf };

inline constexpr std::array kLessonFormats = {
    Word{"text", LessonFormat::kText}, Word{"jsonl", LessonFormat::kJsonl},
    Word{"tsv", LessonFormat::kTsv},   Word{"html", LessonFormat::kHtml},
    Word{"pdf", LessonFormat::kPdf},
};

// --to, else the ending of the output's name, else text.
LessonFormat lesson_format_of(const Options& options);

// A lesson with fewer positions than requested.
struct LessonShortage {
  std::string_view technique;  // key
  std::string reason;          // empty: it has all
};

// Writes the lessons, and warns of each that has too few positions.
ExitCode write_lessons(Session& session, std::string_view text,
                       std::span<const LessonShortage> shortages);

}  // namespace nonet
