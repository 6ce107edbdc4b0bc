// `nonet reproduce classification`: published lists of D. Berthier's classification by trial and
// error, rated again.
#pragma once

#include "formats/puzzle_text.h"
#include "study/papers/experiment.h"

namespace nonet {

// Adds the classes in a record: fields with the names of the scales, `te-depth`, `b`, `w`, `gb`,
// `gw`, `bxb`, `bxbb`, or `classification` (TE, B, BxB, BxBB) with `value`.
void add_classes(const PuzzleText& record, ExperimentRequest& request);

// A table with the share of each scale's classes that equal ours. For each scale, `sample` classes
// of the request at an even stride; puzzles without a single solution are left out.
Experiment reproduce_classification(const ExperimentRequest& request);

}  // namespace nonet
