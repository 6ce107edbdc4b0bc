// All minimal puzzles whose clues are among given ones.
#pragma once

#include <functional>

#include "generator/atlas/unavoidable_sets.h"

namespace nonet {

// Visits each set of at least `fewest` of these clues that has the grid as its only solution and no
// clue to spare, once, in an order that depends on the clues and the known sets.
//
// The search tries sets of clues to leave out. Two families, which grow with each answer of the
// exact solver, spare it most questions: sets that can be left out, whose parts can be left out,
// too, and leave no minimal puzzle; and cuts, which cannot be left out. The families are dual to
// each other (M. L. Fredman, L. Khachiyan, "On the complexity of dualization of monotone
// disjunctive normal forms", 1996).
//
// REQUIRES: the clues have one solution; at most 64 of them are not needed.
void for_each_minimal_subset(UnavoidableSets& sets, CellSet clues, int fewest,
                             const std::function<void(CellSet)>& visit);

}  // namespace nonet
