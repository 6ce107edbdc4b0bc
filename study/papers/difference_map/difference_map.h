// `nonet reproduce difference-map`: anlak.com, A different kind of Sudoku solver, 2016. The
// article publishes no numbers: these are ours, for the formulation it describes.
#pragma once

#include "study/papers/experiment.h"

namespace nonet {

// Without puzzles it runs on a hundred minimal ones of our own.
Experiment reproduce_difference_map(const ExperimentRequest& request);

}  // namespace nonet
