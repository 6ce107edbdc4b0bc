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

// The nodes of the shortest ways from the source to the end of the chain, without the source as it
// is assumed. Whatever leads to one of these in time is one of these, so a search that leaves all
// others out discovers them in the same order.
NodeSet nodes_on_the_way(const LinkMatrix& links, LinkKinds kinds, DenseId source, bool on,
                         std::vector<BitRow>& all) {
  Layers layers(links, kinds);
  BitRow end{};
  if (on) {
    layers.start(source);
    end = links.weak_row(source, kinds);
  } else {
    layers.start_with_strong(source);
    set_bit(end, source);
  }
  all.assign(1, layers.layer());
  while (layers.advance()) {
    all.push_back(layers.layer());
    if (intersects(layers.layer(), end, links.words())) break;
  }
  NodeSet nodes;
  for (auto layer = all.rbegin(); layer != all.rend(); ++layer) {
    for (std::size_t w = 0; w < links.words(); ++w) {
      (*layer)[w] &= end[w];
      nodes.on[w] |= (*layer)[w];
    }
    for_each_bit(*layer, links.words(), [&](DenseId node) {
      for (const Link off : links.strong(node, kinds)) set_bit(nodes.off, off.to);
    });
    end = layer_before(links, kinds, *layer);
  }
  set_bit(on ? nodes.off : nodes.on, source);
  clear_bit(on ? nodes.on : nodes.off, source);
  return nodes;
}

}  // namespace

std::vector<PathNode> SingleSourceSearch::chain_path(const SingleHint& hint) {
  const LinkKinds kinds =
      hint.technique == TechniqueId::kXForcingChain ? LinkKinds::kX : LinkKinds::kXy;
  NodeSet unknown = nodes_on_the_way(links_, kinds, hint.source, !hint.places, path_layers_);
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
