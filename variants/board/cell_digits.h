// The digits on a board of any geometry.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace nonet::variants {

// By CellIndex: 1 and up, 0 for an empty cell.
using CellDigits = std::vector<std::uint8_t>;

// Cells with a digit.
inline int clue_count(const CellDigits& digits) {
  return static_cast<int>(digits.size()) - static_cast<int>(std::ranges::count(digits, 0));
}

}  // namespace nonet::variants
