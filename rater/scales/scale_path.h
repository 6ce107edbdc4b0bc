// What not every scale does: those of the classification give a number, and their rows have no
// `explain`. The chains and trials behind the number can be told all the same, which is for readers
// only: that path depends on the order in which candidates are asked. Most scales are for
// puzzles that are decided by their givens, and have nothing for sukakus.
#pragma once

#include "base/result.h"
#include "board/any_puzzle.h"
#include "rater/scales/catalog.h"

namespace nonet {

// Whether the row's `explain` is there. The error says so by the scale's key.
Status check_path(const ScaleRow& scale);

using Explain = Path (*)(const Puzzle&, const RateRequest&);

// The row's `explain`, or what tells the chains behind its number; nullptr: nothing does.
Explain telling_of(const ScaleRow& scale);

// Whether the row has what sukakus need.
inline bool takes_sukakus(const ScaleRow& scale) { return scale.rate_sukaku != nullptr; }

// The row's functions for either kind of puzzle, or telling_of. REQUIRES: a scale that takes it.
Rating rate(const ScaleRow& scale, const AnyPuzzle& puzzle, const RateRequest& request);
Path explain(const ScaleRow& scale, const AnyPuzzle& puzzle, const RateRequest& request);

}  // namespace nonet
