// Hard minimal puzzles with so many clues, or few more: a search among the neighbours of hard ones.
//
// A change of one or two clues keeps much of what makes a puzzle hard, whether the number of clues
// stays or changes by one. Where puzzles are rare, with 18 clues or 33, hard ones are come to from
// the numbers beside them, so the numbers are searched alike, like stairs (generator/stairs.h), the
// hardest puzzles first.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/random_stream.h"
#include "base/run_control.h"
#include "board/puzzle.h"

namespace nonet {

struct HardStairsPlan {
  int fewest_clues = 0;
  int most_clues = 0;
  std::uint64_t ratings = 0;  // the search ends after about so many
};

// For each number of clues the hardest puzzle found by the Explainer's rating, among these and
// those that neighbourhoods lead to. Fewer after a stop.
// REQUIRES: the puzzles are minimal.
std::vector<Puzzle> hardest_near(std::span<const Puzzle> start, const HardStairsPlan& plan,
                                 RandomStream& random, const RunControl& control);

}  // namespace nonet
