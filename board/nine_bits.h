// Counting bits without an instruction for it: std::popcount is a library call in builds for any
// x86-64. Nine bits (digits of a cell, positions in a house) are looked up in a table; the bits of
// a word (cells of the board) are summed in parallel.
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

namespace bits {

// Counts the bits of each four-bit field, in place.
constexpr std::uint64_t sums_of_four(std::uint64_t word) {
  constexpr std::uint64_t k5 = 0x5555555555555555;
  constexpr std::uint64_t k3 = 0x3333333333333333;
  word -= (word >> 1) & k5;
  return (word & k3) + ((word >> 2) & k3);
}
// The sum of all four-bit fields. REQUIRES: it is below 256.
constexpr int sum_of_fields(std::uint64_t fours) {
  constexpr std::uint64_t kF = 0x0F0F0F0F0F0F0F0F;
  const std::uint64_t eights = (fours & kF) + ((fours >> 4) & kF);
  return static_cast<int>((eights * 0x0101010101010101) >> 56);
}

}  // namespace bits

constexpr int word_bit_count(std::uint64_t word) {
  return bits::sum_of_fields(bits::sums_of_four(word));
}
// The set bits of both words together.
constexpr int word_bit_count(std::uint64_t a, std::uint64_t b) {
  return bits::sum_of_fields(bits::sums_of_four(a) + bits::sums_of_four(b));
}

}  // namespace nonet
