#include "solvers/repeated_attempts.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <vector>

#include "solvers/found_solutions.h"

namespace nonet {

std::optional<std::uint64_t> median_iterations(std::span<const Attempt> attempts) {
  if (attempts.empty()) return std::nullopt;
  constexpr std::uint64_t kFailed = std::numeric_limits<std::uint64_t>::max();
  std::vector<std::uint64_t> lengths;
  lengths.reserve(attempts.size());
  for (const Attempt& a : attempts) lengths.push_back(a.solution ? a.iterations : kFailed);
  const auto middle = lengths.begin() + static_cast<std::ptrdiff_t>((lengths.size() - 1) / 2);
  std::ranges::nth_element(lengths, middle);
  if (*middle == kFailed) return std::nullopt;
  return *middle;
}

Report repeat_attempts(const Grid& givens, const SolveRequest& request, const AttemptPlan& plan,
                       const MakeAttempt& make) {
  Report report;
  FoundSolutions found(givens);
  std::vector<Attempt> attempts;
  const std::uint64_t budget = request.budget == 0 ? plan.default_budget : request.budget;
  while (attempts.size() < plan.attempts && report.effort < budget &&
         found.count() < request.solution_limit && !request.control.should_stop()) {
    RandomStream random(request.seed, plan.purpose, attempts.size());
    attempts.push_back(make(random, std::min(plan.longest, budget - report.effort)));
    report.effort += attempts.back().iterations;
    if (attempts.back().solution) found.add(*attempts.back().solution);
  }
  found.describe(report);
  const auto median = median_iterations(attempts);
  if (median) report.hardness = static_cast<double>(*median);
  const auto solved =
      std::ranges::count_if(attempts, [](const Attempt& a) { return !!a.solution; });
  report.details = {{"attempts", static_cast<double>(attempts.size()), "attempts"},
                    {"solved_attempts", static_cast<double>(solved), "attempts"}};
  return report;
}

}  // namespace nonet
