// Which puzzles of an input are wanted, and in what order: the wishes of generation without their
// number, and --sort.
#pragma once

#include <optional>
#include <span>

#include "base/result.h"
#include "base/run_control.h"
#include "board/puzzle.h"
#include "cli/option.h"
#include "cli/options.h"
#include "generator/wishes.h"

namespace nonet {

// --sort and --reverse.
std::span<const OptionRow> sort_options();

enum class SortKey : std::uint8_t { kRating, kLevel, kTechnique, kClues, kSymmetry };

class PuzzleFilter {
 public:
  static Result<PuzzleFilter> of(const Options& options);

  // The puzzles come from where --rating is known, as the store knows it: it is not asked again,
  // unless techniques are required, whose need depends on it.
  void take_rating_as_known();

  // Nothing is asked of the puzzles.
  [[nodiscard]] bool idle() const { return !filters_ && !sort_; }
  [[nodiscard]] bool sorts() const { return sort_.has_value(); }
  [[nodiscard]] bool reversed() const { return reversed_; }
  // Whether a puzzle must be proved proper to be judged. Safe on any thread, as all that follow.
  [[nodiscard]] bool needs_solution() const;
  // Whether a puzzle is wanted by what its givens look like.
  [[nodiscard]] bool givens_fit(const Grid& givens) const;
  // REQUIRES: givens_fit(puzzle.givens()).
  [[nodiscard]] bool fits(const Puzzle& puzzle, const RunControl& control) const {
    return !wishes_.about_solving() || wishes_.solving_fits(puzzle, control);
  }
  // What --sort orders by, the least first; 0 without it. A puzzle that the scale does not finish
  // comes last. REQUIRES: a puzzle where needs_solution().
  [[nodiscard]] double place_of(const Grid& givens, const Puzzle* puzzle,
                                const RunControl& control) const;

 private:
  Wishes wishes_;
  bool filters_ = false;
  bool reversed_ = false;
  std::optional<SortKey> sort_;
};

}  // namespace nonet
