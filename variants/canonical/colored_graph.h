// A graph whose nodes have colours, and the refinement of the colours: nodes of one colour come to
// have as many neighbours of each colour (McKay, "Practical graph isomorphism", 1981).
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nonet::variants {

// By node. Refined colours are numbered by what the nodes are joined to, not by the nodes' numbers.
using NodeColors = std::vector<std::uint32_t>;

// Lexicographically. (g++ 12 orders vectors of numbers by part of their bytes on big-endian
// processors: bug 113960 of GCC.)
bool is_less(const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b);

class ColoredGraph {
 public:
  using Node = std::uint32_t;

  Node add_node(std::uint32_t color) {
    colors_.push_back(color);
    neighbours_.emplace_back();
    return static_cast<Node>(colors_.size() - 1);
  }
  void join(Node a, Node b) {
    neighbours_[a].push_back(b);
    neighbours_[b].push_back(a);
  }

  [[nodiscard]] std::size_t size() const { return colors_.size(); }
  // As the nodes were added.
  [[nodiscard]] const NodeColors& colors() const { return colors_; }
  [[nodiscard]] const std::vector<Node>& neighbours(Node node) const { return neighbours_[node]; }

  // The coarsest refinement; the colours are 0, 1, ... without a gap.
  [[nodiscard]] NodeColors refined(const NodeColors& colors) const;
  // The same after the nodes got a colour of their own.
  [[nodiscard]] NodeColors refined(NodeColors colors, const std::vector<Node>& alone) const;

 private:
  NodeColors colors_;
  std::vector<std::vector<Node>> neighbours_;
};

}  // namespace nonet::variants
