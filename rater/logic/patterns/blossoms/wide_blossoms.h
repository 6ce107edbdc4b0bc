// Death blossoms whose stem is wider than a cell. A stem is candidates one of which is true. A
// petal is an almost locked set: a candidate that sees all places of its digit there would lock the
// petal's other digits, so that it excludes them outside. If a candidate excludes the whole stem in
// this way, by itself and by petals that it locks, it is false.
//
//   house blossom      the stem is the places of a digit in a house
//   rectangle blossom  the other candidates of four empty cells in two rows, two columns and two
//                      boxes: the two digits alone could be exchanged, a second solution (the
//                      puzzle must have one by its givens)
//   A^nLS blossom      the places in n cells of a house of some of their digits, the n - 1 others
//                      being too few for the cells
//
// Death blossoms proper (death_blossoms.h) have the candidates of a cell as stem.
//
// Source: SunnieShine/Sudoku, "Death Blossom" with its house, rectangle and A^nLS "blooming".
#pragma once

#include "rater/logic/patterns/almost_locked/almost_locked_sets.h"
#include "rater/logic/steps/finder.h"

namespace nonet {

// What the stem is, as the size column of the finder catalog.
enum class WideStem : std::uint8_t { kHouse, kRectangle, kSet };

// By candidate (cell, then digit). For each the stem of which petals must exclude the fewest
// candidates, with two petals at least; of an A^nLS whose digits are one more than its cells with
// three, for with two it is an ALS-XY-Wing. The step removes all candidates that exclude the stem
// with these petals. Candidates that a step has removed are left out afterwards.
void find_wide_blossoms(const Search& search);

// The stem of such a step: one of these candidates is true.
CandidateSet stem_of(const Position& before, const Step& step);

}  // namespace nonet
