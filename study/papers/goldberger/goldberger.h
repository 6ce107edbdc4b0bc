// `nonet reproduce goldberger`: Table 1 and Figure 2 of J. Goldberger, Solving Sudoku Using
// Combined Message Passing Algorithms.
#pragma once

#include "study/papers/experiment.h"

namespace nonet {

// Goldberger used 35,000 of Gordon Royle's 17-clue puzzles; to compare, give that list. Without
// puzzles it runs on a thousand minimal ones of our own.
Experiment reproduce_goldberger(const ExperimentRequest& request);

}  // namespace nonet
