// For every node a table of what follows from it: first its own links (the base), then, table by
// table, what follows from those, each with the table it was taken from. Entries are expanded in
// the order in which they were written, so the first way found to a node is a shortest one where
// all links count alike.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "rater/chains/link_proof.h"
#include "rater/chains/tables/nodes.h"
#include "rater/techniques/almost_locked_sets.h"
#include "rater/techniques/candidate_set.h"

namespace nonet::tables {

inline constexpr std::size_t kMostEntries = 1000;
inline constexpr NodeId kOwn = 0xFFFF;
inline constexpr std::uint16_t kAbsent = 0xFFFF;  // as a position

struct Entry {
  NodeId node = 0;
  std::uint16_t distance = 0;
  NodeId source = kOwn;  // whose base the entry was taken from; kOwn: of this table's own base
  // Positions in this table. Base entries of nets: the entries that it follows from together, the
  // furthest down first; of a link: the root alone. Others: the entry whose table was the source.
  std::array<std::uint16_t, 5> parents{};
};

struct Table {
  std::vector<Entry> entries;  // [0] is the node itself
  std::size_t base = 0;        // entries of the table's own
  CandidateSet on;             // candidates among the entries
  CandidateSet off;

  void clear();
  // Adds an entry of its own; of candidates only the first time.
  void add(NodeId node, const std::array<std::uint16_t, 5>& parents = {});
  // Where the base has the node (the last one, if twice); 0 where it has not.
  [[nodiscard]] std::uint16_t position_of(NodeId node) const;
  [[nodiscard]] bool has(NodeId node) const;
};

// The way to an entry, backwards: from its node to that of the table.
struct Way {
  std::vector<NodeId> nodes;
  bool net = false;  // some node on it follows from several others together
};

// Which nodes the links of tables join.
enum class Nodes : std::uint8_t {
  kCandidates,
  kCrossings,   // candidates, and groups where a line and a box cross
  kLockedSets,  // those, and the places of each digit in each almost locked set
};

class Tables {
 public:
  // What follows directly, by links of these nodes.
  void fill_with_links(const Position& position, Nodes nodes);
  // What follows by playing on with singles; groups as above.
  void fill_with_nets(const Position& position);
  // Follows all entries of the tables of candidates.
  void expand();

  // The assertions of a way, from its beginning. REQUIRES: the nodes are in that order.
  [[nodiscard]] chains::AssertionChain assertions_of(const std::vector<NodeId>& nodes) const;
  // The way by which the table has this entry.
  void trace(const Table& table, std::size_t entry, Way& way) const;

  [[nodiscard]] const Table& of(NodeId node) const { return tables_[node]; }
  [[nodiscard]] const std::vector<GroupNode>& groups() const { return groups_; }
  // Almost locked sets of two or more cells that are nodes; none without Nodes::kLockedSets.
  [[nodiscard]] const std::vector<AlmostLockedSet>& sets() const { return sets_; }
  [[nodiscard]] CellSet cells_of_node(NodeId node) const;
  [[nodiscard]] Digit digit_of_node(NodeId node) const;
  // The first cell, by which nodes are told apart along a loop.
  [[nodiscard]] Cell cell_of_node(NodeId node) const { return cells_of_node(node).first(); }
  // Cells that see the whole node.
  [[nodiscard]] CellSet peers_of_node(NodeId node) const;

 private:
  void clear();
  void add_links(const Position& position, Candidate candidate);
  void add_crossings(const Position& position);
  void link_crossing(const Position& position, const std::vector<Crossing>& all, std::size_t group);
  void add_locked_sets(const Position& position);
  // The number of the group, a new one with its links if there is none of this digit and cells.
  std::size_t group_with(const Position& position, Digit digit, CellSet cells);
  std::size_t add_group(const GroupNode& group);
  // True excludes each place that sees it, and is excluded by it.
  void link_group_to_cells(const Position& position, std::size_t group);
  void link(NodeId from, NodeId to);  // once

  // The base of every table side by side, for expand().
  struct Link {
    NodeId to = 0;
    std::uint16_t distance = 0;
  };
  void list_links();
  void expand(Table& table);
  void add_expanded(Table& table, std::size_t parent, const Link& link);
  // The way by the parent, if it is shorter than the known one.
  static void shorten(std::vector<Entry>& entries, std::size_t known, std::size_t parent,
                      const Link& link);

  std::vector<Table> tables_;
  std::size_t most_entries_ = kMostEntries;
  std::vector<GroupNode> groups_;
  std::vector<AlmostLockedSet> sets_;
  std::vector<Link> links_;
  std::vector<std::uint32_t> first_link_;  // of each node; the last one ends the list
  bool equally_long_ = false;              // all links
  std::vector<std::uint16_t> position_;    // of each node in the table that is being expanded
};

}  // namespace nonet::tables
