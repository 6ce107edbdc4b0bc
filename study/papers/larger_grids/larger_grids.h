// `nonet reproduce larger-grids`: an open question of J. Goldberger (Solving Sudoku Using Combined
// Message Passing Algorithms, section 6) and others: which methods still work when the grid grows
// from 9 x 9 to 16 x 16 and 25 x 25.
#pragma once

#include "study/papers/experiment.h"

namespace nonet {

// Makes its own puzzles, `sample` (default 12) of each kind; given puzzles have another size and
// are not used.
Experiment study_larger_grids(const ExperimentRequest& request);

}  // namespace nonet
