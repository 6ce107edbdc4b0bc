// The distance of a puzzle from a user's wishes: 0 if every wish is met, and smaller the nearer, so
// that evolution has a slope to descend.
#pragma once

#include <cstdint>

#include "base/run_control.h"
#include "board/puzzle.h"
#include "generator/wishes.h"

namespace nonet {

// The distance of a rating far outside its band.
enum class FarRating : std::uint8_t {
  kOnePoint,  // like a rating one point outside: cheaper, for a search that starts near the band;
              // below a band of very high Explainer ratings the slope of steep_slope.h counts
  kInFull,    // the full distance below the band; above it at most three points, or the full
              // distance on scales that rate quickly
};

// A tenth of a point for each tenth of ER (or each hundredth of the upper end of another scale's
// band) outside the band, limited according to `far`; a point for each required technique that is
// missing and each forbidden one that is used; half a point if a required one is used but not
// needed, or if the hardest one is another than wished; a quarter for each clue too few or too
// many, a twentieth for each redundant clue if the puzzle must be minimal; a point for a broken
// symmetry. A puzzle that the scale's techniques do not solve counts one point, or ten in full.
// Rating stops a point above the band, unless the distance counts in full.
double distance(const Wishes& wishes, const Puzzle& puzzle, const RunControl& control,
                FarRating far = FarRating::kOnePoint);

}  // namespace nonet
