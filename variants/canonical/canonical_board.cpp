#include "variants/canonical/canonical_board.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "base/request_error.h"

namespace nonet::variants {
namespace {

using Node = ColoredGraph::Node;

// The colours of the nodes before the first refinement.
enum NodeKind : std::uint32_t {
  kCellNode,
  kHouseNode,
  kApartNode,
  kFarNode,
  kDigitNode,
  kNextNode
};

// Adds the board after the nodes that the graph has: cells first.
void add_board(ColoredGraph& graph, const Geometry& geometry) {
  const auto first = static_cast<Node>(graph.size());
  for (int i = 0; i < geometry.cells(); ++i) graph.add_node(kCellNode);
  for (const Region& region : geometry.regions()) {
    const Node house = graph.add_node(kHouseNode);
    for (const CellIndex cell : region.cells) graph.join(house, first + cell);
  }
  const auto add_pairs = [&](const std::vector<std::pair<CellIndex, CellIndex>>& pairs,
                             NodeKind kind) {
    for (const auto& [a, b] : pairs) {
      const Node pair = graph.add_node(kind);
      graph.join(pair, first + a);
      graph.join(pair, first + b);
    }
  };
  add_pairs(geometry.apart_pairs(), kApartNode);
  add_pairs(geometry.far_pairs(), kFarNode);
}

// The smallest set of at least two of the first `count` nodes that are alike; empty: there is none.
std::vector<Node> smallest_alike(const NodeColors& colors, std::size_t count) {
  std::vector<std::vector<Node>> by_color(colors.size());
  for (Node node = 0; node < count; ++node) by_color[colors[node]].push_back(node);
  std::vector<Node>* smallest = nullptr;
  for (auto& nodes : by_color) {
    if (nodes.size() > 1 && (smallest == nullptr || nodes.size() < smallest->size()))
      smallest = &nodes;
  }
  return smallest == nullptr ? std::vector<Node>() : std::move(*smallest);
}

// The labelling of a graph whose labelled form is the least.
class LeastLabelling {
 public:
  LeastLabelling(const ColoredGraph& graph, std::size_t cells) : graph_(graph), cells_(cells) {}

  // nullopt: too many labellings.
  std::optional<NodeColors> find() {
    visit(graph_.refined(graph_.colors()));
    if (leaves_ > kMostLeaves) return std::nullopt;
    return best_;
  }

 private:
  static constexpr int kMostLeaves = 2000;

  void visit(const NodeColors& colors) {
    if (leaves_ > kMostLeaves) return;
    const std::vector<Node> alike = smallest_alike(colors, cells_);
    if (alike.empty()) return take(colors);
    for (const Node node : alike) visit(graph_.refined(colors, {node}));
  }

  // Without equal cells there are no equal houses and digits that a cell has.
  void take(const NodeColors& colors) {
    ++leaves_;
    std::vector<Node> order(cells_);
    for (Node node = 0; node < cells_; ++node) order[node] = node;
    std::ranges::sort(order, {}, [&](Node node) { return colors[node]; });
    std::vector<std::uint32_t> form;
    for (const Node node : order) {
      const std::size_t begin = form.size();
      for (const Node other : graph_.neighbours(node)) form.push_back(colors[other]);
      std::sort(form.begin() + static_cast<std::ptrdiff_t>(begin), form.end());
      form.push_back(std::numeric_limits<std::uint32_t>::max());
    }
    if (!best_.empty() && !is_less(form, least_)) return;
    least_ = std::move(form);
    best_ = colors;
  }

  const ColoredGraph& graph_;
  std::size_t cells_;
  int leaves_ = 0;
  std::vector<std::uint32_t> least_;
  NodeColors best_;
};

// Finds the symmetry of a board that brings the cells of least rank to the first places. Nodes of
// the first board are the places, those of the second the cells that come there.
class SymmetryByRank {
 public:
  SymmetryByRank(const ColoredGraph& twice, std::size_t cells, const NodeColors& ranks)
      : twice_(twice), cells_(cells), half_(twice.size() / 2), ranks_(ranks) {}

  // By place: the cell that comes there. REQUIRES: refined colours of both boards.
  std::vector<Node> find(const NodeColors& colors) {
    extend(colors, 0);
    return std::move(sources_);
  }

 private:
  // As many nodes of each colour in both boards.
  [[nodiscard]] bool is_balanced(const NodeColors& colors) const {
    std::vector<int> surplus(colors.size());
    for (std::size_t node = 0; node < colors.size(); ++node)
      surplus[colors[node]] += node < half_ ? 1 : -1;
    return std::ranges::all_of(surplus, [](int each) { return each == 0; });
  }

  bool extend(const NodeColors& colors, Node place) {
    if (place == cells_) return true;
    std::vector<Node> fitting;
    for (Node cell = 0; cell < cells_; ++cell) {
      if (colors[half_ + cell] == colors[place]) fitting.push_back(cell);
    }
    std::ranges::sort(fitting, {}, [&](Node cell) { return ranks_[cell]; });
    for (const Node cell : fitting) {
      const bool is_only = fitting.size() == 1;
      const auto other = static_cast<Node>(half_ + cell);
      const NodeColors next = is_only ? colors : twice_.refined(colors, {place, other});
      if (!is_only && !is_balanced(next)) continue;
      sources_.push_back(cell);
      if (extend(next, place + 1)) return true;
      sources_.pop_back();
    }
    return false;
  }

  const ColoredGraph& twice_;
  std::size_t cells_;
  std::size_t half_;
  const NodeColors& ranks_;
  std::vector<Node> sources_;
};

}  // namespace

CanonicalBoards::CanonicalBoards(const Geometry& geometry)
    : digits_(geometry.digits()),
      cells_(static_cast<std::size_t>(geometry.cells())),
      keeps_order_(!geometry.far_pairs().empty()) {
  add_board(board_, geometry);
  add_board(twice_, geometry);
  add_board(twice_, geometry);
  twice_colors_ = twice_.refined(twice_.colors());
}

ColoredGraph CanonicalBoards::puzzle_graph(const CellDigits& givens) const {
  ColoredGraph graph = board_;
  const auto first = static_cast<Node>(graph.size());
  for (int digit = 0; digit < digits_; ++digit) {
    graph.add_node(kDigitNode);
  }
  for (Node cell = 0; cell < cells_; ++cell) {
    if (givens[cell] != 0) graph.join(cell, first + givens[cell] - 1U);
  }
  for (int digit = 1; keeps_order_ && digit < digits_; ++digit) {
    const Node next = graph.add_node(kNextNode);
    graph.join(next, first + static_cast<Node>(digit) - 1U);
    graph.join(next, first + static_cast<Node>(digit));
  }
  return graph;
}

Result<CellDigits> CanonicalBoards::form_of(const CellDigits& givens) const {
  const ColoredGraph graph = puzzle_graph(givens);
  const auto ranks = LeastLabelling(graph, cells_).find();
  if (!ranks) return request_error("the puzzle has too many symmetries of its own");
  return with_least_digits(arranged(givens, *ranks));
}

CellDigits CanonicalBoards::arranged(const CellDigits& givens, const NodeColors& ranks) const {
  const std::vector<Node> sources = SymmetryByRank(twice_, cells_, ranks).find(twice_colors_);
  CellDigits cells;
  for (const Node source : sources) cells.push_back(givens[source]);
  return cells;
}

// The digits in the order in which they come, or the lesser of the two ways to write them.
CellDigits CanonicalBoards::with_least_digits(const CellDigits& cells) const {
  CellDigits named(cells.size());
  if (keeps_order_) {
    std::ranges::transform(cells, named.begin(), [&](std::uint8_t digit) {
      return static_cast<std::uint8_t>(digit == 0 ? 0 : digits_ + 1 - digit);
    });
    return std::min(named, cells);
  }
  std::vector<std::uint8_t> names(static_cast<std::size_t>(digits_) + 1);
  std::uint8_t last = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells[i] == 0) continue;
    std::uint8_t& name = names[cells[i]];
    if (name == 0) name = ++last;
    named[i] = name;
  }
  return named;
}

}  // namespace nonet::variants
