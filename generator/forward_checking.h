// Naive forward checking, the puzzle generator of T. Bridi, "Behind the scenes of Sudoku" (CEUR
// Vol-860, 2012): random candidates into random empty cells, no backtracking, a new empty grid
// after each dead end, until pencil marks, naked and hidden singles solve the grid. Since singles
// fill the grid, its solution is the only one.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/random_stream.h"
#include "base/run_control.h"
#include "board/genotype.h"
#include "board/puzzle.h"
#include "solvers/exact/batch/kernel.h"

namespace nonet {

struct GeneratedPuzzle {
  Puzzle puzzle;
  Genotype genotype;           // empty if the method has none
  std::uint64_t attempts = 0;  // grids started, including this one
};

// Attempts first, first + 1, ... of a seed. Each has its own random stream, so its result does not
// depend on the other attempts of the range.
struct AttemptRange {
  std::uint64_t seed = 0;
  std::uint64_t first = 0;
  std::uint64_t count = 0;
};

// The puzzles of the successful attempts (about one in 80), in the order of the attempts; much
// faster than one by one. `attempts` counts from the previous puzzle, or from the first attempt on.
// After a stop: the puzzles of some of the attempts.
std::vector<GeneratedPuzzle> forward_checked(const AttemptRange& range,
                                             const RunControl& control = {},
                                             const slices::Kernel& kernel = slices::best_kernel());

}  // namespace nonet
