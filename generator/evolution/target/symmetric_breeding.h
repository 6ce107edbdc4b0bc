// A new puzzle near another one that keeps its kind of symmetry: some orbits of clues are taken
// away, orbits of one of the solutions that this leaves are given until there is only one, and
// orbits that are not needed are taken away again.
#pragma once

#include "base/random_stream.h"
#include "board/pattern.h"
#include "board/puzzle.h"

namespace nonet {

struct BreedingStyle {
  Symmetry symmetry = Symmetry::kNone;
  int fewest_clues = 0;  // an orbit whose removal would leave fewer clues stays
  int most_orbits = 3;   // taken away at first: 1 to this number
};

// Every orbit of what comes out is needed, unless that would leave too few clues. REQUIRES: the
// parent's pattern has the symmetry.
Puzzle bred_near(const Puzzle& parent, const BreedingStyle& style, RandomStream& random);

}  // namespace nonet
