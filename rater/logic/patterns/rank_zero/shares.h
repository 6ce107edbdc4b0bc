// The puzzle with shares: every candidate has a share from 0 to 1, and the shares of a cell, or of
// a digit in a house, add up to 1. The solution is one way to do so, with shares of 0 and 1; there
// are others. A candidate whose share is 0 in all of them is exactly one that a set of rank 0
// excludes (rank_set.h), by the duality of linear programs: the links' excess over the truths is a
// price for each constraint, and the prices add up to nothing.
//
// Solved with the simplex method (Dantzig 1947) on a dense tableau; Bland's rule ends cycles.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "rater/logic/patterns/rank_zero/row_kernel.h"

namespace nonet {

class Shares {
 public:
  // Prices take as many columns of the tableau as there are constraints.
  enum class Prices : bool { kNone, kKept };

  // The candidates by the numbers of their constraints, which are below `constraints`.
  Shares(const std::vector<std::vector<std::size_t>>& candidates, std::size_t constraints,
         Prices prices = Prices::kKept);

  // kGaveUp: the search took too many exchanges; nothing is known.
  enum class Outcome : std::uint8_t { kOptimum, kAbove, kGaveUp };

  // Whether there are shares at all; if not, the position has no solution. To be asked first.
  [[nodiscard]] bool possible();
  // Raises the sum of the shares of these candidates as far as it goes; as soon as one of them is
  // above 0, that is enough. The candidates that met a share above 0 are added to `positive`.
  // kOptimum: the sum is always 0.
  Outcome raise(const std::vector<bool>& candidates, std::vector<bool>& positive);
  // After raise() has returned kOptimum: the same without one of the constraints, which has a
  // price. REQUIRES: prices are kept.
  [[nodiscard]] Outcome raise_without(std::size_t constraint);
  // By candidate: whether it may have a share above 0. nullopt: the search took too long.
  [[nodiscard]] std::optional<std::vector<bool>> sharing();
  // After raise() has returned kOptimum: a price for each constraint. Every candidate costs nothing
  // at least, one of the given ones more, and all constraints together nothing. REQUIRES: prices
  // are kept.
  [[nodiscard]] std::vector<double> prices() const;

 private:
  enum class Enough : bool { kAtOptimum, kAboveZero };

  [[nodiscard]] double& at(std::size_t row, std::size_t column) {
    return table_[row * width_ + column];
  }
  [[nodiscard]] double at(std::size_t row, std::size_t column) const {
    return table_[row * width_ + column];
  }
  [[nodiscard]] double share_in(std::size_t row) const { return at(row, width_ - 1); }

  Outcome let_go(std::size_t row, std::size_t column);
  Outcome climb(Enough enough, std::vector<bool>* positive);
  [[nodiscard]] std::optional<std::size_t> entering(bool first) const;
  [[nodiscard]] std::optional<std::size_t> leaving(std::size_t column) const;
  void exchange(std::size_t row, std::size_t column);
  void note_positive(std::vector<bool>& positive) const;

  std::size_t candidates_;
  std::size_t constraints_;
  std::size_t width_;          // candidates, slack of each constraint if prices are kept, shares
  std::vector<double> table_;  // a row for each constraint; the last: what a column would add
  std::vector<std::size_t> in_row_;      // the column that each row holds
  std::optional<std::size_t> free_row_;  // holds the slack of a constraint that was let go
  // Working storage: the columns in which a row is not 0, and by column what is an error of
  // rounding.
  std::vector<std::size_t> filled_;
  std::vector<double> rounding_;
  SubtractRow subtract_ = subtract_row();
};

}  // namespace nonet
