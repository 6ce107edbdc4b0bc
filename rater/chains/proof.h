// Chains in the form that explanations show.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "rater/chains/forcing/forcing_search.h"
#include "rater/techniques/step.h"

namespace nonet::chains {

// `path` runs from the target back to the assumption.
std::shared_ptr<const ChainProof> proof_of(const std::vector<PathNode>& path);
// For each branch its target and all ancestors, in order of derivation.
std::shared_ptr<const ChainProof> proof_of(std::span<const Branch> branches);

}  // namespace nonet::chains
