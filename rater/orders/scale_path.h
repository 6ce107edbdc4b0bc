// The functions that not every scale has. Scales of the classification give a number, and their
// rows have no `explain`. The chains and trials behind the number can still be explained, for
// readers only: that path depends on the order in which candidates are tried. Most scales need
// puzzles that are decided by their givens, and have no functions for sukakus.
#pragma once

#include "base/result.h"
#include "board/any_puzzle.h"
#include "rater/orders/catalog.h"

namespace nonet {

// Whether the row has `explain`; the error names the scale's key.
Status check_path(const ScaleRow& scale);

using Explain = Path (*)(const Puzzle&, const RateRequest&);

// The row's `explain`, or the function that explains the chains behind its number; nullptr:
// neither.
Explain telling_of(const ScaleRow& scale);

// Whether the row has the functions for sukakus.
inline bool takes_sukakus(const ScaleRow& scale) { return scale.rate_sukaku != nullptr; }

// The row's functions for either kind of puzzle; explain() uses telling_of(). REQUIRES: the scale
// has them.
Rating rate(const ScaleRow& scale, const AnyPuzzle& puzzle, const RateRequest& request);
Path explain(const ScaleRow& scale, const AnyPuzzle& puzzle, const RateRequest& request);

}  // namespace nonet
