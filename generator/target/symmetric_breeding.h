// A new puzzle near another one that keeps its kind of symmetry: some orbits of clues are taken
// away, orbits of one of the solutions that this leaves are given until there is only one, and
// orbits that are not needed are taken away again. Many are bred at a time, because most of the
// work is to show that orbits are needed, which the batch solver does best for hundreds of grids at
// once.
#pragma once

#include <span>
#include <vector>

#include "base/random_stream.h"
#include "board/pattern.h"
#include "board/puzzle.h"

namespace nonet {

struct BreedingStyle {
  Symmetry symmetry = Symmetry::kNone;
  int fewest_clues = 0;  // an orbit whose removal would leave fewer clues stays
  int most_orbits = 3;   // taken away at first: 1 to this number
};

struct BreedingParent {
  Puzzle puzzle;
  RandomStream random;  // the child's
};

// A child of each. Every orbit of what comes out is needed, unless that would leave too few clues.
// REQUIRES: the parents' patterns have the symmetry.
std::vector<Puzzle> bred_near(std::span<BreedingParent> parents, const BreedingStyle& style);

}  // namespace nonet
