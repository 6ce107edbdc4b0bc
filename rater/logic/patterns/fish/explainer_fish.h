// Basic fish: the places of a digit in k lines lie in k crossing lines, which hold it nowhere else.
// In Sudoku Explainer's order, by lines first and digits second; HoDoKu's (hodoku_fish.h) is by
// digits first, and knows fish with fins and boxes.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet::explainer {

// Base columns first, then base rows; by combination of base lines, then by digit.
void find_fish(const Search& search);

}  // namespace nonet::explainer
