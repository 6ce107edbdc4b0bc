// Arrays indexed by a type: a PerCell<T> takes a Cell and nothing else, so that no index is cast
// and none is mistaken for another. An aggregate like std::array, and no slower.
#pragma once

#include <array>
#include <cstddef>
#include <type_traits>

#include "board/cell.h"

namespace nonet {

// The place of a key in an array: class types give it by index() in 0..kCount-1, enumerators by
// their number.
template <typename Key>
constexpr std::size_t array_index(Key key) {
  if constexpr (std::is_enum_v<Key>) {
    return static_cast<std::size_t>(key);
  } else {
    return static_cast<std::size_t>(key.index());
  }
}

template <typename Key, typename T, std::size_t kCount>
struct TypedArray {
  std::array<T, kCount> values;  // in the order of the keys' indices

  constexpr T& operator[](Key key) { return values[array_index(key)]; }
  constexpr const T& operator[](Key key) const { return values[array_index(key)]; }
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
// The number of members of an enumeration: its last enumerator, kCount, is not a member. The
// board's own enumerations, which are switched over everywhere, have no such enumerator.
template <typename Enum>
inline constexpr std::size_t kMembers = array_index(Enum::kCount);
template <>
inline constexpr std::size_t kMembers<HouseKind> = 3;
// By an enumeration: it grows with the enumeration.
template <typename Enum, typename T>
using PerEnum = TypedArray<Enum, T, kMembers<Enum>>;
template <typename T>
using PerCandidate = TypedArray<Candidate, T, kCells * kSize>;

}  // namespace nonet
