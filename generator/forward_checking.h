// Naive forward checking, the puzzle generator of T. Bridi, "Behind the scenes of Sudoku" (CEUR
// Vol-860, 2012): random digits of their candidates into random empty cells, no backtracking,
// from an empty grid again on a dead end, until pencil marks, naked and hidden singles solve it.
// That the singles fill the grid proves that the solution is the only one.
#pragma once

#include <cstdint>
#include <optional>

#include "base/random_stream.h"
#include "base/run_control.h"
#include "board/puzzle.h"
#include "generator/genotype.h"

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

}  // namespace nonet
