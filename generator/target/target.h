// What a user wants of a puzzle, and how far a puzzle is from it: 0 where every wish is met, and
// smaller the nearer, so that evolution has a slope to climb down.
#pragma once

#include "base/run_control.h"
#include "board/puzzle.h"
#include "generator/wishes.h"

namespace nonet {

// A tenth of a point for each tenth of ER (or each hundredth of the upper end of another scale's
// band) outside the band, at most one point; a point for each technique that is missing or should
// be; half a point where a required one is used, but not needed; a quarter for each clue too few or
// too many; a point for a broken symmetry. Stops rating where the score is a point above the band.
double distance(const Wishes& wishes, const Puzzle& puzzle, const RunControl& control);

}  // namespace nonet
