// The tables of people.h.
#pragma once

#include <vector>

#include "study/papers/people/people_study.h"

namespace nonet {

// Agreement with its ceiling, coverage of the intervals, what of the misses is chance, the fitted
// numbers and the rate chosen.
std::vector<ComparisonTable> fit_tables(const PeopleStudy& study);

// How every scale, and the number of clues, orders the puzzles compared with people's times.
ComparisonTable measures_table(const PeopleStudy& study, const ExperimentRequest& request);

}  // namespace nonet
