// Chains as proofs: what a search found, with all that it rests on. Only explanations ask for it.
//
// The search looks at an inner grid as if it were the real one; here every reason is told of the
// step's grid, so that what the inner grid lacks appears as premises. The procedure counts fewer
// parents (docs/rating-scales.md): patterns inside the innermost chains of its last row rest on
// outer deletions that it does not list. A proof lists them.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "rater/chains/forcing/forcing_search.h"
#include "rater/chains/links/single_source.h"
#include "rater/techniques/proof.h"

namespace nonet::chains {

struct Grounds {
  const ChainGrid& root;    // the step's grid
  const ChainGrid& ground;  // what the argument around has left of it; the same where there is none
};

// `path` runs from the closing node (cycle) or target (chain) back to the source, which it has at
// both ends.
std::shared_ptr<const Proof> proof_of(const Grounds& grounds, const SingleHint& hint,
                                      const std::vector<PathNode>& path);
// `branches` are those of ForcingSearch::recorded_branches.
std::shared_ptr<const Proof> proof_of(const Grounds& grounds, const ForcingHint& hint,
                                      TechniqueId technique, std::span<const Branch> branches);

}  // namespace nonet::chains
