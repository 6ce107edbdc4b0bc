// How whips and braids solve a puzzle: the eliminations that the scales w and b rest on, in the
// order in which the trials make them, each with the chain behind it and all that follows by
// singles in between. docs/classification.md says how chains are written.
#pragma once

#include "rater/scales/catalog.h"

namespace nonet {

Path explain_w(const Puzzle& puzzle, const RateRequest& request);
Path explain_b(const Puzzle& puzzle, const RateRequest& request);

}  // namespace nonet
