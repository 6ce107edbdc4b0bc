#include "cli/lesson_format.h"

#include <fmt/format.h>

namespace nonet {

LessonFormat lesson_format_of(const Options& options) {
  if (options.has("to")) return meaning_in(kLessonFormats, options.text("to"));
  const std::string name = options.has("output") ? options.text("output") : "";
  if (name.ends_with(".html") || name.ends_with(".htm")) return LessonFormat::kHtml;
  return name.ends_with(".pdf") ? LessonFormat::kPdf : LessonFormat::kText;
}

ExitCode write_lessons(Session& session, std::string_view text,
                       std::span<const LessonShortage> shortages) {
  session.write(text);
  session.call_output_whole();
  bool whole = true;
  for (const LessonShortage& lesson : shortages) {
    if (lesson.reason.empty()) continue;
    session.console().warning(fmt::format("{}: {}", lesson.technique, lesson.reason));
    whole = false;
  }
  return whole ? session.exit_code() : ExitCode::kTargetNotReached;
}

}  // namespace nonet
