// Minimal puzzles of many clues, by an ascent, and of few, by a descent. Random minimal puzzles
// have 20 to 30 clues; but a minimal puzzle has minimal neighbours with as many clues ({-1,+1}) and
// now and then with one more ({-1,+2}) or one less ({-2,+1}). So the search goes stair by stair,
// from random puzzles: always on from a puzzle of the last stair whose neighbours were not searched
// yet, since among the neighbours of a puzzle that was just reached the next stair is the most
// likely.
#pragma once

#include <cstdint>
#include <vector>

#include "base/random_stream.h"
#include "base/run_control.h"
#include "board/puzzle.h"

namespace nonet {

enum class Direction : std::uint8_t { kAscent, kDescent };

struct StairGoal {
  Direction direction = Direction::kAscent;
  int clues = 0;              // the search ends at a puzzle of so many
  std::uint64_t parents = 0;  // or after the search of so many neighbourhoods, up to 20 ms each
};

// The first puzzle of each number of clues that was reached, the fewest first. Fewer after a stop.
std::vector<Puzzle> climb(const StairGoal& goal, RandomStream& random, const RunControl& control);

}  // namespace nonet
