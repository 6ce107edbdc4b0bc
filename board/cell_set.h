// A set of cells as 81 bits in two words: cells 0..63 and 64..80. Iterating gives the cells in
// ascending order.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <initializer_list>

#include "board/cell.h"
#include "board/nine_bits.h"

namespace nonet {

class CellSet {
 public:
  constexpr CellSet() = default;
  constexpr CellSet(std::initializer_list<Cell> cells) {
    for (const Cell c : cells) insert(c);
  }
  constexpr explicit CellSet(Cell cell) { insert(cell); }
  // REQUIRES: only bits 0..16 of `high` are set.
  static constexpr CellSet from_words(std::uint64_t low, std::uint64_t high) {
    assert((high & ~kHighBits) == 0);
    CellSet set;
    set.low_ = low;
    set.high_ = high;
    return set;
  }
  static constexpr CellSet all() { return from_words(~std::uint64_t{0}, kHighBits); }

  [[nodiscard]] constexpr std::uint64_t low() const { return low_; }
  [[nodiscard]] constexpr std::uint64_t high() const { return high_; }
  [[nodiscard]] constexpr bool empty() const { return (low_ | high_) == 0; }
  [[nodiscard]] constexpr int size() const { return word_bit_count(low_, high_); }
  [[nodiscard]] constexpr bool contains(Cell c) const {
    return c.index() < 64 ? ((low_ >> c.index()) & 1) != 0 : ((high_ >> (c.index() - 64)) & 1) != 0;
  }
  [[nodiscard]] constexpr bool contains(CellSet o) const {
    return ((o.low_ & ~low_) | (o.high_ & ~high_)) == 0;
  }
  [[nodiscard]] constexpr bool intersects(CellSet o) const {
    return ((low_ & o.low_) | (high_ & o.high_)) != 0;
  }
  // The first cell. REQUIRES: !empty().
  [[nodiscard]] constexpr Cell first() const {
    assert(!empty());
    return Cell(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
  }

  constexpr void insert(Cell c) {
    if (c.index() < 64) {
      low_ |= std::uint64_t{1} << c.index();
    } else {
      high_ |= std::uint64_t{1} << (c.index() - 64);
    }
  }
  constexpr void erase(Cell c) { *this -= CellSet(c); }

  constexpr CellSet& operator|=(CellSet o) { return *this = *this | o; }
  constexpr CellSet& operator&=(CellSet o) { return *this = *this & o; }
  constexpr CellSet& operator-=(CellSet o) { return *this = *this - o; }
  friend constexpr CellSet operator|(CellSet a, CellSet b) {
    return from_words(a.low_ | b.low_, a.high_ | b.high_);
  }
  friend constexpr CellSet operator&(CellSet a, CellSet b) {
    return from_words(a.low_ & b.low_, a.high_ & b.high_);
  }
  friend constexpr CellSet operator-(CellSet a, CellSet b) {
    return from_words(a.low_ & ~b.low_, a.high_ & ~b.high_);
  }
  friend constexpr CellSet operator~(CellSet a) { return all() - a; }
  constexpr bool operator==(const CellSet&) const = default;

  class Iterator {
   public:
    constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr Cell operator*() const {
      return Cell(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
    }
    constexpr Iterator& operator++() {
      if (low_ != 0) {
        low_ &= low_ - 1;
      } else {
        high_ &= high_ - 1;
      }
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint64_t low_;
    std::uint64_t high_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return {low_, high_}; }
  [[nodiscard]] constexpr Iterator end() const { return {0, 0}; }

 private:
  static constexpr std::uint64_t kHighBits = (std::uint64_t{1} << (kCells - 64)) - 1;

  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
};

}  // namespace nonet
