// The puzzles of a month on one sheet, as a calendar: a column for each weekday from Monday on, a
// row for each week, the number of the day over each grid. The days of a sixth week, one or two,
// are in the first row, where their weekdays are free, as on wall calendars: five rows leave
// larger grids.
#pragma once

#include <array>
#include <chrono>
#include <string>
#include <variant>
#include <vector>

#include "book/drawings/board_picture.h"
#include "book/drawings/grid_picture.h"
#include "book/fonts/typefaces.h"
#include "charts/drawing.h"

namespace nonet {

struct MonthDay {
  std::chrono::day day;
  std::variant<GridPicture, BoardPicture> picture;
  std::string caption = {};  // beside the number, if it fits; may be empty
};

struct MonthSheet {
  std::chrono::year_month month;
  std::string heading;                  // "May 2026"
  std::array<std::string, 7> weekdays;  // from Monday on
  std::string brand = {};               // at the right of the heading; may be empty
  std::string rules = {};               // of the board, below the heading; may be empty
  std::vector<MonthDay> days;           // all of the month, or some
  Size size;                            // points, margins included
};

// The smallest type of the digits on such a sheet, in points.
double month_digit(const MonthSheet& sheet, const Typefaces& typefaces);

Drawing month_drawing(const MonthSheet& sheet, const Typefaces& typefaces);

}  // namespace nonet
