// The shortest argument against an assertion: the contradiction that it leads to by the fewest
// singles. Hints show it to a person with a wrong digit.
#pragma once

#include <memory>

#include "rater/logic/chains/grid/chain_grid.h"
#include "rater/logic/steps/proof.h"

namespace nonet::chains {

struct ShortRefutation {
  std::shared_ptr<const Proof> proof;  // a contradiction; null if none is short enough
  int singles = 0;                     // between the assumption and the end
};

// Assumes the assertion and places singles, at most `most`, until a cell has no digit left or a
// digit has no place in a house. No argument of this kind has fewer singles; among those with
// equally few, this one names the fewest excluded candidates. The search ends after kMostTries
// placements, so in a position with very many singles it may miss a long argument.
// REQUIRES: the candidate is in the grid, and the grid has a solution.
inline constexpr int kMostTries = 20'000;
ShortRefutation short_refutation(const ChainGrid& root, CandidateId candidate, bool on, int most);

}  // namespace nonet::chains
