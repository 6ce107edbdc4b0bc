// The rectangles of HoDoKu; Sudoku Explainer's loops (explainer_unique_loops.h) share types 1 to 4.
//
// Rectangles of four cells in two rows, two columns and two boxes: if they ended with two digits
// crosswise, the digits could be swapped, so in a puzzle with one solution they do not.
//
//   unique      (types 1 to 6) the cells may hold both digits; some may have lost one or both
//   hidden      one digit has no other place in a row and a column of the rectangle
//   avoidable   two or three of the cells were filled by the solver; givens take no part
//
// Order: start cells; partner in the box; then along the two lines. For one rectangle: types 1, 2
// or 5, 3 (row, column, box), 4, 6, hidden.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet::hodoku {

void find_rectangles(const Search& search);
void find_avoidable_rectangles(const Search& search);

}  // namespace nonet::hodoku
