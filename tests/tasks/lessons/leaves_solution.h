// Whether a position still has its solution, for tests of positions that were changed.
#pragma once

#include "board/geometry.h"
#include "rater/logic/position/position.h"

namespace nonet::testing {

inline bool leaves_solution(const Position& position, const Grid& solution) {
  for (const Cell cell : all_cells()) {
    const Digit digit = solution.digit(cell);
    if (position.value(cell) != digit.value() && !position.has({cell, digit})) return false;
  }
  return true;
}

}  // namespace nonet::testing
