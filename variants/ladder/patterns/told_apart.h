// Arguments from the exchange of two digits look at houses. A pair of cells may tell the digits
// apart, too.
#pragma once

#include <algorithm>

#include "variants/ladder/board_step.h"

namespace nonet::variants {

// Whether a candidate elsewhere is excluded through a pair by one of the digits in the cell: then
// the cell cannot exchange them at will.
inline bool are_told_apart(const BoardSearch& search, CellIndex cell, Bits digits) {
  for (const std::size_t digit : each_bit(digits)) {
    const auto excluded = search.board.pairs().excluded_by(cell, digit);
    if (std::ranges::any_of(excluded, [&](const BoardCandidate& other) {
          return search.marks.has(other.cell, other.digit);
        }))
      return true;
  }
  return false;
}

}  // namespace nonet::variants
