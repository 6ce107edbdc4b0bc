// Thinning: clues are removed from a full grid, in a random order, as long as the solution stays
// the only one. The result is minimal: every clue is needed. With a symmetry whole orbits of cells
// are removed or stay, and the result needs each orbit.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/quick_stream.h"
#include "base/random_stream.h"
#include "base/run_control.h"
#include "board/grid.h"
#include "board/pattern.h"
#include "board/puzzle.h"
#include "generator/full_grid.h"
#include "solvers/exact/batch/kernel.h"

namespace nonet {

struct ThinningStyle {
  Symmetry symmetry = Symmetry::kNone;
  int fewest_clues = 0;  // an orbit whose removal would leave fewer clues stays
  // Removed orbits that are put back in the end: a puzzle near a minimal one.
  int put_back = 0;
};

// Puzzles first, first + 1, ... of a seed, each from a full grid of its own and with its own random
// stream, so that it does not depend on the other puzzles of the range.
struct ThinningRange {
  std::uint64_t seed = 0;
  std::uint64_t first = 0;
  std::uint64_t count = 0;
  ThinningStyle style;
};

// The puzzles of the range, in order; fewer after a stop. Much faster than one by one.
std::vector<Puzzle> thinned(const ThinningRange& range, const FullGrids& full_grids,
                            const RunControl& control = {},
                            const slices::Kernel& kernel = slices::best_kernel());

// One minimal puzzle with this solution. REQUIRES: solution.is_solution().
Puzzle thinned(const Grid& solution, RandomStream& random);

// A minimal puzzle whose clues are some of this one's.
Puzzle minimised(const Puzzle& puzzle, RandomStream& random);
// The same, trying to remove its clues in this order.
Puzzle minimised(const Puzzle& puzzle, std::span<const Cell> order);

// Whether removing any clue gives a second solution.
bool is_minimal(const Puzzle& puzzle);

}  // namespace nonet
