// The options of `book`, and the plan of a book that they describe.
#pragma once

#include <span>

#include "base/result.h"
#include "book/spec/book_spec.h"
#include "cli/command.h"

namespace nonet {

std::span<const OptionRow> book_options();
std::span<const Example> book_examples();

// The whole book except its puzzles.
Result<BookSpec> book_spec(Session& session);

}  // namespace nonet
