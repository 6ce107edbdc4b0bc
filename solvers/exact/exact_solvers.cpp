#include "solvers/exact/exact_solvers.h"

#include <cassert>

#include "solvers/exact/count.h"
#include "solvers/exact/exact_cover.h"

namespace nonet {
namespace {

// A control that stops at the request's budget as well as at its own limit.
RunControl with_budget(const SolveRequest& request) {
  return request.budget > 0 ? request.control.limited_to(request.budget) : request.control;
}

Report report_of(const SolutionCount& found) {
  assert(!found.first || found.first->is_solution());
  Report report;
  report.verdict = found.verdict();
  report.solution_count = found.count;
  report.limit_reached = found.limit_reached();
  report.solution = found.first;
  if (found.end != SearchEnd::kStopped) report.hardness = static_cast<double>(found.guesses);
  report.effort = found.guesses;
  return report;
}

}  // namespace

Report solve_exact(const Grid& grid, const SolveRequest& request) {
  return report_of(count_solutions(grid, request.solution_limit, with_budget(request)));
}

Report solve_exact_cover(const Grid& grid, const SolveRequest& request) {
  return report_of(count_by_exact_cover(grid, request.solution_limit, with_budget(request)));
}

}  // namespace nonet
