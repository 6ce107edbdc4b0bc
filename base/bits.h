// Sets as the bits of a word: where a bit stands, as a place in an array.
#pragma once

#include <bit>
#include <concepts>
#include <cstddef>

namespace nonet {

// REQUIRES: word != 0.
template <std::unsigned_integral Word>
constexpr std::size_t lowest(Word word) {
  return static_cast<std::size_t>(std::countr_zero(word));
}
// REQUIRES: word != 0.
template <std::unsigned_integral Word>
constexpr std::size_t highest(Word word) {
  return static_cast<std::size_t>(std::bit_width(word) - 1);
}
template <std::unsigned_integral Word>
constexpr bool at_most_one_bit(Word word) {
  return (word & (word - 1)) == 0;
}
// How many bits are set, where elements of an array are counted by it.
template <std::unsigned_integral Word>
constexpr std::size_t set_bits(Word word) {
  return static_cast<std::size_t>(std::popcount(word));
}

}  // namespace nonet
