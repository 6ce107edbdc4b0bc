// Placements that need no thought of other digits' patterns: the last cell of a house, the only
// place of a digit, the only digit of a cell.
#pragma once

#include "rater/techniques/finder.h"

namespace nonet {

// Full houses first (boxes, columns, rows), then hidden singles in boxes, columns and rows; within
// a kind of house by number, then by digit.
void find_hidden_singles(const Search& search);

// Cell by cell.
void find_naked_singles(const Search& search);

}  // namespace nonet
