// Subsets in HoDoKu's order, that in which people look for them: house by house, boxes first, then
// rows, then columns; within a house by cells (naked sets) or digits (hidden sets), in
// lexicographic order. Sudoku Explainer's order (explainer_subsets.h) differs in three ways that
// decide ratings: it takes columns before rows and combinations by their bits, leaves a naked quad
// to the complementary hidden pair, and clears only the house in which it found the set.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet::hodoku {

// Naked pairs or triples (search.size) in the crossing of a box and a line that remove candidates
// from both. Only boxes are searched, since every such set lies in one.
void find_locked_subsets(const Search& search);
// Naked sets of search.size cells that are not locked sets.
void find_naked_subsets(const Search& search);
void find_hidden_subsets(const Search& search);

}  // namespace nonet::hodoku
