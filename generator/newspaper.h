// Puzzles like those of newspapers, in three series. Facts from five years of one newspaper: easy
// ones have 38 clues and need only hidden singles in boxes. The others are random minimal puzzles
// without symmetry, of 21 to 27 clues, ER 1.7 to 2.6 and 1.7 to 4.0. The two differ not by ER but
// by the techniques that a person needs (people do not look for direct steps): each medium puzzle
// needs pointing and nothing more; nine in ten hard ones need claiming, pairs or triplets
// (docs/people.md). At least 18 of 20 puzzles of a series lie within its minutes.
#pragma once

#include <span>
#include <string_view>

#include "generator/wishes.h"

namespace nonet {

struct NewspaperRow {
  std::string_view key;  // forever: command line
  int fewest_clues;
  int most_clues;
  bool minimal;
  Wishes::Ratings er;
  Wishes::Ratings minutes;               // on the scale of this name
  std::span<const TechniqueId> hardest;  // one of them for a person, on the scale minutes; or any
};

// From the easiest to the hardest.
std::span<const NewspaperRow> newspaper_catalog();
// nullptr where there is no such key.
const NewspaperRow* find_newspaper(std::string_view key);

Wishes wishes_of(const NewspaperRow& series);

}  // namespace nonet
