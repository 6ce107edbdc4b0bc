// The two methods that start at random, on grids of any size: the difference map with exact
// assignments (V. Elser and others, 2007), and log-linear learning (V. Coghlan, 2014).
#pragma once

#include <cstdint>
#include <optional>

#include "base/random_stream.h"
#include "base/run_control.h"
#include "study/papers/larger_grids/large_grid.h"

namespace nonet::larger_grids {

struct Iterated {
  std::optional<LargeGrid> solution;
  std::uint64_t iterations = 0;
};

// beta = 1, any missing digit of a house, a new random point every quarter of the iterations.
// REQUIRES: boxes of 2 x 2 to 5 x 5.
Iterated map_differences(const Layout& layout, const LargeGrid& givens, std::uint64_t iterations,
                         RandomStream& random, const RunControl& control);

// A random player each time, its actions `domains`, at a constant temperature. REQUIRES: no domain
// is empty.
struct Learning {
  double temperature = 0.4;
  std::uint64_t iterations = 0;
};
Iterated learn_log_linear(const Layout& layout, const LargeGrid& givens, const Domains& domains,
                          const Learning& learning, RandomStream& random,
                          const RunControl& control);

}  // namespace nonet::larger_grids
