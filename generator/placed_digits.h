// The digits placed in a grid, kept so that the question "is this a single?" takes a handful of
// operations: by house the digits in it, by digit the lines and boxes it is in, by house the empty
// cells.
//
// For a hidden single the empty cells of the house that still take the digit are found all at once:
// those of row r, for example, are its empty cells, without the columns that have the digit, and
// without the three columns of each box that has it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "board/cell.h"
#include "board/digit_set.h"
#include "board/grid.h"

namespace nonet {

class PlacedDigits {
 public:
  // Nothing placed.
  PlacedDigits() {
    for (auto& empty : empty_) empty.fill(kNine);
  }

  // All cells of a full grid filled: in which way makes no difference to a full grid.
  static PlacedDigits full() {
    PlacedDigits placed;
    for (auto& digits : placed.digits_) digits.fill(kNine);
    for (auto& empty : placed.empty_) empty.fill(0);
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
  [[nodiscard]] DigitSet candidates(Cell cell) const {
    const unsigned seen = unsigned{digits_[kRow][static_cast<std::size_t>(cell.row())]} |
                          digits_[kColumn][static_cast<std::size_t>(cell.column())] |
                          digits_[kBox][static_cast<std::size_t>(cell.box())];
    return DigitSet::from_bits(kNine & ~seen);
  }

  // Of the rows, or of the columns, nine bits for each.
  struct Lines {
    const std::array<std::uint16_t, kSize>& digits;  // placed in it
    const std::array<std::uint16_t, kSize>& empty;   // places of its empty cells
  };
  [[nodiscard]] Lines rows() const { return {digits_[kRow], empty_[kRow]}; }
  [[nodiscard]] Lines columns() const { return {digits_[kColumn], empty_[kColumn]}; }

  // The digit is a naked or hidden single in the cell. REQUIRES: the cell is empty, and the digit
  // is one of its candidates.
  [[nodiscard]] bool is_single(Cell cell, Digit digit) const;

 private:
  using Nine = std::uint16_t;  // nine bits
  using NineTimes = std::array<Nine, kSize>;
  static constexpr Nine kNine = 0x1ff;
  enum Kind : std::uint8_t { kRow, kColumn, kBox };

  void toggle(Cell cell, Digit digit);

  std::array<NineTimes, 3> digits_{};  // [kind][house]: the digits in it
  std::array<NineTimes, 3> empty_{};   // [kind][house]: positions of its empty cells
  NineTimes rows_{};                   // [digit]: the rows that have it
  NineTimes columns_{};
  NineTimes boxes_{};
  NineTimes turned_boxes_{};
};

// Naked and hidden singles alone lead from the givens to this solution.
bool singles_solve(const Grid& givens, const Grid& solution);

}  // namespace nonet
