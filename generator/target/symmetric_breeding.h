// A new puzzle near another one that keeps its kind of symmetry: some orbits of clues are removed,
// orbits of one of the resulting solutions are added until there is only one, and redundant orbits
// are removed again. Many are bred at a time, because most of the work is to show that orbits are
// needed, which the batch solver does best for hundreds of grids at once.
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
  int most_orbits = 3;   // removed at first: 1 to this number
};

struct BreedingParent {
  Puzzle puzzle;
  RandomStream random;  // the child's
};

// A child of each parent. Every orbit of a child is needed, unless removing it would leave too few
// clues. REQUIRES: the parents' patterns have the symmetry.
std::vector<Puzzle> bred_near(std::span<BreedingParent> parents, const BreedingStyle& style);

}  // namespace nonet
