// Gurth's symmetrical placement: the givens stay the same if the grid is turned or reflected and
// the digits change places with each other. Then so does the one solution: each cell and its image
// hold a digit and its image. A candidate whose image is none goes; in a cell that is its own image
// so does every digit that changes.
//
//   half turn, quarter turn, reflection in either diagonal
//
// The digits of the givens decide how digits change places; one digit at most is in no given, and
// it is the one left over.
//
// Anti-symmetrical placement: all givens but one are symmetric, under a half turn or a reflection
// that takes digits to and fro. If the image of that given were filled with the image of its digit,
// the image of the solution would have all givens, so the solution would be its own image. Where
// that is impossible, because the cells that stay in place cannot all have digits that stay, the
// image of the digit goes from the image of the cell.
//
// Source: Gurth Bruins, "Gurth's Symmetrical Placement" (players' forum, 2006);
// SunnieShine/Sudoku for the name of the other.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// By symmetry, in the order above; each with all eliminations. Without search.givens all filled
// cells count as given: they have the same one solution.
void find_symmetrical_placement(const Search& search);
// By symmetry: half turn, then reflections.
void find_anti_symmetrical_placement(const Search& search);

}  // namespace nonet
