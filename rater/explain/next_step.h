// Help for a person in the middle of a puzzle: mistakes so far and their reasons, else the next
// step.
#pragma once

#include <optional>
#include <vector>

#include "base/result.h"
#include "board/puzzle.h"
#include "rater/explain/hint.h"
#include "rater/explain/mistake.h"
#include "rater/explain/reached.h"
#include "rater/logic/position/position.h"

namespace nonet {

// The position itself; an error if it has a mistake.
Result<Position> position_of(const Puzzle& puzzle, const Reached& reached);

struct NextStep {
  std::vector<Mistake> mistakes;  // the mistakes with the shortest reasons first
  // The easiest step. If there are mistakes: empty if each has a short reason, else the easiest
  // step of the position without them.
  std::optional<Scene> scene;
  std::optional<Hint> hint;  // of that step
};

// The easiest step by effort. Singles in the order in which people see them: cells with a single
// mark, full houses, then boxes before lines before cells, then houses with the fewest empty cells.
// Then locked candidates and sets, which take a look or two; then the first row of the Explainer's
// ladder that has a step. An error if a given is overwritten.
Result<NextStep> next_step_of(const Puzzle& puzzle, const Reached& reached,
                              const StepWords& words = kEnglishSteps);

}  // namespace nonet
