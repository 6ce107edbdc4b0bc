// Which puzzles of a list are wanted, and in what order: the wishes of generation, but of puzzles
// that are there already.
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
  bool filters = false;         // whether the wishes ask for anything
  std::optional<SortKey> sort;  // the least first
  bool reversed = false;        // the greatest first
};

class PuzzleFilter {
 public:
  explicit PuzzleFilter(FilterPlan plan) : plan_(std::move(plan)) {}

  // What is wanted on the first of the scales, which a store can choose by; nullptr: nothing.
  [[nodiscard]] const Wishes::RatingOn* first_rating() const {
    return plan_.wishes.ratings.empty() ? nullptr : &plan_.wishes.ratings.front();
  }
  // The puzzles come from where that rating is known, as the store knows it: it is not asked
  // again, unless techniques are asked for, whose need depends on it.
  void take_rating_as_known();

  // Nothing is asked of the puzzles.
  [[nodiscard]] bool idle() const { return !plan_.filters && !plan_.sort; }
  [[nodiscard]] bool sorts() const { return plan_.sort.has_value(); }
  [[nodiscard]] bool reversed() const { return plan_.reversed; }
  // Whether a puzzle must be proved proper to be judged. Safe on any thread, as all that follow.
  [[nodiscard]] bool needs_solution() const;
  // Whether a puzzle is wanted by what its givens look like.
  [[nodiscard]] bool givens_fit(const Grid& givens) const;
  // REQUIRES: givens_fit(puzzle.givens()).
  [[nodiscard]] bool fits(const Puzzle& puzzle, const RunControl& control) const;
  // What the puzzles are sorted by; 0 where they are not. A puzzle that the scale does not finish
  // comes last. REQUIRES: a puzzle where needs_solution().
  [[nodiscard]] double place_of(const Grid& givens, const Puzzle* puzzle,
                                const RunControl& control) const;

 private:
  FilterPlan plan_;
};

}  // namespace nonet
