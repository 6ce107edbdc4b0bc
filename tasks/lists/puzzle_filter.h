// Selects and sorts the puzzles of a list: the wishes of generation, applied to existing puzzles.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "base/run_control.h"
#include "board/puzzle.h"
#include "generator/wishes.h"

namespace nonet {

enum class SortKey : std::uint8_t { kRating, kLevel, kTechnique, kClues, kSymmetry };

struct FilterPlan {
  Wishes wishes;
  bool filters = false;         // whether there are any wishes
  std::optional<SortKey> sort;  // the smallest first
  bool reversed = false;        // the largest first
};

class PuzzleFilter {
 public:
  explicit PuzzleFilter(FilterPlan plan) : plan_(std::move(plan)) {}

  // The wish for the first of the scales, which a store can select by; nullptr: none.
  [[nodiscard]] const Wishes::RatingOn* first_rating() const {
    return plan_.wishes.ratings.empty() ? nullptr : &plan_.wishes.ratings.front();
  }
  // The store has already selected by that rating, so that it is not checked again, unless there
  // are wishes for techniques, which depend on it.
  void take_rating_as_known();

  // True if there are no wishes and no order.
  [[nodiscard]] bool idle() const { return !plan_.filters && !plan_.sort; }
  [[nodiscard]] bool sorts() const { return plan_.sort.has_value(); }
  [[nodiscard]] bool reversed() const { return plan_.reversed; }
  // Whether a puzzle must be proved proper to be judged. Safe on any thread, like all following
  // functions.
  [[nodiscard]] bool needs_solution() const;
  // Whether the givens alone fulfil the wishes.
  [[nodiscard]] bool givens_fit(const Grid& givens) const;
  // REQUIRES: givens_fit(puzzle.givens()).
  [[nodiscard]] bool fits(const Puzzle& puzzle, const RunControl& control) const;
  // The sort key of the puzzle; 0 without an order. A puzzle that the scale does not finish comes
  // last. REQUIRES: a puzzle if needs_solution().
  [[nodiscard]] double place_of(const Grid& givens, const Puzzle* puzzle,
                                const RunControl& control) const;

 private:
  FilterPlan plan_;
};

}  // namespace nonet
