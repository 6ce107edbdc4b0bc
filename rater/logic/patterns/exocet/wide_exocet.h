// Exocets whose cross-houses are not three lines across the base. What makes an exocet is that no
// digit of the base, true in a base cell, has room beside the targets. Here the whole grid is tried
// first: all templates of a digit (its nine places) through a base cell meet a target. Then as many
// houses as possible are left out, so that the few that decide remain.
//
//   one base cell   one target, which holds the same digit as the base
//   complex         two base cells, two targets; boxes or lines along the base among the houses
//                   (Franken and mutant exocets), or a fourth house that stops a digit which three
//                   cross-lines leave
//
// What follows is the same as for other exocets: a candidate that fits with no placement of the
// base digits in these houses and in the boxes of the band is false. (Weak exocets are not of this
// kind: only all digits of the base placed together exclude what they do; weak_exocet.h.)
//
// Sources: David P. Bird's JExocet compendium; SunnieShine/Sudoku for the names and for bases of
// one cell.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// By box and line of the base, rows first, then base cells, then targets. Junior and senior exocets
// are left out, and those that need more than six houses.
void find_one_cell_exocets(const Search& search);
void find_complex_exocets(const Search& search);

}  // namespace nonet
