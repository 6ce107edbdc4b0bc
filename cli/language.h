// --language: the words of books, pages, explanations, hints and lessons; and texts in files that
// options name.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "book/words/words.h"
#include "cli/option.h"
#include "rater/explain/names.h"

namespace nonet {

class Session;

inline constexpr OptionRow kLanguageOption =
    option::text_or_file("--language en|de|FILE",
                         "the words: English, German, or lines of 'key = text', which `nonet book "
                         "--words` writes [en]");

// The words of --language.
Result<BookWords> words_of_language(const Session& session);

// The words for steps; cells are called r1c1 where they get other names afterwards (renamed()).
StepWords steps_with_names(const BookWords& words, CellNames names);

// The text of a file that an option names, in UTF-8; empty without the option.
Result<std::string> text_behind(const Session& session, std::string_view option);

}  // namespace nonet
