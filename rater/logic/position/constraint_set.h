// The 324 constraints of Sudoku as a set: a cell holds one digit, a digit has one place in a house.
// As a truth exactly one candidate of a constraint is true, as a link at most one is.
#pragma once

#include <array>
#include <bit>

#include "board/cell_set.h"
#include "board/digit_set.h"
#include "board/geometry.h"
#include "board/typed_array.h"
#include "rater/logic/position/candidate_set.h"
#include "rater/logic/position/position.h"

namespace nonet {

struct ConstraintSet {
  CellSet cells;                // each holds one digit
  PerDigit<HouseSet> houses{};  // of each digit: it has one place in each of these

  constexpr void insert(Cell cell) { cells.insert(cell); }
  constexpr void insert(House house, Digit digit) { houses[digit] |= bit_of(house); }
  constexpr void insert(House house, DigitSet digits) {
    for (const Digit digit : digits) insert(house, digit);
  }
  constexpr void erase(House house, Digit digit) { houses[digit] &= ~bit_of(house); }

  [[nodiscard]] constexpr bool empty() const { return size() == 0; }
  [[nodiscard]] constexpr int size() const {
    int count = cells.size();
    for (const HouseSet of_digit : houses) count += std::popcount(of_digit);
    return count;
  }
  // How many constraints of the set the candidate is part of: 0 to 4.
  [[nodiscard]] constexpr int count_of(Candidate candidate) const {
    int count = cells.contains(candidate.cell) ? 1 : 0;
    for (const House house : houses_of(candidate.cell)) {
      if ((houses[candidate.digit] & bit_of(house)) != 0) ++count;
    }
    return count;
  }
  // The digits whose constraint in this house is part of the set.
  [[nodiscard]] constexpr DigitSet digits_in(House house) const {
    DigitSet digits;
    for (const Digit digit : DigitSet::all()) {
      if ((houses[digit] & bit_of(house)) != 0) digits.insert(digit);
    }
    return digits;
  }
  // The houses that any digit has in the set.
  [[nodiscard]] constexpr HouseSet all_houses_used() const {
    HouseSet used = 0;
    for (const HouseSet of_digit : houses) used |= of_digit;
    return used;
  }

  constexpr bool operator==(const ConstraintSet&) const = default;
};

}  // namespace nonet
