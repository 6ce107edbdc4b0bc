#include "study/papers/cs221/search_cost.h"

#include <algorithm>

#include "base/ordered_parallel.h"

namespace nonet::cs221 {
SearchCost cost_of(const constraint::SearchSettings& settings, const std::vector<Grid>& puzzles,
                   const ExperimentRequest& request, std::string_view what,
                   std::uint64_t option_limit) {
  SearchCost cost;
  const auto search_one = [&](std::uint64_t i) {
    return search(puzzles[static_cast<std::size_t>(i)], settings, {1, option_limit},
                  request.control);
  };
  const auto add = [&](std::uint64_t i, const constraint::SearchResult& result) {
    cost.options += result.options;
    cost.cut += result.options >= option_limit ? 1U : 0U;
    cost.squares += result.squares;
    cost.per_puzzle.push_back(result.options);
    request.control.report({i + 1, puzzles.size(), what});
    return Flow::kContinue;
  };
  const double start = request.seconds();
  ordered_parallel({request.threads, puzzles.size()}, request.control, search_one, add);
  cost.seconds = request.seconds() - start;
  if (request.clock && !cost.per_puzzle.empty()) {
    const auto hardest = std::ranges::max_element(cost.per_puzzle);
    const double alone = request.seconds();
    search_one(static_cast<std::uint64_t>(hardest - cost.per_puzzle.begin()));
    cost.hardest_seconds = request.seconds() - alone;
  }
  return cost;
}

std::vector<double> seconds_of_each(const constraint::SearchSettings& settings,
                                    const std::vector<Grid>& puzzles,
                                    const ExperimentRequest& request) {
  std::vector<double> seconds;
  for (const Grid& puzzle : puzzles) {
    if (request.control.should_stop()) break;
    const double start = request.seconds();
    search(puzzle, settings, {1, RunControl::kNoLimit}, request.control);
    seconds.push_back(request.seconds() - start);
  }
  return seconds;
}

}  // namespace nonet::cs221
