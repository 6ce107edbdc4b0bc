// The search for puzzles of trial-and-error depth 3, from nothing and near others; bare_tridagon.h
// explains the method.
#pragma once

#include <optional>
#include <vector>

#include "base/random_stream.h"
#include "base/run_control.h"
#include "board/puzzle.h"
#include "generator/hunt/planting.h"

namespace nonet {

struct DeepSearch {
  std::optional<Puzzle> found;  // minimal, of depth 3 or more
  int changes = 0;              // of clues around the bare tridagon, some 10 ms each
};

// Searches one place, giving up the sooner the farther it is from one solution.
DeepSearch search_deep(const PlantedPlace& planted, RandomStream& random,
                       const RunControl& control);

// Minimal puzzles of depth 3 near one of depth 3, of its solution grid and of others, by this many
// changes in a row. None if the puzzle is not of depth 3, or its tridagon has other guardians.
std::vector<Puzzle> deep_relatives(const Puzzle& puzzle, int changes, RandomStream& random,
                                   const RunControl& control);

}  // namespace nonet
