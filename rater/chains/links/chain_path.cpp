// The nodes of one forcing chain. Its length and conclusion are known from sets; which nodes it
// passes depends on the order of discovery, so the search is done again here, node by node.
#include "rater/chains/links/layers.h"
#include "rater/chains/links/single_source.h"

namespace nonet::chains {

namespace {

struct NodeSet {
  BitRow off{};
  BitRow on{};
};

// All nodes that a search from the source may discover: all but the source as it is assumed.
NodeSet all_nodes(const LinkMatrix& links, DenseId source, bool on) {
  NodeSet nodes;
  for (std::size_t w = 0; w < links.words(); ++w) nodes.off[w] = nodes.on[w] = ~std::uint64_t{0};
  clear_bit(on ? nodes.on : nodes.off, source);
  return nodes;
}

}  // namespace

std::vector<PathNode> SingleSourceSearch::chain_path(const SingleHint& hint) {
  const LinkKinds kinds =
      hint.technique == TechniqueId::kXForcingChain ? LinkKinds::kX : LinkKinds::kXy;
  NodeSet unknown = all_nodes(links_, hint.source, !hint.places);
  path_tree_.clear();
  path_tree_.push_back({{links_.id(hint.source), !hint.places, Cause::kAssumption}, 0});
  std::size_t found = 0;  // the source in its other state
  // Layers alternate between on and off, so a whole layer is finished before the next begins.
  for (std::size_t p = 0; p < path_tree_.size() && found == 0; ++p) {
    const PathNode from = path_tree_[p].node;
    const DenseId x = links_.dense(from.candidate);
    const auto discover = [&](Link link) {
      BitRow& row = from.on ? unknown.off : unknown.on;
      if (!has_bit(row, link.to)) return;
      clear_bit(row, link.to);
      path_tree_.push_back({{links_.id(link.to), !from.on, link.cause}, p});
      if (link.to == hint.source) found = path_tree_.size() - 1;
    };
    const BitRow& weak = links_.weak_row(x, kinds);
    if (from.on && !intersects(weak, unknown.off, links_.words())) continue;
    if (from.on && has_bit(weak, hint.source)) {
      discover({hint.source, links_.weak_cause(x, hint.source)});
    }
    if (found != 0) break;
    for (const Link link : from.on ? links_.weak(x, kinds) : links_.strong(x, kinds)) {
      discover(link);
      if (found != 0) break;
    }
  }
  std::vector<PathNode> path;
  path.reserve(static_cast<std::size_t>(hint.complexity));
  for (; found != 0; found = path_tree_[found].parent) path.push_back(path_tree_[found].node);
  path.push_back(path_tree_[0].node);
  return path;
}

}  // namespace nonet::chains
