// All choices of so many digits, in rising order of their bits.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <span>

#include "board/digit_set.h"

namespace nonet {

template <int count, std::size_t choices>
inline constexpr std::array<DigitSet, choices> kChoicesOf = [] {
  std::array<DigitSet, choices> table{};
  std::size_t at = 0;
  for (unsigned bits = 0; bits < 1U << kSize; ++bits) {
    if (std::popcount(bits) == count) table[at++] = DigitSet::from_bits(bits);
  }
  return table;
}();

// REQUIRES: count is 2, 3 or 4.
constexpr std::span<const DigitSet> digit_choices(int count) {
  assert(count >= 2 && count <= 4);
  if (count == 2) return kChoicesOf<2, 36>;
  if (count == 3) return kChoicesOf<3, 84>;
  return kChoicesOf<4, 126>;
}

}  // namespace nonet
