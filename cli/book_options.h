// The options of `book`, and the plan of a book that they describe.
#pragma once

#include <span>

#include "base/result.h"
#include "book/spec/book_spec.h"
#include "book/words/words.h"
#include "cli/command.h"

namespace nonet {

std::span<const OptionRow> book_options();
std::span<const Example> book_examples();

// The whole book except its puzzles.
Result<BookSpec> book_spec(Session& session);

// The text of a file that an option names, in UTF-8; empty without the option.
Result<std::string> text_behind(const Session& session, std::string_view option);

// The words of --language.
Result<BookWords> words_of_book(const Session& session);

}  // namespace nonet
