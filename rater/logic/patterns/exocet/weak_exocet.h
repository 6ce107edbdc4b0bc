// Weak exocets. Base and cross-lines are those of a junior exocet (exocet.h), but some digit of the
// base has room in the cross-lines beside the targets. What stops it there are the other digits:
// all digits of the base, those included that no base cell holds in the end, are placed together,
// in the three cross-lines and in the two lines through the base cells.
//
//      .   .   .   |    .    .    .    |   .   .   T2     In every placement of the base digits in
//      .   .   .   |  base   .   base  |   .   .   .      the five marked lines both targets hold
//      .   .   T1  |    .    .    .    |   .   .   .      one. It need not be a digit of the base
//              ^        ^    ^    ^                ^      cells: that is weaker than elsewhere.
//
// One target or two, each in another box of the band, hold a digit of the base in all these
// placements, and have other candidates now. Without the base the digits could do otherwise: a
// target that they need anyway is none. What follows is the same as for other exocets: a candidate
// that fits with no placement is false. It follows wherever the digits are given; but bases are
// tried only if each of their digits is filled in twice, since others leave too many placements.
//
// Sources: Borescoper's example (players' forum, 2022) and SunnieShine/Sudoku, which has its name,
// the example, and conditions under which it is seen: each digit of the base is given in two of the
// four boxes off the band and the stack of the base's box, in pairs on the diagonals, and one of
// six cells in the cross-lines may be no given. The same program's guide tells of "lame" ones, with
// one target. The proof by joint placement is ours; the published six eliminations of the example
// are those it gives.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// By line and box of the base, rows first, then base cells, then targets; those with two targets
// first. Junior and senior exocets with the same base and targets are left out.
void find_weak_exocets(const Search& search);

}  // namespace nonet
