// The time that puzzles take people: the fit behind the scale `minutes`, repeated from measured
// times, tested on held-out puzzles, and compared with every other measure of hardness. Unlike the
// experiments of papers/ it needs data: people's times and publishers' labels cannot be generated.
#pragma once

#include "study/papers/experiment.h"

namespace nonet {

// Uses `request.times` and `request.labels`. Without either, the experiment has no tables and says
// what it needs.
Experiment reproduce_people(const ExperimentRequest& request);

}  // namespace nonet
