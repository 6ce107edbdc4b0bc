// Wings of cells with two candidates in HoDoKu's order: all pairs and triples of such cells by cell
// index, whichever of them is the pivot, where Sudoku Explainer (explainer_wings.h) goes from pivot
// to pivot.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet::hodoku {

// Two cells with the same two candidates, one digit of which is joined by a house with two places
// for it.
void find_w_wings(const Search& search);
// Three cells with three digits between them; search.size is the pivot's candidates: 2 XY, 3 XYZ.
void find_wings(const Search& search);

}  // namespace nonet::hodoku
