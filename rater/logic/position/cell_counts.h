// Which cells have exactly two, or exactly three, candidates: counted for all 81 cells at once by
// adding the digits' boards bit by bit.
#pragma once

#include "board/cell_set.h"
#include "rater/logic/position/position.h"

namespace nonet {

struct CellCounts {
  CellSet two;
  CellSet three;
  CellSet four_or_more;
};

inline CellCounts count_candidates(const Position& position) {
  CellSet at_least_1;
  CellSet at_least_2;
  CellSet at_least_3;
  CellSet at_least_4;
  for (const CellSet& places : position.all_places()) {
    at_least_4 |= at_least_3 & places;
    at_least_3 |= at_least_2 & places;
    at_least_2 |= at_least_1 & places;
    at_least_1 |= places;
  }
  return {at_least_2 - at_least_3, at_least_3 - at_least_4, at_least_4};
}

}  // namespace nonet
