// Which pattern removed a candidate among assumptions. Ratings need only the deletions that made a
// pattern possible, so the search keeps nothing else; explanations find the pattern again here.
#pragma once

#include <optional>
#include <vector>

#include "rater/logic/chains/grid/chain_grid.h"
#include "rater/logic/steps/proof.h"

namespace nonet::chains {

struct PatternReading {
  Pattern pattern;
  std::vector<CandidateId> parents;  // the candidates of `root` that must be off for it
};

// A pattern of the technique (pointing, claiming, naked pair, hidden pair, X-wing) that removes the
// candidate once the candidates in `off` are off: the one with the fewest parents, all in `off`.
// nullopt: there is none.
std::optional<PatternReading> read_pattern(TechniqueId technique, CandidateId removed,
                                           const ChainGrid& root, const Places& off);

}  // namespace nonet::chains
