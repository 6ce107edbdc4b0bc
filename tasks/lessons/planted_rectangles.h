// Planted avoidable rectangles: of the corners of a rectangle with two digits crosswise, all but
// one or two get their right digits, and none of them is a given.
#pragma once

#include <vector>

#include "board/puzzle.h"
#include "rater/logic/position/position.h"

namespace nonet {

// Positions made from this one by filling right digits, and for type 2 by removing wrong candidates
// of the open corners, each with an avoidable rectangle. None opens a single.
std::vector<Position> with_planted_rectangle(const Position& position, const Puzzle& puzzle);

}  // namespace nonet
