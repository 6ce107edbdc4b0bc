#include "solvers/log_linear/log_linear_solvers.h"

#include "board/pencil_marks.h"
#include "solvers/message_passing/max_product.h"
#include "solvers/repeated_attempts.h"

namespace nonet {
namespace {

using log_linear::Actions;

constexpr AttemptPlan kLogLinearPlan{
    .purpose = "log-linear", .attempts = 20, .longest = 1'000'000, .default_budget = 4'000'000};

Report learn_repeatedly(const Grid& grid, const PencilMarks& actions, const SolveRequest& request,
                        log_linear::Temperature temperature) {
  return repeat_attempts(
      grid, request, kLogLinearPlan, [&](RandomStream& random, std::uint64_t limit) {
        const log_linear::LogLinearOptions options{.temperature = temperature, .iterations = limit};
        const log_linear::LogLinearResult result =
            learn(grid, actions, options, random, request.control);
        return Attempt{result.solution, result.iterations};
      });
}

}  // namespace

Report solve_by_learning(const Grid& grid, const SolveRequest& request,
                         const log_linear::Setting& setting) {
  if (setting.actions == Actions::kAllDigits) {
    return learn_repeatedly(grid, PencilMarks(), request, setting.temperature);
  }
  if (setting.actions == Actions::kRestricted) {
    return learn_repeatedly(grid, PencilMarks::of(grid), request, setting.temperature);
  }
  const auto inferred = message_passing::run_max_product(grid, {});
  Report report;
  if (inferred.contradiction) {
    report.verdict = Verdict::kNone;
    return report;
  }
  const Grid decided = inferred.marks.singles();
  if (!decided.is_solution() || !grid.extended_by(decided)) {
    return learn_repeatedly(grid, inferred.marks, request, setting.temperature);
  }
  report.verdict = Verdict::kUnique;
  report.solution_count = 1;
  report.solution = decided;
  report.hardness = 0;
  return report;
}

}  // namespace nonet
