// A puzzle for each day, as papers print them: from Monday, the easiest of its week, to Sunday, the
// hardest, with no trend from week to week.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace nonet {

struct PlannedDay {
  std::string date;        // "2026-05-04"
  std::string weekday;     // "mon"
  std::size_t puzzle = 0;  // its index
};

// A day for each puzzle, from `first` ("2026-05-04") on, by what the puzzles take (minutes). The
// easiest of all share out the Mondays, in the order in which they came, the next the Tuesdays, and
// so on: no day's puzzle is harder than one of a later day of any week.
Result<std::vector<PlannedDay>> plan_days(std::string_view first,
                                          const std::vector<double>& efforts);

}  // namespace nonet
