// For every node a table of its consequences: first its own links (the base), then, entry by entry,
// the links of those nodes, each with the table it was taken from. Entries are expanded in the
// order in which they were written, so the first path to a node is a shortest one if all links
// count alike.
//
// Most tables are never read: the set of a node's consequences (conclusions) is known without them
// (closures.h), and a table is expanded only when its paths are needed.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <unordered_set>
#include <vector>

#include "rater/logic/chains/proofs/link_proof.h"
#include "rater/logic/chains/tables/closures.h"
#include "rater/logic/chains/tables/nodes.h"
#include "rater/logic/patterns/almost_locked/almost_locked_sets.h"
#include "rater/logic/patterns/uniqueness/almost_rectangles.h"
#include "rater/logic/position/candidate_set.h"

namespace nonet::tables {

inline constexpr std::size_t kMostEntries = 1000;
inline constexpr NodeId kOwn = 0xFFFF;
inline constexpr std::uint16_t kAbsent = 0xFFFF;  // as a position

struct Entry {
  NodeId node = 0;
  std::uint16_t distance = 0;
  NodeId source = kOwn;  // the table whose base has the entry; kOwn: this table
  // Positions in this table. Base entries of nets: the entries that together imply it, the furthest
  // down first; of links: the root alone. Others: the entry whose table was the source.
  std::array<std::uint16_t, 5> parents{};
};

struct ImplicationTable {
  std::vector<Entry> entries;  // [0] is the node itself
  std::size_t base = 0;        // number of the table's own entries
  Conclusions conclusions;     // candidates among the entries
  bool expanded = false;

  void clear();
  // Adds an own entry; for candidates only the first time.
  void add(NodeId node, const std::array<std::uint16_t, 5>& parents = {});
  // The position of the node in the base (the last one, if twice); 0 if absent.
  [[nodiscard]] std::uint16_t position_of(NodeId node) const;
  [[nodiscard]] bool has(NodeId node) const { return conclusions.has(node); }
};

// The path to an entry, backwards: from its node to the table's root.
struct Way {
  std::vector<NodeId> nodes;
  bool net = false;  // some node on it follows from several others together
};

// The nodes that the links of tables join.
enum class Nodes : std::uint8_t {
  kCandidates,
  kCrossings,   // candidates, and groups where a line and a box cross
  kLockedSets,  // these, and the places of each digit in each almost locked set
  kWiderSets,   // and in sets with a cell outside their house
  kRectangles,  // crossings, and the guardians of almost unique rectangles
  kSetsAndRectangles
};

constexpr bool has_locked_sets(Nodes nodes) {
  return nodes == Nodes::kLockedSets || nodes == Nodes::kWiderSets ||
         nodes == Nodes::kSetsAndRectangles;
}
constexpr bool has_rectangles(Nodes nodes) {
  return nodes == Nodes::kRectangles || nodes == Nodes::kSetsAndRectangles;
}

class Tables {
 public:
  // Fills the bases with direct consequences, by links of these nodes.
  void fill_with_links(const Position& position, Nodes nodes);
  // Fills the bases with the consequences of singles; groups have links as above.
  void fill_with_nets(const Position& position);
  // Whether every table holds all consequences of each of its entries by the links of candidates.
  [[nodiscard]] bool closed() const { return all_fit_ && !nets_; }

  // The assertions of a path, from its beginning. REQUIRES: the nodes are in that order.
  [[nodiscard]] chains::AssertionChain assertions_of(const std::vector<NodeId>& nodes) const;
  // The path to this entry of the table.
  void trace(const ImplicationTable& table, std::size_t entry, Way& way) const;

  // The whole table, expanded on first use.
  [[nodiscard]] const ImplicationTable& of(NodeId node) const;
  // The table, expanded until it has all of `wanted`. REQUIRES: they are among its conclusions, and
  // tables are of links.
  [[nodiscard]] const ImplicationTable& with(NodeId node, const Conclusions& wanted) const;
  // The conclusions of a candidate's table.
  [[nodiscard]] const Conclusions& conclusions(NodeId node) const {
    return all_fit_ ? closures_.of(node) : of(node).conclusions;
  }
  [[nodiscard]] const std::vector<GroupNode>& groups() const { return groups_; }
  // The almost locked sets of two or more cells that are nodes, if any are (has_locked_sets).
  [[nodiscard]] const std::vector<AlmostLockedSet>& sets() const { return sets_; }
  // Those that are links, if any are (has_rectangles).
  [[nodiscard]] const std::vector<RectangleLink>& rectangles() const { return rectangles_; }
  // Whether only a rectangle links the nodes, the first false and the other true.
  [[nodiscard]] bool by_rectangle(NodeId gone, NodeId to) const {
    return by_rectangle_.contains(key_of({gone, to}));
  }
  // Whether links are of more than cells, houses and crossings.
  [[nodiscard]] bool has_patterns() const { return !sets_.empty() || !rectangles_.empty(); }
  [[nodiscard]] CellSet cells_of_node(NodeId node) const;
  [[nodiscard]] Digit digit_of_node(NodeId node) const;
  // The first cell, which identifies a node along a loop.
  [[nodiscard]] Cell cell_of_node(NodeId node) const { return cells_of_node(node).first(); }
  // The cells that see the whole node.
  [[nodiscard]] CellSet peers_of_node(NodeId node) const;

 private:
  void clear();
  ImplicationTable& table_of(NodeId node) const;
  // Adds a link in the order of the table, or an entry if nets fill it.
  void add(NodeId from, NodeId to);
  void add_links(const Position& position, Candidate candidate);
  void add_crossings(const Position& position);
  // `of_digit`: the numbers of the groups of this group's digit.
  void link_crossing(const Position& position, const std::vector<CrossingGroup>& all,
                     std::size_t group, std::span<const std::size_t> of_digit);
  void add_locked_sets(const Position& position, Nodes nodes);
  void add_rectangles(const Position& position);
  // The node of these places, false.
  NodeId node_with(const Position& position, Digit digit, CellSet cells);
  // The number of the group of this digit and cells, added with its links if it is new.
  std::size_t group_with(const Position& position, Digit digit, CellSet cells);
  std::size_t add_group(const GroupNode& group);
  // A true group excludes each place that sees it, and each such place excludes the group.
  void link_group_to_cells(const Position& position, std::size_t group);
  bool link(NodeId from, NodeId to);  // unless already linked

  [[nodiscard]] std::size_t node_count() const { return group_node(groups_.size(), false); }
  void finish(const Position& position);
  void list_links();
  void list_entries();
  void list_nodes(const Position& position);
  void start(ImplicationTable& table, NodeId node) const;
  void expand(ImplicationTable& table) const;
  void expand_until(ImplicationTable& table, Conclusions wanted) const;
  void add_expanded(ImplicationTable& table, std::size_t parent, const Link& link) const;
  // Takes the path through the parent if it is shorter than the known one.
  static void shorten(std::vector<Entry>& entries, std::size_t known, std::size_t parent,
                      const Link& link);

  struct Implication {
    NodeId from = 0;
    NodeId to = 0;
  };
  static std::uint32_t key_of(const Implication& implication) {
    return std::uint32_t{implication.from} << 16 | implication.to;
  }

  bool nets_ = false;
  mutable std::vector<ImplicationTable> tables_;  // nets: all bases; links: the expanded ones
  mutable std::vector<NodeId> in_use_;            // tables that are not empty
  std::size_t most_entries_ = kMostEntries;
  std::vector<GroupNode> groups_;
  std::vector<AlmostLockedSet> sets_;
  std::vector<RectangleLink> rectangles_;
  std::unordered_set<std::uint32_t> by_rectangle_;
  std::vector<Implication> implications_;     // links in order of discovery
  std::unordered_set<std::uint32_t> linked_;  // the implications indexed for link()
  std::size_t linked_count_ = 0;
  std::vector<NodeId> nodes_;
  LinkLists lists_;                              // the base of every table
  bool equally_long_ = false;                    // all links
  bool all_fit_ = false;                         // no table can reach most_entries_
  Closures closures_;                            // valid if all fit
  mutable std::vector<std::uint16_t> position_;  // by node, in the table being expanded
};

}  // namespace nonet::tables
