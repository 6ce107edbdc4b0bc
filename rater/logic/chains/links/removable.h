// The candidates that chains from one source can remove from a position, for all finders of such
// chains: where there are none, neither alternating chains nor forcing chains without branches
// remove anything (static_links.h).
#pragma once

#include "rater/logic/chains/links/candidate_board.h"
#include "rater/logic/steps/finder.h"

namespace nonet::chains {

// Kept in the memory until the next call with another position. In a position with singles left the
// set may be too large.
const CandidateBoard& removed_by_chains(const Position& position, WalkMemory& memory);

// False: no chain from one source, by links of single candidates, removes or places anything.
bool chains_may_conclude(const Search& search);

}  // namespace nonet::chains
