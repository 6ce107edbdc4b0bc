// k cells of a house that share k digits: naked sets (the cells hold nothing else) and hidden sets
// (the digits go nowhere else). Houses in the order boxes, columns, rows.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

void find_naked_subsets(const Search& search);
void find_hidden_subsets(const Search& search);
// Hidden sets that leave one place for another digit, filled in the same step.
void find_direct_hidden_subsets(const Search& search);

}  // namespace nonet
