// Help for a person in the middle of a puzzle: what is wrong so far and why, else what to do next.
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

// What a person has reached.
struct Reached {
  Grid placed;                       // digits in cells that are not givens
  std::optional<PencilMarks> marks;  // of empty cells; a cell without any has not been looked at
};

// The position itself; an error where it holds something wrong.
Result<Position> position_of(const Puzzle& puzzle, const Reached& reached);
Result<Position> position_of(const Sukaku& sukaku, const Reached& reached);

struct Mistake {
  Assertion claim;                     // the wrong digit, or the removed candidate that is right
  std::string why;                     // lines of text, each ended
  std::shared_ptr<const Proof> proof;  // the shortest found; null where a peer says it all
  std::optional<Position> position;    // what the proof is about
  Hint hint;                           // the same in three rungs
};

struct NextStep {
  std::vector<Mistake> mistakes;  // those with the shortest reason first
  std::optional<Scene> scene;  // the easiest step; none where there are mistakes, or nothing left
  std::optional<Hint> hint;    // of that step
};

// The easiest by effort. Of singles the one that people see first: full houses, then boxes before
// lines before cells, and among them where the house has the fewest empty cells. Then locked
// candidates and sets, which take a look or two; then the first row of the Explainer's ladder that
// has a step. An error where a given is overwritten.
Result<NextStep> next_step_of(const Puzzle& puzzle, const Reached& reached);
Result<NextStep> next_step_of(const Sukaku& sukaku, const Reached& reached);
inline Result<NextStep> next_step_of(const AnyPuzzle& any, const Reached& reached) {
  return std::visit([&](const auto& puzzle) { return next_step_of(puzzle, reached); }, any);
}

}  // namespace nonet
