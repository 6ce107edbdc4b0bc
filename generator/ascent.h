// Minimal puzzles of many clues. Random minimal puzzles have 20 to 30 clues; but a minimal puzzle
// has minimal neighbours with as many clues ({-1,+1}) and now and then with one more ({-1,+2}). So
// an ascent climbs stair by stair, from random puzzles: always from a puzzle of the highest stair
// whose neighbours were not searched yet, since among the neighbours of a puzzle that was just
// reached the next higher one is the most likely.
#pragma once

#include <cstdint>
#include <vector>

#include "base/random_stream.h"
#include "base/run_control.h"
#include "board/puzzle.h"

namespace nonet {

struct AscentGoal {
  int clues = 0;              // the ascent ends at a puzzle of so many
  std::uint64_t parents = 0;  // or after the search of so many neighbourhoods, some 10 ms each
};

// The first puzzle of each number of clues that was reached, the fewest first. Fewer after a stop.
std::vector<Puzzle> ascend(const AscentGoal& goal, RandomStream& random, const RunControl& control);

}  // namespace nonet
