// Whether cells make a deadly pattern: by trying all their fillings.
#pragma once

#include <vector>

#include "board/cell_set.h"
#include "board/digit_set.h"

namespace nonet {

// A cell of a pattern with the digits that it may hold if no guardian is true.
struct PatternCell {
  Cell cell;
  DigitSet digits;
};

// Whether the cells can be filled by these digits, and each such filling can be exchanged for
// another with the same digits in each row, column and box. (The other filling need not keep to the
// digits of each cell: givens do not exclude it.)
bool is_deadly(const std::vector<PatternCell>& cells);

}  // namespace nonet
