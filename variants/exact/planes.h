// Sets of a board's cells, a bit a cell: kWords words of 64.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "variants/board/geometry.h"

namespace nonet::variants {

// Cells as bits.
template <std::size_t kWords>
struct Plane {
  std::array<std::uint64_t, kWords> words{};

  static Plane of(CellIndex cell) {
    Plane plane;
    plane.insert(cell);
    return plane;
  }
  void insert(CellIndex cell) { words[cell / 64U] |= std::uint64_t{1} << (cell % 64U); }
  void erase(CellIndex cell) { words[cell / 64U] &= ~(std::uint64_t{1} << (cell % 64U)); }
  [[nodiscard]] bool has(CellIndex cell) const {
    return ((words[cell / 64U] >> (cell % 64U)) & 1U) != 0;
  }
  [[nodiscard]] bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words) any |= word;
    return any == 0;
  }
  [[nodiscard]] int size() const {
    int count = 0;
    for (const std::uint64_t word : words) count += std::popcount(word);
    return count;
  }
  // REQUIRES: !empty().
  [[nodiscard]] CellIndex first() const {
    std::size_t word = 0;
    while (words[word] == 0) ++word;
    return static_cast<CellIndex>(word * 64U +
                                  static_cast<unsigned>(std::countr_zero(words[word])));
  }

  Plane& operator&=(const Plane& other) {
    for (std::size_t i = 0; i < kWords; ++i) words[i] &= other.words[i];
    return *this;
  }
  Plane& operator|=(const Plane& other) {
    for (std::size_t i = 0; i < kWords; ++i) words[i] |= other.words[i];
    return *this;
  }
  // Takes the other's cells out.
  Plane& operator-=(const Plane& other) {
    for (std::size_t i = 0; i < kWords; ++i) words[i] &= ~other.words[i];
    return *this;
  }
  friend Plane operator&(Plane a, const Plane& b) { return a &= b; }
  friend Plane operator|(Plane a, const Plane& b) { return a |= b; }
  friend Plane operator-(Plane a, const Plane& b) { return a -= b; }
};

}  // namespace nonet::variants
