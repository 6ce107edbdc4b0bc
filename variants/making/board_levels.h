// The levels of difficulty of boards other than the classic one. Boards of up to six digits are for
// children: three levels need hidden singles alone and differ in how many cells are open at a time.
// Larger boards have the bands of the classic levels (rater/orders/levels.h).
#pragma once

#include <compare>
#include <string_view>
#include <vector>

#include "variants/ladder/board_rating.h"

namespace nonet::variants {

// How many cells are open to a hidden single at once, where they are fewest on the way to the
// solution if all that are open are filled each time; the last cells, all of which are open, do not
// count. 0: hidden singles do not solve the puzzle. REQUIRES: it has one solution.
int openings_of(const LadderBoard& board, const CellDigits& givens);

inline constexpr int kMostDigitsForChildren = 6;
// Whether a board's levels are those for children.
bool has_childrens_levels(const Geometry& geometry);

// The place of a level among those of the board, from 1; 0: there is none such. Whether the board
// can be rated is not asked.
int level_rank(const Geometry& geometry, std::string_view key);

class BoardLevels {
 public:
  // The reason why boards of the geometry have none.
  static Result<BoardLevels> of(const Geometry& geometry);

  // From the easiest to the hardest.
  [[nodiscard]] std::vector<std::string_view> keys() const;
  // The number of a level among keys(); an error names them.
  [[nodiscard]] Result<std::size_t> number_of(std::string_view key) const;
  // The level's key of a rated puzzle; empty if the rating has no score, or the puzzle is harder
  // than all levels.
  [[nodiscard]] std::string_view key_of(const Rating& rating, const CellDigits& givens) const;
  // Less: the puzzle is easier than the level. Without value if it was stopped or cannot be solved
  // by the ladder.
  [[nodiscard]] std::partial_ordering compare(const CellDigits& givens, std::size_t level,
                                              const RunControl& control) const;

 private:
  BoardLevels(std::string_view board, BoardRater rater) : board_(board), rater_(std::move(rater)) {}
  [[nodiscard]] bool for_children() const;
  [[nodiscard]] std::size_t level_of(int tenths, const CellDigits& givens) const;
  [[nodiscard]] int greatest_price(std::size_t level) const;

  std::string board_;
  BoardRater rater_;
};

}  // namespace nonet::variants
