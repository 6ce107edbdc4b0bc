// The steps in a puzzle's position, instead of its path: all steps, or those of one technique.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/run_control.h"
#include "variants/explain/board_scene.h"

namespace nonet::variants {

// The first position on a path that has the steps.
struct BoardOffer {
  BoardPosition position;
  std::size_t steps_before = 0;
  std::vector<PricedBoardStep> steps = {};  // none: the position is the end of the path
};

struct BoardOfferPlan {
  std::optional<BoardTechnique> only = {};
  bool at_start = true;  // else the path is followed to a position that has a step
};

// REQUIRES: the puzzle has one solution.
BoardOffer first_board_offer(const BoardRater& rater, const CellDigits& givens,
                             const BoardOfferPlan& plan, const RunControl& control);

// The position, and a block for each step.
std::string offer_as_text(const BoardOffer& offer, const BoardOfferPlan& plan,
                          const BoardWords& names);
// A line for each step, with the position and its candidates. `board`: the geometry's key.
std::string offer_as_jsonl(const BoardOffer& offer, const CellDigits& givens,
                           const std::string& board, const BoardWords& names);

}  // namespace nonet::variants
