// The levels of difficulty of boards other than the classic one. Boards of up to six digits are for
// children: three levels need hidden singles alone and differ in how many cells are open at a time.
// Larger boards have the bands of the classic levels (rater/orders/levels.h). Boards that the
// ladder does not rate have the levels that singles tell.
#pragma once

#include <compare>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "variants/exact/board_solver.h"
#include "variants/ladder/board_rating.h"

namespace nonet::variants {

inline constexpr int kMostDigitsForChildren = 6;
// Whether a board's levels are those for children.
bool has_childrens_levels(const Geometry& geometry);

// The place of a level among those of the board, from 1; 0: there is none such. Whether the board
// can be rated is not asked.
int level_rank(const Geometry& geometry, std::string_view key);

class BoardLevels {
 public:
  static BoardLevels of(const Geometry& geometry);

  // From the easiest to the hardest.
  [[nodiscard]] std::vector<std::string_view> keys() const;
  // The number of a level among keys(); an error names them, or says why there are no more.
  [[nodiscard]] Result<std::size_t> number_of(std::string_view key) const;
  // The level's key of a rated puzzle; empty if the rating has no score, or the puzzle is harder
  // than all levels.
  [[nodiscard]] std::string_view key_of(const Rating& rating, const CellDigits& givens) const;
  // The level of a puzzle that singles solve; empty for others.
  [[nodiscard]] std::string_view key_by_singles(const CellDigits& givens) const;
  // The singles that solve all puzzles of a level, or nearly all: a level that begins with naked
  // singles has a few puzzles that need cheaper or slightly dearer steps.
  [[nodiscard]] std::optional<Singles> singles_of(std::size_t level) const;
  // Whether the level is that of most puzzles that need locked candidates or pairs, and nothing
  // more (Singles::kAfterPairs).
  [[nodiscard]] bool is_for_pairs(std::size_t level) const;
  // Less: the puzzle is easier than the level. Without value if it was stopped or cannot be solved
  // by the ladder. Greater where there is no ladder and singles do not solve it.
  [[nodiscard]] std::partial_ordering compare(const CellDigits& givens, std::size_t level,
                                              const RunControl& control) const {
    return compare_all({&givens, 1}, level, control).front();
  }
  // The same for many puzzles at once, which is faster where singles decide, and faster still if
  // the kinds are known that fill them all.
  [[nodiscard]] std::vector<std::partial_ordering> compare_all(
      std::span<const CellDigits> puzzles, std::size_t level, const RunControl& control,
      std::optional<Singles> filled_by = std::nullopt) const;

 private:
  BoardLevels(const Geometry& geometry, Result<BoardRater> rater);
  // What singles tell of a puzzle.
  struct Price {
    std::optional<int> tenths;  // the ER, or one of the same level; they never ask for more
    int openings = 0;           // as BoardSolver::openings_of
  };
  // Of puzzles that singles of the kinds `known`, if any, fill.
  [[nodiscard]] std::vector<Price> prices_by_singles(
      std::span<const CellDigits> puzzles, std::optional<Singles> known = std::nullopt) const;
  void price_hidden_singles(std::span<const CellDigits> puzzles, std::vector<Price>& prices,
                            std::vector<std::size_t> which) const;
  [[nodiscard]] std::partial_ordering compare_by_rating(const CellDigits& givens, std::size_t level,
                                                        const RunControl& control) const;
  [[nodiscard]] bool for_children() const;
  // The easiest of the levels: without boxes there is none for hidden singles in boxes alone.
  [[nodiscard]] std::size_t first_level() const;
  // Empty beyond the last level. REQUIRES: it is not below the first.
  [[nodiscard]] std::string_view key_at(std::size_t level) const;
  [[nodiscard]] std::size_t level_of(int tenths, int openings) const;
  [[nodiscard]] int greatest_price(std::size_t level) const;

  std::string board_;
  int digits_;
  Result<BoardRater> rater_;  // or why the ladder has no prices for the board
  BoardSolver solver_;
  bool has_boxes_;  // a hidden single in a region of a jigsaw is dearer than one in a box
};

}  // namespace nonet::variants
