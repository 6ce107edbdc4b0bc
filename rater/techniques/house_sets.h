// Locked candidates and subsets in the order in which people look for them: house by house, boxes
// first, then rows, then columns; within a house by cells (naked sets) or digits (hidden sets), in
// lexicographic order. No set is too large for its house: unlike the finders of subsets.h, which
// leave a naked quad to the hidden pair beside it, these offer what is there.
#pragma once

#include "rater/techniques/finder.h"

namespace nonet {

// Naked pairs or triples (search.size) in the crossing of a box and a line that remove candidates
// from both. Boxes only; every such set lies in one.
void find_locked_sets(const Search& search);
// Naked sets of search.size cells that are not locked sets.
void find_naked_sets(const Search& search);
void find_hidden_sets(const Search& search);

// Pointing: boxes by number, then digits; the row before the column.
void find_pointing(const Search& search);
// Claiming: rows, then columns, then digits.
void find_claiming(const Search& search);

}  // namespace nonet
