// Help for a person in the middle of a puzzle: mistakes so far and their reasons, else the next
// step.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "board/any_puzzle.h"
#include "board/pencil_marks.h"
#include "rater/explain/hint.h"
#include "rater/explain/names.h"
#include "rater/techniques/position.h"

namespace nonet {

// A person's progress.
struct Reached {
  Grid placed;                       // digits in cells that are not givens
  std::optional<PencilMarks> marks;  // of empty cells; an empty set: the cell has no marks yet
};

// The position itself; an error if it has a mistake.
Result<Position> position_of(const Puzzle& puzzle, const Reached& reached);
Result<Position> position_of(const Sukaku& sukaku, const Reached& reached);

struct Mistake {
  Assertion claim;                     // the wrong digit, or the correct candidate that was removed
  std::string why;                     // lines of text, each with a line feed
  std::shared_ptr<const Proof> proof;  // the shortest found; null if a peer is the whole reason
  std::optional<Position> position;    // the position of the proof
  Hint hint;                           // the same mistake in three rungs
};

struct NextStep {
  std::vector<Mistake> mistakes;  // those with the shortest reason first
  std::optional<Scene> scene;  // the easiest step; none if there are mistakes, or nothing is left
  std::optional<Hint> hint;    // of that step
};

// The easiest step by effort. Singles in the order in which people see them: full houses, then
// boxes before lines before cells, then houses with the fewest empty cells. Then locked candidates
// and sets, which take a look or two; then the first row of the Explainer's ladder that has a step.
// An error if a given is overwritten.
Result<NextStep> next_step_of(const Puzzle& puzzle, const Reached& reached);
Result<NextStep> next_step_of(const Sukaku& sukaku, const Reached& reached);
inline Result<NextStep> next_step_of(const AnyPuzzle& any, const Reached& reached) {
  return std::visit([&](const auto& puzzle) { return next_step_of(puzzle, reached); }, any);
}

}  // namespace nonet
