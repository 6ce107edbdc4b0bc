// One try after another to make a puzzle of a recipe: a full board by chance, then clues taken out.
// Tries are made many at once, since boards side by side are filled and thinned several times as
// fast; what becomes of a try depends on its number alone.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "base/quick_stream.h"
#include "variants/exact/board_solver.h"
#include "variants/making/board_levels.h"
#include "variants/making/board_recipe.h"
#include "variants/making/six_by_six.h"

namespace nonet::variants {

// What became of a try.
enum class Fate : std::uint8_t {
  kStopped,
  kNoFullBoard,  // there is none
  kUnfilled,     // none was found
  kMisfit,
  kOffLevel,
  kSpare,
  kGood,
};

struct Made {
  BoardPuzzle puzzle;
  Fate fate = Fate::kGood;
};

class BoardMaker {
 public:
  // REQUIRES: check(geometry, recipe). The recipe outlives the maker.
  BoardMaker(const Geometry& geometry, const BoardRecipe& recipe);

  // The tries of these numbers.
  [[nodiscard]] std::vector<Made> make(std::uint64_t first, std::size_t count,
                                       const RunControl& control) const;

  // As many tries as it is best to make at once: more where they are quick.
  [[nodiscard]] std::size_t tries_at_once() const;

 private:
  struct Try {
    QuickStream random;
    std::optional<SixBySix::Full> six = {};
    std::vector<Step> steps = {};  // in the order in which their clues are taken out
    BoardPuzzle puzzle = {};       // without digits if there is no full board
    // Of the puzzle beside the wished level, where it is known.
    std::optional<std::partial_ordering> level = {};

    [[nodiscard]] bool is_full() const { return !puzzle.solution.empty(); }
  };
  [[nodiscard]] std::vector<Try> begin(std::uint64_t first, std::size_t count,
                                       const RunControl& control) const;
  void thin_by(Singles kinds, std::vector<Try>& tries) const;
  void thin_by_search(Try& one, const RunControl& control) const;
  void harden(Try& one, const RunControl& control) const;
  void compare(std::vector<Try>& tries, bool with_misfits, const RunControl& control) const;
  void ease(Try& one, const RunControl& control) const;
  [[nodiscard]] bool is_misfit(const Try& one) const;
  [[nodiscard]] Fate fate_of(const Try& one, const RunControl& control) const;
  [[nodiscard]] Fate fate_without_board(const RunControl& control) const;
  [[nodiscard]] bool has_spare(const BoardPuzzle& puzzle, const RunControl& control) const;
  [[nodiscard]] std::optional<Singles> singles_of_level() const;
  [[nodiscard]] std::optional<Singles> thinned_by() const;
  [[nodiscard]] int fewest() const;

  const BoardRecipe& recipe_;
  BoardSolver solver_;
  std::unique_ptr<const SixBySix> six_;  // for boards that it fits
  std::size_t cells_;
  bool is_large_;
  std::vector<std::vector<CellIndex>> orbits_;
  std::optional<BoardLevels> levels_;  // if a level is wished
  std::size_t level_ = 0;
};

}  // namespace nonet::variants
