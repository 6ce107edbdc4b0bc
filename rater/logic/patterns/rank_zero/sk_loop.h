// The SK loop, or domino loop (Steve Kurzhals, 2007, in "Easter Monster"; Bird's domino loops): two
// rows and two columns cross in four boxes. Beside the crossings they have two cells each in every
// box, eight pairs in a ring. The open cells of the pairs hold one digit each, and just as many
// digits are held by the rows, the columns and the boxes of the ring; so these are used up.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// By rows, then columns. Each pair has an open cell, at least twelve in all, and each of the eight
// houses takes a digit. Crossings need not be filled.
void find_sk_loops(const Search& search);

}  // namespace nonet
