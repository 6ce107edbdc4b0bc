// Shared by the experiments: their puzzles, and many independent runs in parallel with results in
// order.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/ordered_parallel.h"
#include "study/papers/experiment.h"

namespace nonet {

// The request's puzzles, sampled; without any, minimal puzzles of our own from the request's seed,
// `request.sample` or else `own_count` of them. Fewer after a stop.
std::vector<Grid> experiment_puzzles(const ExperimentRequest& request, std::uint64_t own_count);

// A description of these puzzles.
std::string describe_puzzles(const ExperimentRequest& request, std::size_t count);

// run(0), run(1), ..., on the request's threads; nullopt after a stop. `run` must be safe to call
// from several threads at once.
template <typename Run>
auto independent_runs(const ExperimentRequest& request, std::string_view what, std::uint64_t count,
                      Run run) {
  using Outcome = std::invoke_result_t<Run&, std::uint64_t>;
  std::vector<Outcome> outcomes;
  outcomes.reserve(static_cast<std::size_t>(count));
  ordered_parallel({.threads = request.threads, .units = count}, request.control, run,
                   [&](std::uint64_t index, Outcome outcome) {
                     outcomes.push_back(std::move(outcome));
                     request.control.report({index + 1, count, what});
                     return Flow::kContinue;
                   });
  return outcomes.size() == count ? std::optional(std::move(outcomes)) : std::nullopt;
}

// The number of outcomes for which the predicate holds.
template <typename Outcome, typename Holds>
std::uint64_t count_where(const std::vector<Outcome>& outcomes, Holds holds) {
  std::uint64_t count = 0;
  for (const Outcome& outcome : outcomes) count += holds(outcome) ? 1U : 0U;
  return count;
}

}  // namespace nonet
