// Locked candidates and subsets in the order in which people look for them: house by house, boxes
// first, then rows, then columns; within a house by cells (naked sets) or digits (hidden sets), in
// lexicographic order. Sets of any size are offered, whereas the finders of subsets.h leave a naked
// quad to the complementary hidden pair.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// Naked pairs or triples (search.size) in the crossing of a box and a line that remove candidates
// from both. Only boxes are searched, since every such set lies in one.
void find_locked_sets(const Search& search);
// Naked sets of search.size cells that are not locked sets.
void find_naked_sets(const Search& search);
void find_hidden_sets(const Search& search);

// Pointing: boxes by number, then digits; rows before columns.
void find_pointing(const Search& search);
// Claiming: rows, then columns, then digits.
void find_claiming(const Search& search);

}  // namespace nonet
