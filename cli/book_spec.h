// The options of `book` as the plan of a book.
#pragma once

#include <string>

#include "base/result.h"
#include "book/book.h"
#include "cli/session.h"

namespace nonet {

// Everything of the book but its puzzles. Where --profile is left out it is kdp, or home for sizes
// that KDP does not make.
Result<BookSpec> book_spec(Session& session);

// The words of --language.
Result<BookWords> words_of_book(const Session& session);

// What there is to say of a book that is made: pages, size, gutter, spine, what to do next.
std::string closing_line(const BookSpec& spec, const BookPlan& plan, const PaperFigures& paper,
                         const std::string& file);

// What is on which pages, a line each.
std::string outline_of(const BookSpec& spec, const BookPlan& plan);

}  // namespace nonet
