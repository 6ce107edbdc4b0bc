// The difference map as members of the solver catalog: settings of difference_map.h.
//
// It cannot prove that a solution is the only one; two different solutions prove kMultiple, and a
// house without an assignment, seen before the first iteration, proves kNone. Effort and hardness
// are iterations, the hardness a median over up to twenty attempts from random starts.
#pragma once

#include "board/grid.h"
#include "solvers/difference_map/difference_map.h"
#include "solvers/report.h"

namespace nonet {

namespace difference_map {

inline constexpr DifferenceMapOptions kPublished{.mask = Mask::kNone, .restart_every = 2'500};
inline constexpr DifferenceMapOptions kMasked{.mask = Mask::kCandidates, .restart_every = 2'000};

}  // namespace difference_map

Report solve_by_difference_map(const Grid& grid, const SolveRequest& request,
                               const difference_map::DifferenceMapOptions& options);

// A catalog row's function for one of the settings above.
template <const difference_map::DifferenceMapOptions& kOptions>
Report solve_difference_map(const Grid& grid, const SolveRequest& request) {
  return solve_by_difference_map(grid, request, kOptions);
}

}  // namespace nonet
