// `nonet reproduce cs221`: the tables of A. Scorza and Q. Vohra's CS221 project report, compared
// with ours.
#pragma once

#include "study/papers/experiment.h"

namespace nonet {

// Without puzzles: a million random puzzles after Norvig, of which the hardest are used (`sample`
// changes how many are made), and minimal puzzles of our own for the learned ranking. Given puzzles
// are used for both.
Experiment reproduce_cs221(const ExperimentRequest& request);

}  // namespace nonet
