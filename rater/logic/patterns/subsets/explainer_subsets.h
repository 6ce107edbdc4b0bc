// k cells of a house that share k digits: naked sets (the cells hold nothing else) and hidden sets
// (the digits go nowhere else), in Sudoku Explainer's order: boxes, columns, rows. hodoku_subsets.h
// says how HoDoKu's differs.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet::explainer {

void find_naked_subsets(const Search& search);
void find_hidden_subsets(const Search& search);
// Hidden sets that leave one place for another digit, filled in the same step.
void find_direct_hidden_subsets(const Search& search);

}  // namespace nonet::explainer
