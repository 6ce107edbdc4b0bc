// The search for puzzles of trial-and-error depth 3, from nothing and near others: bare_tridagon.h
// says how.
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

// Looks for one in the place, and gives up the sooner the farther it is from one solution.
DeepSearch search_deep(const PlantedPlace& planted, RandomStream& random,
                       const RunControl& control);

// Minimal puzzles near one of depth 3, of that depth too, of its solution grid and of others, by so
// many changes in a row. None where it is not of depth 3, or guards its tridagon otherwise.
std::vector<Puzzle> deep_relatives(const Puzzle& puzzle, int changes, RandomStream& random,
                                   const RunControl& control);

}  // namespace nonet
