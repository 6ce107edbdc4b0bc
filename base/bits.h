// Sets as the bits of a word: positions of bits, as indices into arrays.
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
// The number of set bits, as an index or size of an array.
template <std::unsigned_integral Word>
constexpr std::size_t set_bits(Word word) {
  return static_cast<std::size_t>(std::popcount(word));
}

}  // namespace nonet
