// Proofs of the chains that the ladder finds.
#pragma once

#include <memory>

#include "variants/ladder/chains/board_proof.h"
#include "variants/ladder/chains/nested_reason.h"

namespace nonet::variants {

// `search`: the one that found the chain.
std::shared_ptr<const BoardProof> chain_proof(const BoardSearch& search,
                                              const SingleSourceHint& hint);
std::shared_ptr<const BoardProof> chain_proof(const BoardSearch& search,
                                              const NestedForcing& chain);

}  // namespace nonet::variants
