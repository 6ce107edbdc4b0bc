// Planted fish: bases are drawn, with covers that contain their right places, and the surplus wrong
// places of the digit are removed.
#pragma once

#include <vector>

#include "base/random_stream.h"
#include "board/puzzle.h"
#include "rater/logic/position/position.h"
#include "rater/logic/steps/technique_id.h"

namespace nonet {

// The candidates that the solution does not have.
std::vector<Candidate> wrong_candidates(const Position& position, const Grid& solution);

// Positions made from this one by removing few wrong candidates of one of the digits, each with
// such a fish, in random order; no smaller fish removes the same candidates. No position has an
// open single. REQUIRES: a fish.
std::vector<Position> with_planted_fish(TechniqueId fish, DigitSet digits, const Position& position,
                                        const Puzzle& puzzle, RandomStream& random);

// A minimal puzzle with the same solution and no clue of the digit, so that a large fish has all
// nine lines.
Puzzle without_clue_of(Digit digit, const Puzzle& puzzle, RandomStream& random);

}  // namespace nonet
