// Sudoku as an exact cover problem: the independent check of every other exact answer. It shares no
// inference and no data structure with the other solvers, and it need not be fast.
#pragma once

#include <cstdint>

#include "solvers/exact/solution_count.h"

namespace nonet {

// As count_solutions. REQUIRES: limit > 0.
SolutionCount count_by_exact_cover(const Grid& grid, std::uint64_t limit,
                                   const RunControl& control = {});

}  // namespace nonet
