// Help for a person in the middle of a puzzle on any board: wrong digits, else the next step.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "variants/explain/board_scene.h"

namespace nonet::variants {

struct BoardProgress {
  CellDigits givens;
  CellDigits solution;  // the only one
  CellDigits reached;   // the givens and a person's digits
};

struct BoardNextStep {
  std::vector<Hint> mistakes;
  std::optional<BoardScene> scene;  // without mistakes: the easiest step; none if it is solved
};

// Singles first, as people see them, then the ladder. An error if a given is overwritten, or no
// technique helps.
Result<BoardNextStep> next_step_of(const BoardRater& rater, const BoardProgress& progress,
                                   const BoardWords& names);

// The rung, 1 to 3, of each mistake or of the step.
std::string next_step_as_text(const BoardNextStep& next, std::uint64_t rung,
                              const BoardWords& names);
// `board`: the geometry's key.
std::string next_step_as_json(const BoardNextStep& next, const BoardProgress& progress,
                              const std::string& board, const BoardWords& names);

}  // namespace nonet::variants
