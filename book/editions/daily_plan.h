// A puzzle for each day, as newspapers print them: from Monday, the easiest of its week, to Sunday,
// the hardest, with no trend from week to week.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace nonet {

struct PlannedDay {
  std::chrono::year_month_day date;
  std::size_t puzzle = 0;  // its index

  [[nodiscard]] std::string iso_date() const;          // "2026-05-04"
  [[nodiscard]] std::string_view weekday_key() const;  // "mon"
};

// Gives each puzzle a day, from `first` ("2026-05-04") on, by its effort (minutes). The easiest
// puzzles get the Mondays, in the order of the input, the next ones the Tuesdays, and so on: no
// weekday's puzzle is harder than one of a later weekday of any week.
Result<std::vector<PlannedDay>> plan_days(std::string_view first,
                                          const std::vector<double>& efforts);

}  // namespace nonet
