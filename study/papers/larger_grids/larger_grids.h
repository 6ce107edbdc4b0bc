// `nonet reproduce larger-grids`: the question that J. Goldberger (Solving Sudoku Using Combined
// Message Passing Algorithms, section 6) and others leave open, which methods survive when the grid
// grows from 9 x 9 to 16 x 16 and 25 x 25.
#pragma once

#include "study/papers/experiment.h"

namespace nonet {

// On puzzles of its own making, `sample` (12 without one) of each kind; given puzzles are of
// another size and not used.
Experiment study_larger_grids(const ExperimentRequest& request);

}  // namespace nonet
