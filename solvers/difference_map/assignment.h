// The exact assignment of one house: every row gets a column of its own so that the sum of the
// scores is greatest. It is the projection onto "these cells hold these digits in some order"; the
// difference map needs 27 of them in every iteration.
//
// Method: R. Jonker, A. Volgenant, A shortest augmenting path algorithm for dense and sparse linear
// assignment problems, 1987, turned to maximisation. Each column has a price; if every row takes
// the column with its best score after price and no two rows choose the same, the assignment is
// optimal. The prices of the last call are kept: scores change little from one iteration to the
// next, so most rows take their column at once and only a few others need a shortest path. Starting
// prices never affect the result, only the work.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "board/cell.h"

namespace nonet::difference_map {

// Nine scores padded to three vectors of four; the last three lanes are ignored.
inline constexpr std::size_t kLanes = 12;
using Scores = std::array<float, kLanes>;

// A score this low marks a pair that must not be used.
inline constexpr float kBarred = -1e30F;

// The column with the highest score; the first of equals.
std::size_t highest(const Scores& scores);

class Assignment {
 public:
  Assignment() : Assignment(0) {}
  // For the columns in `columns`, one bit each.
  explicit Assignment(unsigned columns);

  // Writes the column of each row. REQUIRES: as many rows as columns, and an assignment without
  // barred pairs.
  void solve(std::span<const Scores* const> rows, std::span<std::uint8_t> column_of);

 private:
  void seat(std::span<const Scores* const> rows, std::span<std::uint8_t> column_of,
            std::size_t row);
  void level_prices();

  Scores prices_;  // barred columns cost more than any score
  std::array<std::uint8_t, kLanes> row_of_{};
  unsigned columns_ = 0;
};

}  // namespace nonet::difference_map
