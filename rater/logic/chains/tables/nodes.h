// The nodes of tables: a candidate or a group of candidates, true ("on") or false ("off"). A group
// is true if one of its places is, and false if all are.
//
//   0 .. 1457   candidates, as in grid/node_id.h
//   1458 ..     1458 + 2 * group + on, groups by their place in the list
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "board/geometry.h"
#include "rater/logic/chains/grid/node_id.h"
#include "rater/logic/position/position.h"

namespace nonet::tables {

using chains::is_on;
using chains::kCandidateNodes;
using chains::node_of;
using chains::NodeId;

constexpr NodeId group_node(std::size_t group, bool on) {
  return static_cast<NodeId>(kCandidateNodes + 2 * group + (on ? 1 : 0));
}
// The same candidate or group, on.
constexpr NodeId node_on(NodeId node) { return static_cast<NodeId>(node | 1U); }
constexpr bool is_group(NodeId node) { return node >= kCandidateNodes; }
// REQUIRES: !is_group(node).
constexpr Candidate candidate_of(NodeId node) {
  return {Cell(node / 2 / kSize), Digit::from_index(node / 2 % kSize)};
}
// REQUIRES: is_group(node).
constexpr std::size_t group_of(NodeId node) {
  return static_cast<std::size_t>(node - kCandidateNodes) / 2;
}

// Two or more places of a digit: in the crossing of a line and a box, or in an almost locked set.
struct GroupNode {
  Digit digit;
  CellSet cells;
  CellSet peers;  // cells that see all of them
};

// A group where a line and a box cross.
struct CrossingGroup {
  GroupNode group;
  House line;
  House box;
};

// By line (rows, then columns), digit, box.
std::vector<CrossingGroup> crossings(const Position& position);

}  // namespace nonet::tables
