// Possible meanings of "generalised twins". The report says "a set S of n < 9 numbers" for naked
// and for hidden twins: sets of every size, which is full all-different consistency. Its table does
// not follow from that rule; the readings of weaker ones show which program its numbers fit.
#pragma once

#include <string>
#include <vector>

#include "board/grid.h"
#include "solvers/constraint/search.h"
#include "study/papers/experiment.h"

namespace nonet::cs221 {

// As stated: rules 4 and 5 of the report with n < 9.
inline constexpr constraint::SetSizes kStatedReading{.naked = 8, .hidden = 8};
// The weaker program that the report's table fits: naked sets of at most three squares, no hidden
// sets. It was chosen among the readings of readings_table() by their numbers, so that it supports
// no finding.
inline constexpr constraint::SetSizes kFittedReading{.naked = 3, .hidden = 0};

// The settings of a row under a reading: its rules, with these sets if it uses twins.
constraint::SearchSettings under(constraint::SearchSettings settings,
                                 const constraint::SetSizes& reading);

std::string name_of(const constraint::SetSizes& reading);

struct ReadingsTable {
  ComparisonTable table;
  std::vector<std::string> notes;  // the readings nearest to the report
};

// Every reading (sizes 2 to 8; naked, hidden, both) with the baseline's options divided by those of
// the report's rows that use twins, geometric means over the sets; and their distance from the
// report's. After a stop, the finished readings.
ReadingsTable readings_table(const std::vector<std::vector<Grid>>& sets,
                             const ExperimentRequest& request);

}  // namespace nonet::cs221
