// The puzzles of days as sheets of a calendar, one for each month.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "book/drawings/single_image.h"
#include "book/words/words.h"
#include "tasks/printing/daily_puzzles.h"
#include "tasks/printing/record_image.h"

namespace nonet {

// The days of each month, in order.
std::vector<std::span<const DatedPuzzle>> months_of(std::span<const DatedPuzzle> days);

// "2026-05", for file names.
std::string month_name(std::span<const DatedPuzzle> month);

struct MonthStyle {
  ImageStyle image;          // its caption is beside the number of each day, its brand in the head
  std::string_view heading;  // a format of dates, as "%B %Y"
};

// The text beside the number of a day.
Result<std::string> month_caption(const DatedPuzzle& dated, const MonthStyle& style,
                                  const BookWords& words);

// The bytes of a sheet; of the style's size, or as wide as it says and in the shape of A4, A3 ...
// An error if a puzzle has no solution to show, if the typeface cannot show a text, or if the
// digits would be too small to print. REQUIRES: days of one month.
Result<std::string> month_image(std::span<const DatedPuzzle> month, const MonthStyle& style,
                                Shown shown, const BookWords& words, const Typefaces& typefaces);

}  // namespace nonet
