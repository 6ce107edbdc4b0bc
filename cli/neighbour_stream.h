// Neighbours by several clues, millions of each puzzle: written as they are found, some removals of
// a parent at a time, so that the first line comes soon and memory does not grow with their number.
#pragma once

#include "cli/puzzle_writing.h"
#include "cli/session.h"
#include "generator/neighbourhood/neighbours.h"

namespace nonet {

// Says before the first of them about how many are to be expected. REQUIRES: no sample.
ExitCode stream_neighbours(Session& session, const NeighbourPlan& plan,
                           const PuzzleWriting& writing);

}  // namespace nonet
