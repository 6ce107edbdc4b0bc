// How the classification solves a puzzle, singles in between: on w, b, gw and gb the eliminations
// that the rating rests on, in the order in which the trials make them, each with its chain; on
// te-depth, bxb and bxbb always the cheapest that there is, a braid before a trial, a trial before
// one with trials inside, of each the one that takes the shortest braids and then the fewest
// assertions. docs/classification.md says how chains and trials are written.
#pragma once

#include "rater/scales/catalog.h"

namespace nonet {

Path explain_w(const Puzzle& puzzle, const RateRequest& request);
Path explain_b(const Puzzle& puzzle, const RateRequest& request);
Path explain_gw(const Puzzle& puzzle, const RateRequest& request);
Path explain_gb(const Puzzle& puzzle, const RateRequest& request);

Path explain_te_depth(const Puzzle& puzzle, const RateRequest& request);
Path explain_bxb(const Puzzle& puzzle, const RateRequest& request);
Path explain_bxbb(const Puzzle& puzzle, const RateRequest& request);

}  // namespace nonet
