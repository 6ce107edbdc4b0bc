// Eliminations by almost locked sets, in HoDoKu's order (Sudoku Explainer has none).
//
//   XZ       two sets with a restricted common digit; any other common digit goes from cells that
//            see all its places in both. With two restricted common digits all digits of both sets
//            are locked.
//   XY-Wing  two sets that are each linked with a third by different restricted common digits
//   chain    the same through any number of sets, each later in the list than the one before
//
// Sets and links come in the order of almost_locked_sets.h.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

void find_als_xz(const Search& search);
void find_als_xy_wings(const Search& search);
// Chains that remove the same candidates are offered once.
// Size 1: chains go from set to set in any order; 0: as in HoDoKu, which is quicker.
void find_als_chains(const Search& search);

}  // namespace nonet
