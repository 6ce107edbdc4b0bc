// Sheets have no pages of rules: a page of puzzles says in a few lines at its top what holds on
// each board of another size or shape that stands on it.
#pragma once

#include "book/fonts/typefaces.h"
#include "book/paper/page_layout.h"
#include "book/spec/book_spec.h"

namespace nonet {

// The height that the rules of the sheet with the most of them take, in points, if as many puzzles
// share a sheet as in this layout; 0 in books whose boards have pages of rules. A section without
// puzzles counts as one with a puzzle.
double sheet_rules_height(const BookSpec& spec, const PageLayout& layout,
                          const Typefaces& typefaces);

// Puzzles that share a sheet: the index of the first, and how many.
struct SheetPuzzles {
  int first = 0;
  int count = 0;
};
// The rules of their boards in lines of this width. Empty without other boards than the classic.
Drawing sheet_rules(const BookSpec& spec, SheetPuzzles puzzles, double width,
                    const Typefaces& typefaces);

}  // namespace nonet
