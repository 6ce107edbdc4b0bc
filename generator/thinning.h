// Thinning: clues are taken away from a full grid, in a random order, as long as the solution stays
// the only one. What is left is minimal: every clue is needed.
#pragma once

#include "base/random_stream.h"
#include "board/grid.h"
#include "board/puzzle.h"

namespace nonet {

// A minimal puzzle with this solution. REQUIRES: solution.is_solution().
Puzzle thinned(const Grid& solution, RandomStream& random);

// A minimal puzzle that needs only clues of this one.
Puzzle minimised(const Puzzle& puzzle, RandomStream& random);

// No clue can be taken away without a second solution.
bool is_minimal(const Puzzle& puzzle);

}  // namespace nonet
