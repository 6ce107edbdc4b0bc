// Almost unique rectangles: four empty cells in two rows, two columns and two boxes with a pair of
// digits. Without their other candidates, the guardians, the two digits could be exchanged: a
// second solution. So one of the guardians is true. Where they fall into two groups of places, each
// of one digit and in one house, that is a strong link: if none of one group is true, one of the
// other is.
//
// The puzzle must have one solution by its givens (Premise::kGivensDecide).
//
// Source: the players' forum, "AUR" (almost unique rectangles) as nodes of alternating inference
// chains.
#pragma once

#include <vector>

#include "board/cell_set.h"
#include "board/digit_set.h"
#include "rater/logic/position/position.h"

namespace nonet {

// Places of a digit.
struct DigitPlaces {
  Digit digit;
  CellSet cells;

  bool operator==(const DigitPlaces&) const = default;
};

struct RectangleLink {
  CellSet cells;  // of the rectangle
  DigitSet pair;
  DigitPlaces one;  // the guardians
  DigitPlaces other;
};

// By rectangle (rows, then columns), pair of digits that all four cells have, and group.
std::vector<RectangleLink> rectangle_links(const Position& position);

}  // namespace nonet
