// Templates: the 46,656 ways to place a digit nine times. Those that fit the candidates of a digit
// and leave room for the other digits' sure places are kept; a place that all of them share is
// sure, one that none of them has goes.
#pragma once

#include "rater/techniques/finder.h"

namespace nonet {

// Placements by digit and cell, then one step of eliminations for each digit.
void find_templates(const Search& search);

}  // namespace nonet
