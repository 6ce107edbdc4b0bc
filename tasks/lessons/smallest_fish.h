// How large a fish must be to remove a place of a digit: a question about the places of that digit
// alone, answered without a list of fish.
#pragma once

#include "board/cell_set.h"

namespace nonet {

// Whether a fish of at most `size` houses on a side removes the target from these places of a
// digit. Bases and covers may be any houses, and fins any number, so a fish of a special shape with
// more houses is the easiest there is where this is false.
//
// Suppose the target true: it takes the digit from its peers, and with them the fins. A fish of n
// houses then has n bases, no place in two of them, with all their places in n - 1 covers, for the
// last cover is the target's. So it is enough to look for n such bases and n - 1 such covers.
bool is_removed_by_fish(CellSet places, Cell target, int size);

}  // namespace nonet
