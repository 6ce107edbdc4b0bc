// The nodes of one forcing chain. Its length and conclusion are known from sets; which nodes it
// passes depends on the order of discovery, so the search is done again here, node by node.
#include "rater/chains/links/single_source.h"

namespace nonet::chains {

namespace {

struct ChainNodes {
  std::vector<PathNode> nodes;
  std::vector<std::size_t> parent;

  std::size_t add(PathNode node, std::size_t from) {
    nodes.push_back(node);
    parent.push_back(from);
    return nodes.size() - 1;
  }
  [[nodiscard]] std::vector<PathNode> path_to(std::size_t node) const {
    std::vector<PathNode> path;
    for (; node != 0; node = parent[node]) path.push_back(nodes[node]);
    path.push_back(nodes[0]);
    return path;
  }
};

}  // namespace

std::vector<PathNode> SingleSourceSearch::chain_path(const SingleHint& hint) {
  const LinkKinds kinds =
      hint.technique == TechniqueId::kXForcingChain ? LinkKinds::kX : LinkKinds::kXy;
  const CandidateId source = links_.id(hint.source);
  ChainNodes tree;
  tree.add({source, !hint.places, Cause::kAssumption}, 0);
  std::array<BitRow, 2> known{};  // off, on
  set_bit(known[hint.places ? 0 : 1], hint.source);
  std::size_t begin = 0;
  // Layers alternate between on and off, so a whole layer is finished before the next begins.
  while (begin < tree.nodes.size()) {
    const std::size_t end = tree.nodes.size();
    for (std::size_t p = begin; p < end; ++p) {
      const PathNode from = tree.nodes[p];
      const DenseId x = links_.dense(from.candidate);
      for (const Link link : from.on ? links_.weak(x, kinds) : links_.strong(x, kinds)) {
        BitRow& row = known[from.on ? 0 : 1];
        if (has_bit(row, link.to)) continue;
        set_bit(row, link.to);
        const std::size_t node = tree.add({links_.id(link.to), !from.on, link.cause}, p);
        if (link.to == hint.source) return tree.path_to(node);
      }
    }
    begin = end;
  }
  return {};
}

}  // namespace nonet::chains
