// BUG + n: the bivalue universal grave (explainer_bug.h) with surplus candidates of several digits
// in several cells. One of them, the guardians, is true; what is false with each of them goes.
//
// The grave under the candidates is found by deduction: a cell keeps two candidates, a digit two
// places or none in each house. A cell with two candidates keeps both; a house with two places that
// are kept keeps no third; one with two left keeps both.
//
// Source: the players' forum, "BUG Lite" and "BUG + n"; SunnieShine/Sudoku.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// One step at most, with all eliminations.
void find_bug_plus(const Search& search);

}  // namespace nonet
