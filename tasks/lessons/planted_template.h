// Planted templates: wrong places of a digit are removed until every way to place the digit uses
// one cell.
#pragma once

#include <vector>

#include "base/random_stream.h"
#include "board/puzzle.h"
#include "rater/logic/position/position.h"

namespace nonet {

// Positions made from this one by removing wrong candidates of one digit, as few as needed, each
// with a cell that all templates of the digit share. None opens a single.
std::vector<Position> with_planted_template(const Position& position, const Puzzle& puzzle,
                                            RandomStream& random);

}  // namespace nonet
