// The wishes that the nearest puzzle fails, in words for people. Its distance (target.h) is a sum
// of unlike parts, and towards very high ratings a promise instead of a distance (steep_slope.h),
// so the number itself means nothing to a reader.
#pragma once

#include <string>

#include "base/run_control.h"
#include "board/puzzle.h"
#include "generator/wishes.h"

namespace nonet {

struct NearestPuzzle {
  double distance = 0;
  Miss miss = Miss::kNone;  // the wish that it fails; kNone: its clues
  std::string rating = {};  // where it is too easy: "explainer 9.0"; else empty
};

// After a stop: the distance alone.
NearestPuzzle nearest_puzzle(const Wishes& wishes, const Puzzle& puzzle, double distance,
                             const RunControl& control);

// "the nearest is too easy (explainer 9.0)"
std::string text_of(const NearestPuzzle& nearest);

}  // namespace nonet
