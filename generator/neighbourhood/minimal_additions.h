// Which clues make a minimal puzzle of a puzzle without some of its clues: without a search, from
// the table of its near solutions.
#pragma once

#include "generator/neighbourhood/near_solutions.h"
#include "generator/neighbourhood/solution_table.h"

namespace nonet {

enum class Count : std::uint8_t { kExactly, kUpTo };

// Visits the sets of `add` clues, or of fewer, none of them a removed one, that make a minimal
// puzzle, with its solution. REQUIRES: near.find() for this removal.
void for_each_minimal_addition(const NearSolutions& near, CellSet removed, int add, Count count,
                               const SolutionTable::Visit& visit);

}  // namespace nonet
