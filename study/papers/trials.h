// What the experiments share: puzzles to run on, and many independent runs in parallel whose
// results come back in order.
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
// `request.sample` or else `own_count` of them. Fewer where the request asks to stop.
std::vector<Grid> experiment_puzzles(const ExperimentRequest& request, std::uint64_t own_count);

// What to say of them in a note.
std::string describe_puzzles(const ExperimentRequest& request, std::size_t count);

// make(0), make(1), ..., on the request's threads; nullopt when asked to stop. `make` must be safe
// to call from several threads at once.
template <typename Make>
auto run_trials(const ExperimentRequest& request, std::string_view what, std::uint64_t count,
                Make make) {
  using Trial = std::invoke_result_t<Make&, std::uint64_t>;
  std::vector<Trial> trials;
  trials.reserve(static_cast<std::size_t>(count));
  ordered_parallel({.threads = request.threads, .units = count}, request.control, make,
                   [&](std::uint64_t index, Trial trial) {
                     trials.push_back(std::move(trial));
                     request.control.report({index + 1, count, what});
                     return Flow::kContinue;
                   });
  return trials.size() == count ? std::optional(std::move(trials)) : std::nullopt;
}

// How many of the trials the predicate holds for, in per cent.
template <typename Trial, typename Holds>
double percentage(const std::vector<Trial>& trials, Holds holds) {
  std::size_t count = 0;
  for (const Trial& trial : trials) count += holds(trial) ? 1U : 0U;
  return trials.empty() ? 0
                        : 100.0 * static_cast<double>(count) / static_cast<double>(trials.size());
}

}  // namespace nonet
