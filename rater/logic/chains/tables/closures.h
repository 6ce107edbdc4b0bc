// Everything that follows from each node of a graph of implications, at any distance: sets of
// candidates, without the paths. Nodes of one strongly connected component have the same
// conclusions, so each component has one set, made from the sets of its successors.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "rater/logic/chains/tables/nodes.h"
#include "rater/logic/position/candidate_set.h"

namespace nonet::tables {

// The candidates that follow from a node, true and false; for a candidate node, itself included.
struct Conclusions {
  CandidateSet on;
  CandidateSet off;

  [[nodiscard]] bool has(NodeId node) const {
    return (is_on(node) ? on : off).contains(candidate_of(node));
  }
  void insert(NodeId node) { (is_on(node) ? on : off).insert(candidate_of(node)); }
  void erase(NodeId node) { (is_on(node) ? on : off).erase(candidate_of(node)); }
  [[nodiscard]] bool empty() const { return on.empty() && off.empty(); }
  [[nodiscard]] int size() const { return on.size() + off.size(); }
  Conclusions& operator|=(const Conclusions& other) {
    on |= other.on;
    off |= other.off;
    return *this;
  }
};

// A direct implication.
struct Link {
  NodeId to = 0;
  std::uint16_t distance = 0;
};

// The links of all nodes, contiguous.
struct LinkLists {
  std::vector<Link> links;
  std::vector<std::uint32_t> first;  // index of each node's first link; one more ends the list

  [[nodiscard]] std::size_t node_count() const { return first.size() - 1; }
  [[nodiscard]] std::span<const Link> of(NodeId node) const {
    return {links.data() + first[node], links.data() + first[node + 1U]};
  }
};

class Closures {
 public:
  // REQUIRES: links join only these nodes.
  void close(const LinkLists& lists, std::span<const NodeId> nodes);

  // REQUIRES: the node was among those of close().
  [[nodiscard]] const Conclusions& of(NodeId node) const { return sets_[component_[node]]; }

 private:
  // A node on the path of the depth-first search, and its next link.
  struct Visit {
    NodeId node;
    std::uint32_t next;
  };

  void descend(const LinkLists& lists, NodeId root);
  void enter(const LinkLists& lists, NodeId node);
  void finish_component(const LinkLists& lists, NodeId root);

  std::vector<std::uint32_t> component_;
  std::vector<Conclusions> sets_;
  std::size_t set_count_ = 0;
  std::vector<std::uint32_t> joined_;  // by component: the last one that took its set
  // For Tarjan's search: when a node was visited (0: not yet), and the earliest node it leads back
  // to.
  std::vector<std::uint32_t> met_;
  std::vector<std::uint32_t> lowest_;
  std::uint32_t clock_ = 0;
  std::vector<Visit> visits_;
  std::vector<NodeId> open_;
};

}  // namespace nonet::tables
