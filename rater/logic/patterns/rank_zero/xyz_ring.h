// The XYZ-ring: an XYZ-wing closed by a house. The pivot has three candidates X, Y and Z, the wings
// have X and Z, Y and Z. All places of Z in a further house lie in two houses that hold the Z of
// the three cells as well. Then X, Y and Z are used up where pivot and wings see each other, and Z
// in the two houses (rank_set.h).
//
// Source: SunnieShine/Sudoku, "XYZ-Ring".
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// By pivot, wings, house.
void find_xyz_rings(const Search& search);

}  // namespace nonet
