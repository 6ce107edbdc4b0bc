// Regeneration by depth-first search: "a possible way to increase this percentage could be to
// implement backtracking at least for the puzzle generation from genotype" (Bridi, section 7).
//
// Cells are taken in the order of the genotype, then at random; in each the wished digit is tried
// first, then the other legal ones in a random order. With Backtracking::kSolvability a digit after
// which no solution is left is refuted before the search goes below it; one known solution of the
// grid so far answers that for free as long as the digits tried agree with it.
#pragma once

#include <optional>

#include "generator/genetic/growing_grid.h"
#include "generator/genetic/regeneration.h"

namespace nonet::genetic {

// REQUIRES: rules.backtracking != Backtracking::kNone.
std::optional<Individual> search_back(const Genotype& wishes, const RegenerationRules& rules,
                                      RandomStream& random);

// The individual that a finished grid is. REQUIRES: its last add() said kPuzzle.
std::optional<Individual> individual_of(const GrowingGrid& grid, Genotype genes,
                                        const RegenerationRules& rules);

}  // namespace nonet::genetic
