// Qiu's deadly pattern: two lines of a band or stack cross two lines of a box in four cells, the
// square; two cells on these two lines, the corners, lie side by side in another band. A pair of
// digits has no place in the box but in the square. If the corners held the pair, there would be a
// second solution:
//
//   a  b |          The corners change places. If a and b share a line of the square, they do
//   -----+------    there, too. If not, say a is in the upper line and b in the lower: then the
//   four x  a | b ...    can be arranged so that the upper line gains b or y and loses a or x. From
//   its b  y | y ...    other b, or y, on, the digits of the two lines are exchanged, column by
//   column,
//                   until the lost digit comes back: it is a or x, as no other digit of the lower
//                   line is missing in the upper one.
//
// There are two such exchanges, from b and from y, with no column in common. If the columns with a
// given follow one another, or go round, one of the two passes none of them. The other cells must
// not be given. So one of the guardians is true: another digit of the corners, or one of the pair
// in the box beside the square.
//
// Source: Qiu Yanzhe, in SunnieShine/Sudoku ("Qiu's Deadly Pattern", two lines and two cells); the
// exchange is worked out here.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// By the two lines, rows first, the square, the corners, the pair.
void find_qius_patterns(const Search& search);

}  // namespace nonet
