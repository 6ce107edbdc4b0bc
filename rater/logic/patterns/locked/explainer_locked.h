// Locked candidates: all places of a digit in one house lie in a second, so the digit goes from the
// rest of the second. Pointing: the first house is a box; claiming: it is a line. In Sudoku
// Explainer's order, which takes both in one search; HoDoKu's is hodoku_locked.h.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet::explainer {

// By kinds of the two houses (box-column, box-row, column-box, row-box), then by the houses, then
// by digit.
void find_locked_candidates(const Search& search);
// Locked candidates that leave one place for the digit in a parallel house, filled in the same
// step.
void find_direct_locked_candidates(const Search& search);

}  // namespace nonet::explainer
