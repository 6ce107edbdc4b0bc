// The tables of people.h.
#pragma once

#include <vector>

#include "study/papers/people/people_study.h"

namespace nonet {

// Agreement with its ceiling, coverage of the intervals, the share of chance in the errors, the
// fitted numbers and the chosen rate.
std::vector<ComparisonTable> fit_tables(const PeopleStudy& study);

// Compares the order of the puzzles by each scale, and by the number of clues, with that by
// people's times.
ComparisonTable measures_table(const PeopleStudy& study, const ExperimentRequest& request);

}  // namespace nonet
