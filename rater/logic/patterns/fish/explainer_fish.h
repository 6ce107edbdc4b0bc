// Basic fish: the places of a digit in k lines lie in k crossing lines, which hold it nowhere else.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// Base columns first, then base rows; by combination of base lines, then by digit.
void find_fish(const Search& search);

}  // namespace nonet
