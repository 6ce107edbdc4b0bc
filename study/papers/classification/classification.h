// `nonet reproduce classification`: published lists of D. Berthier's classification by trial and
// error, rated anew.
#pragma once

#include "formats/puzzle_text.h"
#include "study/papers/experiment.h"

namespace nonet {

// The classes that a record tells: fields named as the scales are, `te-depth`, `b`, `w`, `gb`,
// `gw`, `bxb`, `bxbb`, or `classification` (TE, B, BxB, BxBB) with `value`.
void add_classes(const PuzzleText& record, ExperimentRequest& request);

// A table with the share of each scale's classes that are ours as well. Of each scale, `sample` of
// the request's at an even stride; puzzles without a single solution are left out.
Experiment reproduce_classification(const ExperimentRequest& request);

}  // namespace nonet
