#include "solvers/exact/single/candidates.h"

#include <algorithm>
#include <cstddef>

#include "board/geometry.h"

namespace nonet::single {
namespace {

// Calls visit(cell, its candidates), cell after cell of one row of boxes after the other.
template <typename Visit>
void for_each_candidates(Candidates& candidates, Visit visit) {
  constexpr std::size_t kSide = kBoxSize;
  for (std::size_t row = 0; row < kSize; ++row) {
    for (std::size_t column = 0; column < kSize; ++column) {
      visit(row * kSize + column,
            candidates.of[row % kSide * kSide + column % kSide][row / kSide * 4 + column / kSide]);
    }
  }
}

// All digits everywhere, in the lanes that are no boxes, too.
Candidates open_candidates() {
  Candidates open;
  for (auto& lanes : open.of) std::ranges::fill(lanes, kNineDigits);
  return open;
}

}  // namespace

Candidates candidates_of(const Grid& grid) {
  constexpr std::uint16_t kOfValue[kSize + 1] = {kNineDigits, 1, 2, 4, 8, 16, 32, 64, 128, 256};
  Candidates candidates = open_candidates();
  for_each_candidates(candidates, [&](std::size_t cell, std::uint16_t& digits) {
    digits = kOfValue[grid.values()[cell]];
  });
  return candidates;
}

Candidates candidates_of(const PencilMarks& marks) {
  Candidates candidates = open_candidates();
  for_each_candidates(candidates, [&](std::size_t cell, std::uint16_t& digits) {
    digits = static_cast<std::uint16_t>(marks[Cell(static_cast<int>(cell))].bits());
  });
  return candidates;
}

}  // namespace nonet::single
