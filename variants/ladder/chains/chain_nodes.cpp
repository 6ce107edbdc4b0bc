#include "variants/ladder/chains/chain_nodes.h"

#include <algorithm>
#include <limits>

namespace nonet::variants {

void BoardPropagation::clear(std::size_t candidates) {
  nodes.clear();
  parents.clear();
  on_order.clear();
  off_order.clear();
  on_node.assign(candidates, kNoNode);
  off_node.assign(candidates, kNoNode);
  used.clear();
  reasons.clear();
  contradiction = false;
}

int AncestorWalk::count(const ChainEnd& end, int enough) {
  const BoardPropagation& p = *end.propagation;
  if (seen_.size() < p.nodes.size()) seen_.resize(p.nodes.size(), 0);
  ++walk_;
  queue_.assign(1, end.node);
  seen_[end.node] = walk_;
  for (std::size_t head = 0; head < queue_.size() && static_cast<int>(queue_.size()) < enough;
       ++head) {
    for (const NodeNumber parent : p.parents_of(queue_[head])) {
      if (seen_[parent] == walk_) continue;
      seen_[parent] = walk_;
      queue_.push_back(parent);
    }
  }
  return static_cast<int>(queue_.size());
}

std::span<const NodeNumber> AncestorWalk::of(const ChainEnd& end) {
  count(end, std::numeric_limits<int>::max());
  return queue_;
}

int AncestorWalk::complexity(std::span<const ChainEnd> ends, int enough) {
  int sum = 0;
  std::vector<std::uint64_t> counted;
  for (const ChainEnd& end : ends) {
    sum += count(end, enough - sum);
    if (sum >= enough) return sum;
    if (end.propagation->used.empty()) continue;
    for (const NodeNumber node : queue_) {
      const std::int32_t used = end.propagation->nodes[node].used;
      if (used < 0) continue;
      const UsedChain& chain = end.propagation->used[static_cast<std::size_t>(used)];
      if (std::ranges::find(counted, chain.identity) != counted.end()) continue;
      counted.push_back(chain.identity);
      sum += chain.complexity;
    }
  }
  return sum;
}

}  // namespace nonet::variants
