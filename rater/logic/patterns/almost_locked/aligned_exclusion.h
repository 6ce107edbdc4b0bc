// Aligned pair and triplet exclusion: a combination of digits for two or three cells is impossible
// if it leaves a cell that sees all of them without a candidate; a candidate that occurs in no
// possible combination goes. In Sudoku Explainer's order; HoDoKu has no such technique.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// size 2: pairs, size 3: triplets (the .cpp has the order).
void find_aligned_exclusions(const Search& search);

}  // namespace nonet
