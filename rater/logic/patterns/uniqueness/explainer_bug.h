// Bivalue universal grave, as Sudoku Explainer looks for it; HoDoKu knows one type of it
// (hodoku_bug.h) and counts more strictly. If without a few candidates every cell had two
// candidates and every digit two places in each house, there would be two solutions or none; so one
// of the few is true.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet::explainer {

// Type 1; or types 2 and 4 (one digit in several cells); or types 4 and 3 (several digits). Type 3
// steps carry the number of other cells in the naked set (partners).
void find_bug(const Search& search);

// The surplus candidates, if the position without them is a grave; one of them is true.
CandidateSet surplus_of(const Position& position);

}  // namespace nonet::explainer
