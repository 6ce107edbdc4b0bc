// The functions that not every scale has. Scales of the classification give a number, and their
// rows have no `explain`. The chains and trials behind the number can still be explained, for
// readers only: that path depends on the order in which candidates are tried.
#pragma once

#include "base/result.h"
#include "board/puzzle.h"
#include "rater/orders/catalog.h"

namespace nonet {

// Whether the row has `explain`; the error names the scale's key.
Status check_path(const ScaleRow& scale);

using Explain = Path (*)(const Puzzle&, const RateRequest&);

// The row's `explain`, or the function that explains the chains behind its number; nullptr:
// neither.
Explain telling_of(const ScaleRow& scale);

}  // namespace nonet
