// Walks over the ancestors of nodes.
#pragma once

#include <vector>

#include "rater/logic/chains/forcing/propagation.h"

namespace nonet::chains {

// Calls visit(node index) for the target and all its ancestors, once each, breadth-first with
// parents in their order: the order in which the procedure lists a chain.
template <typename Visit>
void walk_ancestors(const Propagation& p, NodeIndex target, Visit visit) {
  std::vector<bool> seen(p.nodes.size());
  std::vector<NodeIndex> queue{target};
  seen[target] = true;
  for (std::size_t head = 0; head < queue.size(); ++head) {
    const NodeIndex index = queue[head];
    visit(index);
    const Node& node = p.nodes[index];
    for (std::size_t i = 0; i < node.parent_count; ++i) {
      const NodeIndex parent = p.parents[node.parents_begin + i];
      if (seen[parent]) continue;
      seen[parent] = true;
      queue.push_back(parent);
    }
  }
}

}  // namespace nonet::chains
