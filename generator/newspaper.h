// Puzzles like those of newspapers, in three series. Facts from five years of one newspaper: easy
// ones have 38 clues and need only hidden singles in boxes; medium ones are ER 1.7 to 2.6; hard
// ones are ER 1.7 to 4.0, and differ from medium ones by few openings in the first steps, not by ER
// (docs/people.md). Hard ones need nothing beyond pairs, lest readers complain.
#pragma once

#include <span>
#include <string_view>

#include "generator/wishes.h"

namespace nonet {

struct NewspaperRow {
  std::string_view key;  // forever: command line
  int fewest_clues;
  int most_clues;
  Wishes::Ratings er;
  Wishes::Ratings minutes;  // on the scale of this name
};

// From the easiest to the hardest.
std::span<const NewspaperRow> newspaper_catalog();
// nullptr where there is no such key.
const NewspaperRow* find_newspaper(std::string_view key);

Wishes wishes_of(const NewspaperRow& series);

}  // namespace nonet
