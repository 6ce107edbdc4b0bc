// Arrays indexed by what they are about: a PerCell<T> takes a Cell and nothing else, so that no
// index is cast and none is taken for another. An aggregate like std::array, and no slower.
#pragma once

#include <array>
#include <cstddef>

#include "board/cell.h"

namespace nonet {

// Key: anything with index() in 0..kCount-1.
template <typename Key, typename T, std::size_t kCount>
struct TypedArray {
  std::array<T, kCount> values;  // in the order of the keys' indices

  constexpr T& operator[](Key key) { return values[static_cast<std::size_t>(key.index())]; }
  constexpr const T& operator[](Key key) const {
    return values[static_cast<std::size_t>(key.index())];
  }
  constexpr void fill(const T& value) { values.fill(value); }
  constexpr auto begin() { return values.begin(); }
  constexpr auto end() { return values.end(); }
  [[nodiscard]] constexpr auto begin() const { return values.begin(); }
  [[nodiscard]] constexpr auto end() const { return values.end(); }
  [[nodiscard]] static constexpr std::size_t size() { return kCount; }

  constexpr bool operator==(const TypedArray& other) const { return values == other.values; }
};

template <typename T>
using PerCell = TypedArray<Cell, T, kCells>;
template <typename T>
using PerDigit = TypedArray<Digit, T, kSize>;
template <typename T>
using PerHouse = TypedArray<House, T, kHouses>;
template <typename T>
using PerCandidate = TypedArray<Candidate, T, kCells * kSize>;

}  // namespace nonet
