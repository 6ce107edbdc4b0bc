// Levels as people tell them apart, and the order in which books and newspapers put puzzles.
//
// Between easy and very hard Sudoku Explainer's rating is no order for people: it looks for direct
// steps first, which nobody does, so that of two puzzles of ER 2.0 one falls to a pointing and the
// other takes a person pairs. There a person's own order of techniques decides
// (rater/orders/minutes/search_load.h): a puzzle that needs pencil marks for pointing at most is
// medium; claiming, pairs and larger sets make it hard. Five years of a newspaper's medium and hard
// puzzles are told apart so, without any number fitted to them (docs/people.md).
#pragma once

#include "rater/orders/levels.h"
#include "rater/orders/scale/rating.h"

namespace nonet {

// `rated` is the level by rating; `minutes` the puzzle's rating on the scale of that name. Only
// medium and hard puzzles change places. REQUIRES: both are of one puzzle.
const LevelRow& person_level(const LevelRow& rated, const Rating& minutes);

// Puzzles in this order rise: by level, then by minutes. Not solved on the scale: after all others.
struct PersonOrder {
  int level = 0;  // LevelRow::code
  double minutes = 0;
  auto operator<=>(const PersonOrder&) const = default;
};
PersonOrder person_order(const LevelRow& rated, const Rating& minutes);

}  // namespace nonet
