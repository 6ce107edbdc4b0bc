// What not every scale does: those of the classification give a number and tell no path, and have
// no `explain`; most are for puzzles that are decided by their givens, and have nothing for
// sukakus.
#pragma once

#include "base/result.h"
#include "board/any_puzzle.h"
#include "rater/scales/catalog.h"

namespace nonet {

// Whether the row's `explain` is there. The error says so by the scale's key.
Status check_path(const ScaleRow& scale);

// Whether the row has what sukakus need.
inline bool takes_sukakus(const ScaleRow& scale) { return scale.rate_sukaku != nullptr; }

// The row's functions for either kind of puzzle. REQUIRES: a scale that takes it.
Rating rate(const ScaleRow& scale, const AnyPuzzle& puzzle, const RateRequest& request);
Path explain(const ScaleRow& scale, const AnyPuzzle& puzzle, const RateRequest& request);

}  // namespace nonet
