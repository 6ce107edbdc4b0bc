// The simple patterns that rows of level 1 and more look for among assumptions: locked candidates,
// hidden pair, naked pair, X-wing, in this order. Unlike the finders of rater/logic/patterns, which
// explain a real position, these compare two grids: only patterns made possible by deletions count,
// and those deletions are reported as parents of the removals.
#pragma once

#include "rater/logic/chains/forcing/propagator.h"
#include "rater/logic/chains/grid/chain_grid.h"

namespace nonet::chains {

struct DeletionView {
  const ChainGrid& ground;  // without the assumption
  const ChainGrid& work;    // `ground` minus the deletions under the assumption
  const FilledCounts& filled;
};

// Appends the removals of all patterns of the first kind that has any.
void find_patterns(const DeletionView& view, RemovalList& out);

}  // namespace nonet::chains
