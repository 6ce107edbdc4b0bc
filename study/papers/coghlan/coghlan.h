// `nonet reproduce coghlan`: the puzzles, temperatures and potential curves of V. Coghlan,
// Log-Linear Learning Over Large Iterations in Sudoku Puzzles, 2014.
#pragma once

#include "study/papers/experiment.h"

namespace nonet {

// Coghlan's own two puzzles are built in; further puzzles (or forty minimal ones of our own) show
// the reach of the method.
Experiment reproduce_coghlan(const ExperimentRequest& request);

}  // namespace nonet
