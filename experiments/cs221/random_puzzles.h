// Norvig's random puzzles ("Solving Every Sudoku Puzzle", 2006): random digits into random squares,
// each propagated by singles, until 17 squares and eight different digits are known. Most have many
// solutions, some none: that is what the CS221 report calls its hardest puzzles.
#pragma once

#include "base/random_stream.h"
#include "board/grid.h"

namespace nonet::cs221 {

Grid random_puzzle(RandomStream& random);

}  // namespace nonet::cs221
