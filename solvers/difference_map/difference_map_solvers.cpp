#include "solvers/difference_map/difference_map_solvers.h"

#include "solvers/repeated_attempts.h"

namespace nonet {
namespace {

constexpr AttemptPlan kDifferenceMapPlan{
    .purpose = "difference-map", .attempts = 20, .longest = 10'000, .default_budget = 40'000};

}  // namespace

Report solve_by_difference_map(const Grid& grid, const SolveRequest& request,
                               const difference_map::DifferenceMapOptions& options) {
  bool impossible = false;
  Report report = repeat_attempts(
      grid, request, kDifferenceMapPlan, [&](RandomStream& random, std::uint64_t limit) {
        difference_map::DifferenceMapOptions attempt = options;
        attempt.iterations = limit;
        const auto result = difference_map::search(grid, attempt, random, request.control);
        impossible = result.impossible;
        return Attempt{result.solution, result.iterations};
      });
  if (impossible) {
    report.verdict = Verdict::kNone;
    report.limit_reached = false;
  }
  return report;
}

}  // namespace nonet
