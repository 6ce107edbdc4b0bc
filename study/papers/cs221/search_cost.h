// The cost of a setting of the search on a set of puzzles.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "board/grid.h"
#include "solvers/constraint/search.h"
#include "study/papers/experiment.h"

namespace nonet::cs221 {

struct SearchCost {
  std::uint64_t options = 0;
  std::uint64_t squares = 0;
  double seconds = 0;          // of processor time, all puzzles
  double hardest_seconds = 0;  // of the puzzle with most options, measured again alone
  std::uint64_t cut = 0;       // puzzles ended at the limit
  std::vector<std::uint64_t> per_puzzle = {};  // options, in the order of the puzzles
};

// Each puzzle up to its first solution, or to `option_limit` options; progress names it `what`.
// After a stop the numbers are meaningless.
SearchCost cost_of(const constraint::SearchSettings& settings, const std::vector<Grid>& puzzles,
                   const ExperimentRequest& request, std::string_view what,
                   std::uint64_t option_limit = RunControl::kNoLimit);

// Processor seconds of each puzzle alone, one after the other; fewer after a stop. REQUIRES:
// request.clock.
std::vector<double> seconds_of_each(const constraint::SearchSettings& settings,
                                    const std::vector<Grid>& puzzles,
                                    const ExperimentRequest& request);

}  // namespace nonet::cs221
