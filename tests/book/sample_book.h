// A book made of the puzzles in tests/data/book/puzzles.txt.
#pragma once

#include <string>
#include <vector>

#include "book/fonts/typefaces.h"
#include "book/pages/printed_book.h"

namespace nonet::testing {

std::vector<BookPuzzle> sample_puzzles();

// Sections easy, medium, hard with `per_section` puzzles each. REQUIRES: 3 * per_section <= 40.
BookSpec sample_book(int per_section);

// The same with sections that need more than singles, and with every kind of help.
BookSpec helped_book();

const Typefaces& typefaces();

// The book as pages, and as the bytes of a PDF. REQUIRES: it can be printed.
PrintedBook printed(const BookSpec& spec);
std::string pdf_of(const BookSpec& spec);

}  // namespace nonet::testing
