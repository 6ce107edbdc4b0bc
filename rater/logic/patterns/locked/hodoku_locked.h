// Locked candidates in HoDoKu's order, which looks for the two kinds one after the other. Sudoku
// Explainer's (explainer_locked.h) is by kinds of houses and remembers digits searched in vain.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet::hodoku {

// Pointing: boxes by number, then digits; rows before columns.
void find_pointing(const Search& search);
// Claiming: rows, then columns, then digits.
void find_claiming(const Search& search);

}  // namespace nonet::hodoku
