// Thinning: clues are taken away from a full grid, in a random order, as long as the solution stays
// the only one. What is left is minimal: every clue is needed. With a symmetry whole orbits of
// cells are taken away or stay, and what is left needs each orbit.
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
  // Orbits, of those taken away, that are put back in the end: a puzzle near a minimal one.
  int put_back = 0;
};

// Puzzles first, first + 1, ... of a seed, each from a full grid of its own. Each has a stream of
// its own, so it does not depend on which others are made with it.
struct ThinningRange {
  std::uint64_t seed = 0;
  std::uint64_t first = 0;
  std::uint64_t count = 0;
  ThinningStyle style;
};

// The puzzles of the range, in order; stopped, fewer of them. Much faster than one after the other.
std::vector<Puzzle> thinned(const ThinningRange& range, const FullGrids& full_grids,
                            const RunControl& control = {},
                            const slices::Kernel& kernel = slices::best_kernel());

// One minimal puzzle with this solution. REQUIRES: solution.is_solution().
Puzzle thinned(const Grid& solution, RandomStream& random);

// A minimal puzzle that needs only clues of this one.
Puzzle minimised(const Puzzle& puzzle, RandomStream& random);
// The same, its clues taken away in this order as long as they can be.
Puzzle minimised(const Puzzle& puzzle, std::span<const Cell> order);

// No clue can be taken away without a second solution.
bool is_minimal(const Puzzle& puzzle);

}  // namespace nonet
