// `nonet reproduce bridi`: the claims of T. Bridi, "Behind the scenes of Sudoku: application of
// genetic algorithms for the optimal fun", 2012.
#pragma once

#include "study/papers/experiment.h"

namespace nonet {

// Makes its own populations of request.sample individuals (default: 40,200, as in the paper) and as
// many mutations; given puzzles have no genotypes and are not used.
Experiment reproduce_bridi(const ExperimentRequest& request);

}  // namespace nonet
