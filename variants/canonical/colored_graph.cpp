#include "variants/canonical/colored_graph.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace nonet::variants {

bool is_less(const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b) {
  return std::ranges::lexicographical_compare(a, b);
}

NodeColors ColoredGraph::refined(const NodeColors& colors) const {
  // A node's colour, then those of its neighbours, sorted.
  std::vector<std::vector<std::uint32_t>> signs(size());
  std::vector<Node> order(size());
  std::iota(order.begin(), order.end(), Node{0});
  NodeColors now = colors;
  std::size_t count = 0;
  for (;;) {
    for (Node node = 0; node < size(); ++node) {
      auto& sign = signs[node];
      sign.assign(1, now[node]);
      for (const Node other : neighbours_[node]) sign.push_back(now[other]);
      std::sort(sign.begin() + 1, sign.end());
    }
    std::ranges::sort(order, [&](Node a, Node b) { return is_less(signs[a], signs[b]); });
    std::uint32_t color = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
      if (i > 0 && signs[order[i]] != signs[order[i - 1]]) ++color;
      now[order[i]] = color;
    }
    if (std::exchange(count, color + std::size_t{1}) == color + std::size_t{1}) return now;
  }
}

NodeColors ColoredGraph::refined(NodeColors colors, const std::vector<Node>& alone) const {
  for (std::uint32_t& color : colors) color *= 2;
  for (const Node node : alone) ++colors[node];
  return refined(colors);
}

}  // namespace nonet::variants
