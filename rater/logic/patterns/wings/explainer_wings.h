// XY- and XYZ-wing: a pivot and two bivalue cells that it sees; whatever the pivot holds, one of
// the three cells holds z. In Sudoku Explainer's order, pivot by pivot; HoDoKu's is hodoku_wings.h.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet::explainer {

// size 2: XY-wing, size 3: XYZ-wing (the pivot's candidates). Pivots row by row, then the first
// wing, then the second, each in the pivot's box, row, column.
void find_wings(const Search& search);

}  // namespace nonet::explainer
