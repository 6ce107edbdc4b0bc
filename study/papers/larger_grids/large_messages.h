// Goldberger's message passing on grids of any size. Max-product asks of each house for a matching
// and stays polynomial; sum-product needs permanents, which take 2^k steps for k open cells.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/run_control.h"
#include "study/papers/larger_grids/large_grid.h"

namespace nonet::larger_grids {

// Generalised arc consistency on every house, to the fixpoint. False on a contradiction.
bool max_product(const Layout& layout, Domains& domains);

// Open cells of one house that sum-product is tried with at most: 2^18 states.
inline constexpr std::size_t kMostOpen = 18;

enum class SumProductEnd : std::uint8_t { kSolved, kNotSolved, kTooLarge };

// Serial sum-product within domains that max-product has left, for so many iterations or until
// asked to stop.
SumProductEnd sum_product(const Layout& layout, const Domains& domains, std::uint64_t iterations,
                          LargeGrid& decision, const RunControl& control = {});

// The grid where every domain is a single digit.
std::optional<LargeGrid> decided(const Domains& domains);

}  // namespace nonet::larger_grids
