// Chains as proofs: the result of a search with its full derivation. Only explanations need it.
//
// The search treats an inner grid as if it were the real one; here every reason refers to the
// step's grid, so that candidates missing from the inner grid appear as premises. The procedure
// counts fewer parents (docs/rating-scales.md): it does not list the outer deletions behind
// patterns inside the innermost chains of its last row. A proof lists them.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "rater/logic/chains/forcing/forcing_search.h"
#include "rater/logic/chains/links/single_source.h"
#include "rater/logic/steps/proof.h"

namespace nonet::chains {

struct Grounds {
  const ChainGrid& root;    // the step's grid
  const ChainGrid& ground;  // what the outer argument left of it; without one the same grid
};

// `path` runs from the closing node (cycle) or target (chain) back to the source, which is at both
// ends.
std::shared_ptr<const Proof> proof_of(const Grounds& grounds, const SingleHint& hint,
                                      const std::vector<PathNode>& path);
// `branches` come from ForcingSearch::recorded_branches.
std::shared_ptr<const Proof> proof_of(const Grounds& grounds, const ForcingHint& hint,
                                      TechniqueId technique, std::span<const Branch> branches);

}  // namespace nonet::chains
