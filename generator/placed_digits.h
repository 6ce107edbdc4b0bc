// The digits placed in a grid, stored so that "is this a single?" takes a handful of operations: by
// house the digits in it, by digit the lines and boxes with it, by house the empty cells.
//
// For a hidden single the empty cells of the house that can still take the digit are found all at
// once: for row r, its empty cells, without the columns that have the digit, and without the three
// columns of each box that has it.
#pragma once

#include <cstdint>

#include "board/cell.h"
#include "board/digit_set.h"
#include "board/grid.h"
#include "board/typed_array.h"

namespace nonet {

class PlacedDigits {
 public:
  // Nothing placed.
  PlacedDigits() { empty_.fill(kNine); }

  // All cells of a full grid filled: the same for every full grid.
  static PlacedDigits full() {
    PlacedDigits placed;
    placed.digits_.fill(kNine);
    placed.empty_.fill(0);
    for (auto* houses : {&placed.rows_, &placed.columns_, &placed.boxes_, &placed.turned_boxes_}) {
      houses->fill(kNine);
    }
    return placed;
  }

  // REQUIRES: the cell is empty, and no peer has the digit.
  void place(Cell cell, Digit digit) { toggle(cell, digit); }
  // REQUIRES: the digit is placed in the cell.
  void remove(Cell cell, Digit digit) { toggle(cell, digit); }

  // The digits that no peer of the cell has.
  [[nodiscard]] DigitSet candidates(Cell cell) const;
  [[nodiscard]] DigitSet digits_in(House house) const {
    return DigitSet::from_bits(digits_[house]);
  }
  // The positions of the house's empty cells, a bit for each.
  [[nodiscard]] unsigned empty_in(House house) const { return empty_[house]; }

  // Whether the digit is a naked or hidden single in the cell. REQUIRES: the cell is empty and has
  // the digit as a candidate.
  [[nodiscard]] bool is_single(Cell cell, Digit digit) const;

 private:
  using Nine = std::uint16_t;  // nine bits
  static constexpr Nine kNine = 0x1ff;

  void toggle(Cell cell, Digit digit);

  PerHouse<Nine> digits_{};  // the digits in it
  PerHouse<Nine> empty_{};   // positions of its empty cells
  PerDigit<Nine> rows_{};    // the rows with it
  PerDigit<Nine> columns_{};
  PerDigit<Nine> boxes_{};
  PerDigit<Nine> turned_boxes_{};
};

// Whether naked and hidden singles alone lead from the givens to this solution.
bool singles_solve(const Grid& givens, const Grid& solution);

}  // namespace nonet
