// A set of candidates, stored as the cells of each digit.
#pragma once

#include <array>
#include <cstddef>

#include "board/cell.h"
#include "board/cell_set.h"
#include "board/digit_set.h"
#include "board/every_key.h"
#include "board/typed_array.h"

namespace nonet {

class CandidateSet {
 public:
  constexpr CandidateSet() = default;

  constexpr CellSet& operator[](Digit d) { return cells_[d]; }
  constexpr const CellSet& operator[](Digit d) const { return cells_[d]; }

  constexpr void insert(Candidate c) { (*this)[c.digit].insert(c.cell); }
  constexpr void erase(Candidate c) { (*this)[c.digit].erase(c.cell); }
  // Every digit of `digits` in `cell`.
  constexpr void insert(Cell cell, DigitSet digits) {
    for (const Digit d : digits) (*this)[d].insert(cell);
  }

  [[nodiscard]] constexpr bool contains(Candidate c) const {
    return (*this)[c.digit].contains(c.cell);
  }
  [[nodiscard]] constexpr bool empty() const { return cells().empty(); }
  [[nodiscard]] constexpr int size() const {
    int count = 0;
    for (const CellSet set : cells_) count += set.size();
    return count;
  }
  // The cells with any candidate of the set.
  [[nodiscard]] constexpr CellSet cells() const {
    CellSet all;
    for (const CellSet set : cells_) all |= set;
    return all;
  }
  // The digits that occur in the set.
  [[nodiscard]] constexpr DigitSet digits() const {
    DigitSet digits;
    for (const Digit d : all_digits()) {
      if (!(*this)[d].empty()) digits.insert(d);
    }
    return digits;
  }
  // The digits of the set in one cell.
  [[nodiscard]] constexpr DigitSet digits_in(Cell cell) const {
    DigitSet digits;
    for (const Digit d : all_digits()) {
      if ((*this)[d].contains(cell)) digits.insert(d);
    }
    return digits;
  }

  constexpr CandidateSet& operator|=(const CandidateSet& other) {
    for (const Digit d : all_digits()) (*this)[d] |= other[d];
    return *this;
  }
  constexpr CandidateSet& operator&=(const CandidateSet& other) {
    for (const Digit d : all_digits()) (*this)[d] &= other[d];
    return *this;
  }
  constexpr CandidateSet& operator-=(const CandidateSet& other) {
    for (const Digit d : all_digits()) (*this)[d] -= other[d];
    return *this;
  }
  constexpr bool operator==(const CandidateSet&) const = default;

 private:
  PerDigit<CellSet> cells_;
};

}  // namespace nonet
