// This folder's rows of the solver catalog.
#pragma once

#include "solvers/report.h"

namespace nonet {

// The bitboard search of count.h. Hardness and effort are guesses.
Report solve_exact(const Grid& grid, const SolveRequest& request);

// Dancing links (exact_cover.h). Hardness and effort are guesses.
Report solve_exact_cover(const Grid& grid, const SolveRequest& request);

}  // namespace nonet
