// Regeneration by depth-first search: "a possible way to increase this percentage could be to
// implement backtracking at least for the puzzle generation from genotype" (Bridi, section 7).
//
// Cells are taken in the order of the genotype, then at random; in each the wished digit is tried
// first, then the other legal ones in a random order. With Backtracking::kSolvability a digit that
// leaves no solution is refuted before the search goes below it; a known solution of the grid
// answers that for free as long as the digits agree with it.
#pragma once

#include <optional>

#include "generator/genetic/growing_grid.h"
#include "generator/genetic/regeneration.h"

namespace nonet::genetic {

// REQUIRES: rules.backtracking != Backtracking::kNone.
std::optional<Individual> search_back(const Genotype& wishes, const RegenerationRules& rules,
                                      RandomStream& random);

// The finished grid as an individual. REQUIRES: its last add() returned kPuzzle.
std::optional<Individual> individual_of(const GrowingGrid& grid, Genotype genes,
                                        const RegenerationRules& rules);

}  // namespace nonet::genetic
