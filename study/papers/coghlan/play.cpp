#include "study/papers/coghlan/play.h"

#include <algorithm>
#include <limits>

#include "base/random_stream.h"
#include "board/pencil_marks.h"
#include "solvers/message_passing/max_product.h"
#include "study/papers/independent_runs.h"

namespace nonet::coghlan {

PencilMarks actions_of(const Grid& puzzle, log_linear::Actions actions) {
  switch (actions) {
    case log_linear::Actions::kAllDigits:
      return {};
    case log_linear::Actions::kRestricted:
      return PencilMarks::of(puzzle);
    case log_linear::Actions::kInferred:
      return message_passing::run_max_product(puzzle, {}).marks;
  }
  return {};
}

Attempt attempt(const Grid& puzzle, const Variant& variant, std::uint64_t iterations,
                RandomStream random, const RunControl& control) {
  const log_linear::LogLinearOptions options{variant.order, variant.temperature, iterations, 0};
  const auto result = learn(puzzle, actions_of(puzzle, variant.actions), options, random, control);
  const bool right =
      result.solution && result.solution->is_solution() && puzzle.extended_by(*result.solution);
  return {right ? result.solution : std::nullopt, result.iterations};
}

std::optional<std::vector<Attempt>> attempts(const Grid& puzzle, const Variant& variant,
                                             const Runs& runs, const ExperimentRequest& request) {
  return independent_runs(request, variant.label, runs.count, [&](std::uint64_t i) {
    return attempt(puzzle, variant, runs.iterations, RandomStream(request.seed, runs.purpose, i),
                   request.control);
  });
}

std::uint64_t solved_count(const std::vector<Attempt>& attempts) {
  return static_cast<std::uint64_t>(
      std::ranges::count_if(attempts, [](const Attempt& a) { return a.solution.has_value(); }));
}

std::vector<double> iterations_of(const std::vector<Attempt>& attempts) {
  std::vector<double> iterations;
  iterations.reserve(attempts.size());
  for (const Attempt& one : attempts) {
    iterations.push_back(one.solution ? static_cast<double>(one.iterations)
                                      : std::numeric_limits<double>::infinity());
  }
  return iterations;
}

}  // namespace nonet::coghlan
