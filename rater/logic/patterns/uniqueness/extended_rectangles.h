// Extended rectangles: cells where two lines of a band or stack meet n other lines, n digits in
// these 2n cells. Were there no others, both lines would have the same digits in them, and could
// exchange them cell by cell, each within its column (or row) and box: a second solution. None of
// the cells is given, since all are empty. So one of the cells' other candidates, the guardians, is
// true. Two lines of three cells here, then of four; two of two are a unique rectangle.
//
// Source: the players' forum, "Extended Unique Rectangles"; Andrew Stuart (SudokuWiki).
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// By n (three, four), lines (rows, then columns), digits, crossing lines.
void find_extended_rectangles(const Search& search);

}  // namespace nonet
