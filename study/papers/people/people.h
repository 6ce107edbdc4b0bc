// How long puzzles take people: the fit behind the scale `minutes`, repeated from measured times,
// tested on puzzles kept aside, and held against every other measure of hardness. Unlike the
// experiments of papers/ it needs data: times of people cannot be made here, nor can a publisher's
// labels.
#pragma once

#include "study/papers/experiment.h"

namespace nonet {

// Uses `request.times` and `request.labels`; without either the experiment says what it wants and
// has no tables.
Experiment reproduce_people(const ExperimentRequest& request);

}  // namespace nonet
