// The nodes of one forcing chain. Its length and conclusion are known from sets; its nodes depend
// on the order of discovery, so the search is repeated here, node by node.
#include "rater/logic/chains/links/layers.h"
#include "rater/logic/chains/links/single_source.h"

namespace nonet::chains {

namespace {

struct PathNodeSet {
  BitRow off{};
  BitRow on{};
};

// The nodes on the shortest chains from the source to the end, without the source as it is assumed.
// The parents that the search gives to such a node are such nodes too, so a search restricted to
// them discovers them in the same order and seldom meets another node.
PathNodeSet nodes_on_shortest_chains(const LinkMatrix& links, LinkKinds kinds, DenseId source,
                                     bool on, std::vector<BitRow>& all) {
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
  PathNodeSet nodes;
  for (auto layer = all.rbegin(); layer != all.rend(); ++layer) {
    BitRow before{};
    for (std::size_t w = 0; w < links.words(); ++w) {
      (*layer)[w] &= end[w];
      nodes.on[w] |= (*layer)[w];
    }
    for_each_bit(*layer, links.words(), [&](DenseId node) {
      for (const Link off : links.strong(node, kinds)) {
        if (has_bit(nodes.off, off.to)) continue;
        set_bit(nodes.off, off.to);
        const BitRow& row = links.weak_row(off.to, kinds);
        for (std::size_t w = 0; w < links.words(); ++w) before[w] |= row[w];
      }
    });
    end = before;
  }
  set_bit(on ? nodes.off : nodes.on, source);
  clear_bit(on ? nodes.on : nodes.off, source);
  return nodes;
}

}  // namespace

std::vector<PathNode> SingleSourceSearch::chain_path(const SingleHint& hint) {
  const LinkKinds kinds =
      hint.technique == TechniqueId::kXForcingChain ? LinkKinds::kX : LinkKinds::kXy;
  PathNodeSet unknown =
      nodes_on_shortest_chains(links_, kinds, hint.source, !hint.places, path_layers_);
  path_tree_.clear();
  path_tree_.push_back({hint.source, 0, !hint.places, Cause::kAssumption});
  std::uint16_t found = 0;  // the node of the source in its other state
  // Layers alternate between on and off, so a whole layer is finished before the next begins.
  for (std::size_t p = 0; p < path_tree_.size() && found == 0; ++p) {
    const DenseId x = path_tree_[p].at;
    const bool on = path_tree_[p].on;
    BitRow& row = on ? unknown.off : unknown.on;
    const auto discover = [&](Link link) {
      if (!has_bit(row, link.to)) return;
      clear_bit(row, link.to);
      if (link.to == hint.source) found = static_cast<std::uint16_t>(path_tree_.size());
      path_tree_.push_back({link.to, static_cast<std::uint16_t>(p), !on, link.cause});
    };
    if (on) {
      const BitRow& weak = links_.weak_row(x, kinds);
      if (has_bit(weak, hint.source)) discover({hint.source, links_.weak_cause(x, hint.source)});
      if (found != 0) break;
      if (!intersects(weak, row, links_.words())) continue;
    }
    for (const Link link : on ? links_.weak(x, kinds) : links_.strong(x, kinds)) {
      discover(link);
      if (found != 0) break;
    }
  }
  std::vector<PathNode> path;
  path.reserve(static_cast<std::size_t>(hint.complexity));
  const auto add = [&](const PathTreeNode& node) {
    path.push_back({links_.id(node.at), node.on, node.cause});
  };
  for (; found != 0; found = path_tree_[found].parent) add(path_tree_[found]);
  add(path_tree_[0]);
  return path;
}

}  // namespace nonet::chains
