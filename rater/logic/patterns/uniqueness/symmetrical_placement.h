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
// Source: Gurth Bruins, "Gurth's Symmetrical Placement" (players' forum, 2006).
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// By symmetry, in the order above; each with all eliminations. Without search.givens all filled
// cells count as given: they have the same one solution.
void find_symmetrical_placement(const Search& search);

}  // namespace nonet
