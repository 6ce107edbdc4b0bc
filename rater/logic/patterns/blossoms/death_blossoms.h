// Death blossoms: a stem cell every candidate of which is also in an almost locked set that sees
// it, a petal. Whatever the stem holds, one petal loses that digit and locks its others; so a
// candidate that sees all its places in every petal goes.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// By stem, then by the petals of its digits from the first to the last, in the order of
// almost_locked_sets.h; the first 100 for each digit. Size 1: petals may share cells, and of the
// blossoms of a stem that remove the same only the first is offered; 0: as in HoDoKu, which is
// quicker.
void find_death_blossoms(const Search& search);

}  // namespace nonet
