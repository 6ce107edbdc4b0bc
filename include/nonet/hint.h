// Help for a person in the middle of a puzzle: mistakes so far, else the easiest next step.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nonet/export.h"
#include "nonet/grid.h"
#include "nonet/rate.h"
#include "nonet/result.h"

namespace nonet::v0 {

// A position on the way to the solution.
struct Reached {
  Grid digits = {};  // so far, with the givens or without
  // Pencil marks of empty cells. All zero: no marks. Where most empty cells have marks, an empty
  // cell without any counts as a mistake. REQUIRES: each below 512.
  Candidates marks = {};
};

// A digit that contradicts the solution, or the solution's digit missing from a cell's marks.
struct Mistake {
  Candidate candidate = {};
  bool missing = false;     // true: the candidate is right and not among the marks
  std::string says = {};    // "r7c6 is not 7."
  std::string reason = {};  // several lines; empty: every argument is too long to read
};

// The easiest step, in three rungs to be read one at a time.
struct Hint {
  std::vector<Mistake> mistakes = {};  // those with the shortest reason first
  // The easiest step without the mistakes. None if each mistake has a reason, since they come
  // first, and none if the puzzle is solved.
  std::optional<Step> next = {};
  std::string where = {};  // "Look at box 4."
  std::string what = {};   // "A hidden pair: 2 and 7."
  std::string step = {};   // reasons, then the conclusion; several lines
};

// Easy steps in the order in which people see them; then the first of the explainer's techniques
// that finds one. Errors: kRequest if a given is overwritten. Takes as long as the easiest step
// requires: microseconds for singles, up to seconds for the hardest chains.
[[nodiscard]] NONET_API Result<Hint> hint(const Puzzle& puzzle, const Reached& reached = {});
[[nodiscard]] NONET_API Result<Hint> hint(const Sukaku& sukaku, const Reached& reached = {});

}  // namespace nonet::v0
