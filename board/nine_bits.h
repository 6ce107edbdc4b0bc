// Counting the bits of a nine-bit mask by table: digits of a cell, positions in a house. Builds for
// any x86-64 have no instruction for it, and nine bits need none.
#pragma once

#include <array>
#include <cstdint>

namespace nonet {

inline constexpr std::array<std::uint8_t, 512> kNineBitCounts = [] {
  std::array<std::uint8_t, 512> counts{};
  for (std::size_t mask = 1; mask < counts.size(); ++mask) {
    counts[mask] = static_cast<std::uint8_t>(counts[mask / 2] + mask % 2);
  }
  return counts;
}();

// REQUIRES: mask < 512.
constexpr int bit_count(unsigned mask) { return kNineBitCounts[mask]; }

}  // namespace nonet
