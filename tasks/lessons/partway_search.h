// Positions for techniques that the path of a puzzle hardly ever takes: beside the path, without
// some wrong candidates. Each is a valid position of its puzzle, because only wrong candidates were
// removed.
#pragma once

#include <vector>

#include "base/random_stream.h"
#include "base/run_control.h"
#include "board/puzzle.h"
#include "tasks/lessons/position_search.h"

namespace nonet {

// False for techniques that every path has, and for techniques whose finders take too long.
bool is_met_partway(TechniqueId technique);

// For each technique at most one position of the puzzle, in which no single is open and nothing
// earlier in the technique's order removes the same candidates. Fewer after a stop.
std::vector<FoundPosition> positions_partway(const Puzzle& puzzle,
                                             const std::vector<TechniqueId>& wanted,
                                             RandomStream& random, const RunControl& control);

}  // namespace nonet
