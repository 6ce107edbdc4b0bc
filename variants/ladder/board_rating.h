// ER, EP and ED of puzzles on boards of other sizes and shapes, as the programs rate them that
// 1to9only made from Sudoku Explainer (ladder_rules.h). The classic board has its own, faster walk
// (rater/orders/explainer), which this one follows on 9x9 to the last digit.
#pragma once

#include <optional>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "rater/orders/scale/rating.h"
#include "variants/board/cell_digits.h"
#include "variants/ladder/board_step.h"
#include "variants/ladder/ladder_rules.h"

namespace nonet::variants {

struct PricedBoardStep {
  BoardStep step;
  int price = 0;  // in tenths
};

// A whole walk.
struct BoardPath {
  CellDigits givens;
  Rating rating;
  std::vector<PricedBoardStep> steps;
};

struct BoardRateRequest {
  std::optional<int> max_price = {};    // in tenths: kAboveLimit once a step is dearer
  const RunControl* control = nullptr;  // borrowed
};

// For one geometry; may be used by several threads at once.
class BoardRater {
 public:
  // The reason why boards of the geometry cannot be rated.
  static Result<BoardRater> of(const Geometry& geometry);

  // The columns of the scale `explainer`, kStuck where no technique helps. REQUIRES: the puzzle has
  // one solution.
  [[nodiscard]] Rating rate(const CellDigits& givens, const BoardRateRequest& request = {}) const;
  // The same walk with its steps and, unless they are left out, the proofs of chains.
  [[nodiscard]] BoardPath path(const CellDigits& givens, const BoardRateRequest& request = {},
                               BoardDetail detail = BoardDetail::kProofs) const;
  // A single, else the first step of the ladder in a position, with its proof; nullopt: none, or
  // stopped.
  [[nodiscard]] std::optional<PricedBoardStep> next_step(const BoardPosition& position,
                                                         const RunControl& control = {}) const;
  // All steps in a position, with their proofs, the cheapest first; or those of one technique. Of
  // chains only the shortest of each row; without `only` the rows from dynamic chains on are
  // searched where no others find a step. Of one technique's steps with equal conclusions the
  // first.
  [[nodiscard]] std::vector<PricedBoardStep> steps_in(const BoardPosition& position,
                                                      std::optional<BoardTechnique> only,
                                                      const RunControl& control = {}) const;
  [[nodiscard]] const LadderBoard& board() const { return board_; }
  [[nodiscard]] const LadderRules& rules() const { return *rules_; }

 private:
  BoardRater(const Geometry& geometry, const LadderRules& rules)
      : board_(geometry), rules_(&rules) {}
  template <typename Note>
  Rating walk(const CellDigits& givens, const BoardRateRequest& request, BoardDetail detail,
              Note note) const;

  LadderBoard board_;
  const LadderRules* rules_;
};

}  // namespace nonet::variants
