// Chains on any board in Eureka notation (rater/explain/eureka.h): r12c3 is row 12, since no chain
// of the ladder has groups of cells.
#pragma once

#include <string>
#include <vector>

#include "variants/explain/board_words.h"
#include "variants/ladder/chains/board_proof.h"

namespace nonet::variants {

// The chains of the proof, as for the classic board.
std::vector<std::string> eureka_chains(const BoardProof& proof, const BoardWords& names);

}  // namespace nonet::variants
