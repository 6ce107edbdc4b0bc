// All digits, all houses and all members of an enumeration in order, for range-for over arrays that
// are indexed by them. They are counted, which is faster than going through the bits of
// DigitSet::all().
#pragma once

#include "board/cell.h"
#include "board/typed_array.h"

namespace nonet {

template <typename Key, Key (*key_of_index)(int), int kCount>
struct EveryKey {
  struct Iterator {
    int index;
    constexpr Key operator*() const { return key_of_index(index); }
    constexpr Iterator& operator++() {
      ++index;
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;
  };
  [[nodiscard]] constexpr Iterator begin() const { return {0}; }
  [[nodiscard]] constexpr Iterator end() const { return {kCount}; }
};

constexpr House house_of_index(int index) { return House(index); }

constexpr EveryKey<Digit, Digit::from_index, kSize> all_digits() { return {}; }
constexpr EveryKey<House, house_of_index, kHouses> all_houses() { return {}; }

template <typename Enum>
constexpr Enum enumerator_of_index(int index) {
  return static_cast<Enum>(index);
}
template <typename Enum>
constexpr EveryKey<Enum, enumerator_of_index<Enum>, static_cast<int>(kMembers<Enum>)> all_of() {
  return {};
}

}  // namespace nonet
