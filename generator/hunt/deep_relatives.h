// The search for puzzles of trial-and-error depth 3 near others; bare_tridagon.h explains the
// method.
#pragma once

#include <vector>

#include "base/random_stream.h"
#include "base/run_control.h"
#include "board/puzzle.h"

namespace nonet {

// Minimal puzzles of depth 3 near one of depth 3, of its solution grid and of others, by this many
// changes in a row. None if the puzzle is not of depth 3, or its tridagon has other guardians.
std::vector<Puzzle> deep_relatives(const Puzzle& puzzle, int changes, RandomStream& random,
                                   const RunControl& control);

}  // namespace nonet
