// A set of digits as nine bits. Iterating gives the digits in ascending order.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <initializer_list>

#include "board/cell.h"
#include "board/nine_bits.h"

namespace nonet {

class DigitSet {
 public:
  constexpr DigitSet() = default;
  constexpr DigitSet(std::initializer_list<Digit> digits) {
    for (const Digit d : digits) insert(d);
  }
  constexpr explicit DigitSet(Digit digit) : bits_(bit(digit)) {}
  // Bit i stands for the digit with index i. REQUIRES: bits < 512.
  static constexpr DigitSet from_bits(unsigned bits) {
    assert(bits <= kAllBits);
    DigitSet set;
    set.bits_ = static_cast<std::uint16_t>(bits);
    return set;
  }
  static constexpr DigitSet all() { return from_bits(kAllBits); }

  [[nodiscard]] constexpr unsigned bits() const { return bits_; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return bit_count(bits_); }
  [[nodiscard]] constexpr bool contains(Digit d) const { return (bits_ & bit(d)) != 0; }
  [[nodiscard]] constexpr bool contains(DigitSet other) const {
    return (other.bits_ & ~bits_) == 0;
  }
  [[nodiscard]] constexpr bool intersects(DigitSet other) const {
    return (bits_ & other.bits_) != 0;
  }
  // The smallest digit. REQUIRES: !empty().
  [[nodiscard]] constexpr Digit first() const {
    assert(!empty());
    return Digit::from_index(std::countr_zero(bits_));
  }

  constexpr void insert(Digit d) { bits_ = static_cast<std::uint16_t>(bits_ | bit(d)); }
  constexpr void erase(Digit d) { bits_ = static_cast<std::uint16_t>(bits_ & ~bit(d)); }

  constexpr DigitSet& operator|=(DigitSet o) { return *this = *this | o; }
  constexpr DigitSet& operator&=(DigitSet o) { return *this = *this & o; }
  constexpr DigitSet& operator-=(DigitSet o) { return *this = *this - o; }
  friend constexpr DigitSet operator|(DigitSet a, DigitSet b) {
    return from_bits(unsigned{a.bits_} | b.bits_);
  }
  friend constexpr DigitSet operator&(DigitSet a, DigitSet b) {
    return from_bits(unsigned{a.bits_} & b.bits_);
  }
  friend constexpr DigitSet operator-(DigitSet a, DigitSet b) {
    return from_bits(unsigned{a.bits_} & ~unsigned{b.bits_});
  }
  friend constexpr DigitSet operator~(DigitSet a) { return all() - a; }
  constexpr bool operator==(const DigitSet&) const = default;

  class Iterator {
   public:
    constexpr explicit Iterator(unsigned bits) : bits_(bits) {}
    constexpr Digit operator*() const { return Digit::from_index(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    unsigned bits_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

 private:
  static constexpr unsigned kAllBits = (1U << kSize) - 1;
  static constexpr std::uint16_t bit(Digit d) {
    return static_cast<std::uint16_t>(1U << d.index());
  }

  std::uint16_t bits_ = 0;
};

}  // namespace nonet
