// The frame of puzzles of trial-and-error depth 3: where the three digits of the tridagon stand.
//
// All known puzzles of depth 3 but a few share it (results/hunt.md has the figures). With the
// tridagon in boxes 1, 2, 4 and 5:
//
//   corner   in box 9 the three digits stand like knights of one square: two in one column and one
//            in another, two in one row and one in another. These are the only clues of the three.
//   right    box 3 or 6 has the three digits in the column where the corner has none. In the other
//            box of the stack, the loose one, they stand in the other two columns, and as far as
//            trials can tell, each in any row.
//   below    the same with rows, in boxes 7 and 8.
//
// So trials learn nothing about the tridagon from outside.
#pragma once

#include <array>

#include "base/random_stream.h"
#include "board/cell.h"
#include "board/cell_set.h"
#include "board/digit_set.h"
#include "board/grid.h"

namespace nonet {

// The stack to the right of the tridagon, or the band below it, which is the same transposed: rows
// and columns are those of the grid or of its transpose.
struct FrameArm {
  bool transposed = false;
  int line_top = 0;   // the first row of the box with the three digits in a column
  int loose_top = 3;  // and of the loose box
  // Columns of the corner with none, two and one of the three digits.
  int without = 6;
  int with_two = 7;
  int with_one = 8;
  // The row of the loose box, from its top, whose digit of the three is in column `with_two`.
  int turned = 0;

  [[nodiscard]] Cell at(int row, int column) const {
    return transposed ? Cell(column, row) : Cell(row, column);
  }
  // The cells of the arm in which the three digits may stand, without the digits' own knowledge.
  [[nodiscard]] CellSet open() const;
  // The cells of the loose box that hold one of the other six digits, a cell of each row.
  [[nodiscard]] Cell other_in_loose(int row) const {
    return at(loose_top + row, row == turned ? with_one : with_two);
  }
};

// The digits of the tridagon, and the six others.
inline constexpr DigitSet kFrameDigits = DigitSet::from_bits(0b000'000'111);
inline constexpr DigitSet kOtherDigits = ~kFrameDigits;

struct DeepFrame {
  CellSet twelve;                // of the tridagon
  Grid corner;                   // its three clues, the digits 1, 2 and 3
  std::array<FrameArm, 2> arms;  // right and below
  CellSet others;  // the 54 cells of the six other digits, if the tridagon had no guardian

  // The cells of both arms in which the three digits may stand.
  [[nodiscard]] CellSet open() const { return arms[0].open() | arms[1].open(); }
};

DeepFrame random_frame(RandomStream& random);

}  // namespace nonet
