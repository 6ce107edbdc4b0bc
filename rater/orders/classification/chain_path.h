// How the classification solves a puzzle, with singles in between. On w, b, gw and gb: the
// eliminations behind the rating, in the order in which the trials make them, each with its chain.
// On te-depth, bxb and bxbb: always the cheapest exclusion, a braid before a trial, a trial before
// nested trials, among equals the shortest braids and then the fewest assertions.
// docs/classification.md defines the notation of chains and trials.
#pragma once

#include "rater/orders/scale/scale.h"

namespace nonet {

Path explain_w(const Puzzle& puzzle, const RateRequest& request);
Path explain_b(const Puzzle& puzzle, const RateRequest& request);
Path explain_gw(const Puzzle& puzzle, const RateRequest& request);
Path explain_gb(const Puzzle& puzzle, const RateRequest& request);

Path explain_te_depth(const Puzzle& puzzle, const RateRequest& request);
Path explain_bxb(const Puzzle& puzzle, const RateRequest& request);
Path explain_bxbb(const Puzzle& puzzle, const RateRequest& request);

}  // namespace nonet
