// The guide for readers before the first puzzle, as plain items that the printed and the HTML book
// each lay out in their own way.
#pragma once

#include <string>
#include <vector>

#include "book/drawings/guide_items.h"
#include "book/spec/book_spec.h"

namespace nonet {

// HTML has links in place of page numbers.
enum class Medium : bool { kPaper, kScreenPage };

// How to play, with a worked example, and the levels that the book has.
std::vector<GuideItem> guide_items(const BookSpec& spec, Medium medium = Medium::kPaper);

// The rules of a section's board, with its example. `smallest` is the size of the smallest digits,
// in points. REQUIRES: it has another board than 9x9.
std::vector<GuideItem> rule_items(const BookSpec& spec, std::size_t section, double smallest = 0);

// The paragraphs of the copyright page.
std::vector<std::string> copyright_lines(const BookSpec& spec);

// "Sunday Sudoku, volume 3"; empty if the book is not in a series.
std::string series_line(const BookSpec& spec);

// The puzzle that the guide explains. tests/book/pages/guide_test.cpp checks the
// guide's claims against the grid.
Grid example_givens();

}  // namespace nonet
