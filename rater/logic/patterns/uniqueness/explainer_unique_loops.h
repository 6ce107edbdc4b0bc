// Unique rectangles and loops: cells that would form a pattern with two solutions if they held only
// the two digits of the loop. A puzzle with one solution cannot contain it, so one of the extra
// candidates is true. The rectangles and loops of Sudoku Explainer, which walks from cell to cell;
// HoDoKu's rectangles (hodoku_rectangles.h) have other types and no longer loops.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet::explainer {

// Loops from each bivalue cell in row order, depth first through boxes, rows, columns; for one loop
// type 1, or 2, or 3, then 4. Steps carry the number of loop cells (size), the type (variant), and
// for type 3 the cells or digits that complete a naked or hidden set (partners).
void find_unique_loops(const Search& search);

}  // namespace nonet::explainer
