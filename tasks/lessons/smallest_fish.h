// How large a fish must be to remove a place of a digit. The answer depends only on the places of
// the digit, and needs no list of fish.
#pragma once

#include "board/cell_set.h"

namespace nonet {

// Whether a fish of at most `size` houses on a side removes the target from these places of a
// digit. Bases and covers may be any houses, with any number of fins. So if the answer is no, a
// fish of a special shape with one house more has no smaller substitute.
//
// Suppose the target is true: then its peers lose the digit, including the fins. A fish of n houses
// then has n bases, no place in two of them, with all their places in n - 1 covers, because the
// last cover is the target's. So it is enough to search for n such bases and n - 1 such covers.
bool is_removed_by_fish(CellSet places, Cell target, int size);

}  // namespace nonet
