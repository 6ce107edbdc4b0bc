// All minimal puzzles whose clues are among given ones.
#pragma once

#include <functional>

#include "generator/atlas/unavoidable_sets.h"

namespace nonet {

// Visits each set of clues among these that has the grid as its only solution and no clue to
// spare, once, in an order that depends on the clues and the known sets.
//
// They are the minimal sets with a cell in each unavoidable set. K. Murakami and T. Uno,
// "Efficient algorithms for dualizing large-scale hypergraphs", 2014 (MMCS), list them without
// listing one twice; here the unavoidable sets come from an exact solver when they are needed.
// REQUIRES: the clues have one solution.
void for_each_minimal_subset(UnavoidableSets& sets, CellSet clues,
                             const std::function<void(CellSet)>& visit);

}  // namespace nonet
