// Exact cover by dancing links (D. E. Knuth, 2000) for grids of any size: each cell holds a digit,
// each house has each digit; the constraint with the fewest remaining rows is always covered next.
#pragma once

#include <cstdint>
#include <optional>

#include "base/run_control.h"
#include "study/papers/larger_grids/large_grid.h"

namespace nonet::larger_grids {

struct ExactCoverResult {
  std::optional<LargeGrid> solution;
  bool exhausted = false;     // without a solution: proves that there is none
  std::uint64_t options = 0;  // rows tried
};

// Searches for one solution within the domains, for at most `option_limit` options or until a stop.
ExactCoverResult solve_exact_cover(const Layout& layout, const Domains& domains,
                                   std::uint64_t option_limit, const RunControl& control = {});

}  // namespace nonet::larger_grids
