// The puzzle with shares: every candidate has a share from 0 to 1, and the shares of a cell, or of
// a digit in a house, add up to 1. The solution is one way to do so, with shares of 0 and 1; there
// are others. A candidate whose share is 0 in all of them is exactly one that a set of rank 0
// excludes (rank_set.h), by the duality of linear programs: the links' excess over the truths is a
// price for each constraint, and the prices add up to nothing.
//
// Solved with the simplex method (Dantzig 1947) on a dense tableau; Bland's rule ends cycles. The
// tableau has no columns for the slack of constraints. Prices follow from the objective row
// (open_prices.h), the one slack that needs() takes from the list of exchanges (the product form of
// the inverse, Dantzig and Orchard-Hays 1954).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "rater/logic/patterns/rank_zero/row_kernel.h"

namespace nonet {

class Shares {
 public:
  enum class Exchanges : bool { kForgotten, kKept };

  // The candidates by the numbers of their constraints, which are below `constraints`.
  Shares(std::vector<std::vector<std::size_t>> candidates, std::size_t constraints,
         Exchanges exchanges = Exchanges::kForgotten);

  // Whether there are shares at all; if not, the position has no solution. To be asked first.
  [[nodiscard]] bool possible();
  // True: the candidate's share is always 0. False: it is not, or the search took too long.
  [[nodiscard]] bool keeps_at_zero(std::size_t candidate);
  // After keeps_at_zero(), for a constraint with a price: true: without it the candidate may have a
  // share above 0. False: it may not, or the search took too long. REQUIRES: exchanges are kept.
  [[nodiscard]] bool needs(std::size_t constraint);
  // By candidate: whether it may have a share above 0. nullopt: the search took too long.
  [[nodiscard]] std::optional<std::vector<bool>> sharing();
  // After keeps_at_zero(): a price for each constraint. Every candidate costs nothing at least,
  // that one more, and all constraints together nothing.
  [[nodiscard]] const std::vector<double>& prices() const { return prices_; }

 private:
  enum class Enough : bool { kAtOptimum, kAboveZero };
  // kGaveUp: the search took too many exchanges; nothing is known.
  enum class Outcome : std::uint8_t { kOptimum, kAbove, kGaveUp };

  struct Factor {
    std::size_t row;
    double value;
  };
  // The column that came in, as it was before: in its row, and in the other rows where it was not
  // 0.
  struct Exchange {
    Factor own;
    std::size_t others_begin;  // in factors_
    std::size_t others_end;
  };

  [[nodiscard]] double& at(std::size_t row, std::size_t column) {
    return table_[row * width_ + column];
  }
  [[nodiscard]] double at(std::size_t row, std::size_t column) const {
    return table_[row * width_ + column];
  }
  [[nodiscard]] double share_in(std::size_t row) const { return at(row, width_ - 1); }
  [[nodiscard]] std::span<const Factor> others_of(const Exchange& exchange) const {
    return std::span(factors_).subspan(exchange.others_begin,
                                       exchange.others_end - exchange.others_begin);
  }
  [[nodiscard]] std::size_t spare_column() const { return candidates_; }

  // Raises the sum of the shares of these candidates as far as it goes; as soon as one of them is
  // above 0, that is enough. The candidates that met a share above 0 are added to `positive`.
  // kOptimum: the sum is always 0.
  Outcome raise(const std::vector<bool>& candidates, std::vector<bool>& positive);
  bool set_prices(std::size_t raised);
  void fill_spare_column(std::size_t constraint);
  Outcome let_go(std::size_t row);
  Outcome climb(Enough enough, std::vector<bool>* positive);
  [[nodiscard]] std::optional<std::size_t> entering(bool first) const;
  [[nodiscard]] std::optional<std::size_t> leaving(std::size_t column) const;
  void exchange(std::size_t row, std::size_t column);
  void note_positive(std::vector<bool>& positive) const;

  std::vector<std::vector<std::size_t>> constraints_of_;  // by candidate
  std::size_t candidates_;
  std::size_t constraints_;
  std::size_t width_;                // candidates, slack of a constraint that is let go, shares
  std::vector<double> table_;        // a row for each constraint; the last: what a column would add
  std::vector<std::size_t> in_row_;  // the candidate that each row holds, or a slack, behind them
  std::optional<std::size_t> free_row_;  // holds the slack of a constraint that was let go
  bool keeps_exchanges_;
  std::vector<Exchange> exchanges_;  // of all that were made, in order
  std::vector<Factor> factors_;
  std::vector<double> prices_;       // by constraint
  std::vector<std::size_t> filled_;  // working storage: the columns in which a row is not 0
  const RowKernel* kernel_ = &best_row_kernel();
};

}  // namespace nonet
