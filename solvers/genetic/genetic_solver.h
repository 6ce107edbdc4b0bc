// The genetic solver as a member of the solver catalog.
#pragma once

#include "board/grid.h"
#include "solvers/report.h"

namespace nonet {

// Effort and hardness are generations. It can never prove that a solution is the only one: after
// the first it continues with fresh populations until it finds a second, different one (kMultiple)
// or the budget is spent (kUndecided).
Report solve_genetic(const Grid& grid, const SolveRequest& request);

}  // namespace nonet
