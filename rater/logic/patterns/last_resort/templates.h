// Templates: the 46,656 ways to place a digit nine times. Kept are those that fit the candidates of
// a digit and avoid the other digits' sure places. A place that all of them share is sure, a place
// that none of them has is removed. In HoDoKu's order, in which templates are off by default.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// Placements by digit and cell, then one step of eliminations for each digit.
void find_templates(const Search& search);

}  // namespace nonet
