// Almost locked candidates: n digits where a line and a box cross. n - 1 cells of the line beside
// the box hold only these digits, so the crossing takes one of them at most. In the box beside the
// line all their places are in n - 1 cells, so these take n - 1 at most. The box needs all n: the
// cells of the box hold nothing else, and the rest of the line has none of the digits.
//
// Source: the players' forum, "Almost Locked Candidates"; SunnieShine/Sudoku.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// search.size: n, 2 to 4. By line (rows, then columns), box along the line, cells of the line.
void find_almost_locked_candidates(const Search& search);

}  // namespace nonet
