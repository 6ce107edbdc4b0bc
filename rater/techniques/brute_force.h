// The last resort: the middle one of the empty cells is filled from the solution.
#pragma once

#include "rater/techniques/finder.h"

namespace nonet {

// One step, or none if the position has no solution.
void find_brute_force(const Search& search);

}  // namespace nonet
