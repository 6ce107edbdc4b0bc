// Counting and listing the solutions of one grid: the single-puzzle solver, made for latency.
// For many grids at once there is the batch solver, which certify_all uses.
#pragma once

#include <cstdint>

#include "board/pencil_marks.h"
#include "solvers/exact/solution_count.h"

namespace nonet {

// Counts solutions up to `limit` (REQUIRES: limit > 0). Any grid may be asked, also one that
// clashes. The work limit of the RunControl counts guesses.
SolutionCount count_solutions(const Grid& grid, std::uint64_t limit,
                              const RunControl& control = {});

// The solutions whose every cell is among the candidates.
SolutionCount count_solutions(const PencilMarks& marks, std::uint64_t limit,
                              const RunControl& control = {});

// The same for a grid, and hands each solution to the callback, in an order that depends on the
// grid only.
SolutionCount for_each_solution(const Grid& grid, std::uint64_t limit,
                                const SolutionCallback& callback, const RunControl& control = {});

}  // namespace nonet
