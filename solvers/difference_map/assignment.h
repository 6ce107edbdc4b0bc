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

// A house's columns in whole vectors of four; the lanes behind the last column are ignored.
template <std::size_t kColumns>
inline constexpr std::size_t kLanesOf = (kColumns + 3) / 4 * 4;
template <typename Number, std::size_t kColumns>
using ScoresOf = std::array<Number, kLanesOf<kColumns>>;

inline constexpr std::size_t kLanes = kLanesOf<kSize>;
using Scores = ScoresOf<float, kSize>;

// A score this low marks a pair that must not be used.
inline constexpr float kBarred = -1e30F;

// The column with the highest score; the first of equals.
template <std::size_t kColumns, typename Number, std::size_t kCount>
std::size_t highest_of(const std::array<Number, kCount>& scores) {
  std::size_t best = 0;
  Number value = scores[0];
  for (std::size_t lane = 1; lane < kColumns; ++lane) {
    best = scores[lane] > value ? lane : best;
    value = scores[lane] > value ? scores[lane] : value;
  }
  return best;
}
inline std::size_t highest(const Scores& scores) { return highest_of<kSize>(scores); }

// For floats on 9 columns, doubles on 4, 9, 16 and 25.
template <typename Number, std::size_t kColumns>
class AssignmentOf {
 public:
  using Row = ScoresOf<Number, kColumns>;

  AssignmentOf() : AssignmentOf(0) {}
  // For the columns in `columns`, one bit each.
  explicit AssignmentOf(unsigned columns);

  // Writes the column of each row. REQUIRES: as many rows as columns, and an assignment without
  // barred pairs.
  void solve(std::span<const Row* const> rows, std::span<std::uint8_t> column_of);

 private:
  void seat(std::span<const Row* const> rows, std::span<std::uint8_t> column_of, std::size_t row);
  void level_prices();

  Row prices_;  // barred columns cost more than any score
  std::array<std::uint8_t, kLanesOf<kColumns>> row_of_{};
  unsigned columns_ = 0;
};
using Assignment = AssignmentOf<float, kSize>;

}  // namespace nonet::difference_map
