// Unavoidable sets that are cheap to detect: two rows of a band, or columns of a stack, can
// exchange their digits on any cycle of the permutation between them.
//
//        c2    c5    c6          the digits in c2, c5 and c6 are the same in both rows, so the rows
//   r1    4  .  7  .  9          can swap there: the six cells are an unavoidable set, and one of
//   r2    9  .  4  .  7          them must be given
//
// If no other cell of the set is given, its last clue is needed, and no search has to find that
// out. A needed clue of a minimal puzzle is so in 39 cases of 100. (Two digits swapped within some
// rows would settle another ten, and cost more time than they save.)
//
// Unavoidable sets: G. McGuire, B. Tugemann, G. Civario, "There is no 16-clue Sudoku", 2012.
#pragma once

#include <cstdint>

#include "board/cell.h"
#include "board/grid.h"
#include "board/typed_array.h"
#include "generator/placed_digits.h"

namespace nonet {

class LineExchange {
 public:
  LineExchange() = default;
  // REQUIRES: solution.is_solution().
  explicit LineExchange(const Grid& solution);

  // Whether two lines of the solution can exchange digits on a set of cells that includes this one,
  // with no other cell of the set placed. REQUIRES: `solution` is the constructor's, `placed` are
  // some of its digits, without this cell's.
  [[nodiscard]] bool possible(const Grid& solution, Cell cell, const PlacedDigits& placed) const;

 private:
  // For a row or column, starting at its cell with the digit.
  [[nodiscard]] bool possible(const Grid& solution, House line, Digit start,
                              const PlacedDigits& placed) const;

  PerHouse<PerDigit<std::uint8_t>> position_of_{};  // of the digit in the row or column
};

}  // namespace nonet
