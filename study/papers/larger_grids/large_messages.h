// Goldberger's message passing on grids of any size. Max-product needs a matching in each house and
// stays polynomial; sum-product needs permanents, which take 2^k steps for k open cells.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/run_control.h"
#include "study/papers/larger_grids/large_grid.h"

namespace nonet::larger_grids {

// Generalised arc consistency on every house, to the fixpoint. False on a contradiction. REQUIRES:
// boxes of 2 x 2 to 5 x 5.
bool max_product(const Layout& layout, Domains& domains);

// The largest number of open cells in a house for sum-product: 2^18 states.
inline constexpr std::size_t kMostOpen = 18;

enum class SumProductEnd : std::uint8_t { kSolved, kNotSolved, kTooLarge };

// Serial sum-product within the domains left by max-product, for a number of iterations or until a
// stop.
SumProductEnd sum_product(const Layout& layout, const Domains& domains, std::uint64_t iterations,
                          LargeGrid& decision, const RunControl& control = {});

// The grid, if every domain is a single digit.
std::optional<LargeGrid> decided(const Domains& domains);

}  // namespace nonet::larger_grids
