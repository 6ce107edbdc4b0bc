#include "solvers/constraint/constraint_solvers.h"

#include <algorithm>
#include <limits>

namespace nonet {
namespace {

// Norvig-style puzzles with no solution can take millions of options; published puzzles never do.
constexpr std::uint64_t kDefaultBudget = 2'000'000;

Verdict verdict_of(const constraint::SearchResult& result) {
  if (result.solutions.size() > 1) return Verdict::kMultiple;
  if (!result.exhausted) return Verdict::kUndecided;
  return result.solutions.empty() ? Verdict::kNone : Verdict::kUnique;
}

}  // namespace

Report solve_by_search(const Grid& grid, const SolveRequest& request,
                       const constraint::SearchSettings& settings) {
  const std::uint64_t limit = std::max<std::uint64_t>(2, request.solution_limit);
  const std::uint64_t budget = request.budget == 0 ? kDefaultBudget : request.budget;
  const constraint::SearchResult result =
      constraint::search(grid, settings, {limit, budget}, request.control);
  Report report;
  report.verdict = verdict_of(result);
  report.solution_count = std::min<std::uint64_t>(result.solutions.size(), limit);
  report.limit_reached = !result.exhausted;
  if (!result.solutions.empty()) report.solution = result.solutions.front();
  if (result.exhausted) report.hardness = static_cast<double>(result.options);
  report.effort = result.options;
  report.details = {{"squares", static_cast<double>(result.squares), "squares"},
                    {"max-depth", static_cast<double>(result.max_depth), "levels"},
                    {"probes", static_cast<double>(result.probes), "propagations"}};
  return report;
}

}  // namespace nonet
