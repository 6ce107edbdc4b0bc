// Naive forward checking, the puzzle generator of T. Bridi, "Behind the scenes of Sudoku" (CEUR
// Vol-860, 2012): random digits of their candidates into random empty cells, no backtracking,
// from an empty grid again on a dead end, until pencil marks, naked and hidden singles solve it.
// That the singles fill the grid proves that the solution is the only one.
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
  Genotype genotype;           // empty where the method has none
  std::uint64_t attempts = 0;  // grids started, this one included
};

// One attempt; nullopt on a dead end.
std::optional<GeneratedPuzzle> try_forward_checking(RandomStream& random);

// Attempts until one succeeds; nullopt if asked to stop.
std::optional<GeneratedPuzzle> generate_by_forward_checking(RandomStream& random,
                                                            const RunControl& control = {});

// Attempts first, first + 1, ... of a seed. Each has a stream of its own, so what comes of it does
// not depend on which others are made with it.
struct AttemptRange {
  std::uint64_t seed = 0;
  std::uint64_t first = 0;
  std::uint64_t count = 0;
};

// The puzzles of the attempts that succeed (about one in 80), in the order of their attempts; much
// faster than one after the other. `attempts` counts from the puzzle before, or from the first
// attempt on. Stopped: the puzzles of some of the attempts.
std::vector<GeneratedPuzzle> forward_checked(const AttemptRange& range,
                                             const RunControl& control = {},
                                             const slices::Kernel& kernel = slices::best_kernel());

}  // namespace nonet
