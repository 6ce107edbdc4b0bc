// What a user wants of a puzzle, and how far a puzzle is from it: 0 where every wish is met, and
// smaller the nearer, so that evolution has a slope to climb down.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/run_control.h"
#include "board/grid.h"
#include "board/pattern.h"
#include "rater/levels.h"
#include "rater/scales/catalog.h"

namespace nonet {

// Both ends included; either may be infinite.
struct ScoreBand {
  double low = 0;
  double high = 0;
};

struct Target {
  const ScaleRow* scale = nullptr;  // of the rating and the techniques; REQUIRES: not nullptr
  std::optional<ScoreBand> rating;
  const LevelRow* level = nullptr;  // nullptr: any
  int fewest_clues = 0;
  int most_clues = kCells;
  Symmetry symmetry = Symmetry::kNone;
  std::vector<std::string> required;   // keys of techniques that the path uses
  std::vector<std::string> forbidden;  // and of those that it does without
};

// A tenth of a point for each tenth of ER (or each hundredth of the upper end of another scale's
// band) outside the band, at most one point; a point for each technique that is missing or should
// be; a quarter for each clue too few or too many; a point for a broken symmetry. Stops rating
// where the score is a point above the band.
double distance(const Target& target, const Grid& puzzle, const RunControl& control);

}  // namespace nonet
