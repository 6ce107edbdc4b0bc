// The nodes of one forcing chain. Its length and conclusion are known from sets; which nodes it
// passes depends on the order of discovery, so the search is done again here, node by node.
#include "rater/chains/links/layers.h"
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

struct NodeSet {
  BitRow off{};
  BitRow on{};
};

// The nodes of the shortest ways from the source to the end of the chain, without the source as it
// is assumed. Whatever leads to one of these in time is one of these, so a search that leaves all
// others out discovers them in the same order.
NodeSet nodes_on_the_way(const LinkMatrix& links, LinkKinds kinds, DenseId source, bool on) {
  Layers layers(links, kinds);
  BitRow end{};
  if (on) {
    layers.start(source);
    end = links.weak_row(source, kinds);
  } else {
    layers.start_with_strong(source);
    set_bit(end, source);
  }
  std::vector<BitRow> all = {layers.layer()};
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
  NodeSet unknown = nodes_on_the_way(links_, kinds, hint.source, !hint.places);
  ChainNodes tree;
  tree.add({links_.id(hint.source), !hint.places, Cause::kAssumption}, 0);
  std::size_t found = 0;  // the source in its other state
  // Layers alternate between on and off, so a whole layer is finished before the next begins.
  for (std::size_t p = 0; p < tree.nodes.size() && found == 0; ++p) {
    const PathNode from = tree.nodes[p];
    const DenseId x = links_.dense(from.candidate);
    const auto discover = [&](Link link) {
      BitRow& row = from.on ? unknown.off : unknown.on;
      if (!has_bit(row, link.to)) return;
      clear_bit(row, link.to);
      const std::size_t node = tree.add({links_.id(link.to), !from.on, link.cause}, p);
      if (link.to == hint.source) found = node;
    };
    if (from.on && has_bit(links_.weak_row(x, kinds), hint.source)) {
      discover({hint.source, links_.weak_cause(x, hint.source)});
    }
    if (found != 0) break;
    for (const Link link : from.on ? links_.weak(x, kinds) : links_.strong(x, kinds)) {
      discover(link);
      if (found != 0) break;
    }
  }
  return tree.path_to(found);
}

}  // namespace nonet::chains
