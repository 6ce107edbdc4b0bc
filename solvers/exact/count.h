// Counting and listing the solutions of one grid: the single-puzzle solver, made for latency. The
// batch solver, which certify_all uses, is for many grids at once.
#pragma once

#include <cstdint>

#include "board/pencil_marks.h"
#include "solvers/exact/solution_count.h"

namespace nonet {

// Counts solutions up to `limit` (REQUIRES: limit > 0). Any grid is allowed, clashing ones
// included. The work limit of the RunControl counts guesses.
SolutionCount count_solutions(const Grid& grid, std::uint64_t limit,
                              const RunControl& control = {});

// Counts the solutions within the candidates.
SolutionCount count_solutions(const PencilMarks& marks, std::uint64_t limit,
                              const RunControl& control = {});

// As count_solutions for a grid, handing each solution to the callback, in an order that depends on
// the grid only.
SolutionCount for_each_solution(const Grid& grid, std::uint64_t limit,
                                const SolutionCallback& callback, const RunControl& control = {});

// The same for the solutions within the candidates.
SolutionCount for_each_solution(const PencilMarks& marks, std::uint64_t limit,
                                const SolutionCallback& callback, const RunControl& control = {});

}  // namespace nonet
