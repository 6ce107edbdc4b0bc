// Nodes of chains over any board, and the consequences of an assumption as the procedure finds them
// (rater/logic/chains/forcing has the classic board's, with sets of 81 cells).
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <vector>

#include "variants/ladder/board_marks.h"

namespace nonet::variants {

// cell * digits + digit.
using CandidateNumber = std::uint16_t;
using NodeNumber = std::uint16_t;
inline constexpr NodeNumber kNoNode = 0xFFFF;

class BoardNumbering {
 public:
  explicit BoardNumbering(const LadderBoard& board) : digits_(board.digits()) {}

  [[nodiscard]] CandidateNumber number(CellIndex cell, std::size_t digit) const {
    return static_cast<CandidateNumber>(cell * digits_ + static_cast<int>(digit));
  }
  [[nodiscard]] CellIndex cell(CandidateNumber number) const {
    return static_cast<CellIndex>(number / digits_);
  }
  [[nodiscard]] std::size_t digit(CandidateNumber number) const {
    return static_cast<std::size_t>(number % digits_);
  }
  [[nodiscard]] BoardCandidate candidate(CandidateNumber number) const {
    return {cell(number), static_cast<std::uint8_t>(digit(number))};
  }

 private:
  int digits_;
};

// Why a node follows from its first parent: a house, or one of these.
using LinkReason = std::int16_t;
inline constexpr LinkReason kByCell = -1;
inline constexpr LinkReason kByTechnique = -2;
inline constexpr LinkReason kAssumed = -3;
inline constexpr LinkReason kByPairOfCells = -4;

// A chain that was found among assumptions and used to remove candidates. Equal identities mean
// equal targets and nodes.
struct UsedChain {
  std::uint64_t identity = 0;
  int complexity = 0;
};

struct NestedReason;

struct BoardNode {
  CandidateNumber candidate = 0;
  bool on = false;
  LinkReason reason = kAssumed;
  std::uint16_t parent_count = 0;
  std::uint32_t parents_begin = 0;
  std::uint16_t depth = 0;  // links from the assumption along the longest of the parents' lines
  std::int32_t used = -1;   // index into BoardPropagation::used
};

// The consequences of one assumption in the order of their discovery, each with the parents of its
// first derivation.
struct BoardPropagation {
  std::vector<BoardNode> nodes;
  std::vector<NodeNumber> parents;
  std::vector<NodeNumber> on_order;
  std::vector<NodeNumber> off_order;
  std::vector<NodeNumber> on_node;   // by candidate
  std::vector<NodeNumber> off_node;  // by candidate
  std::vector<UsedChain> used;
  std::map<NodeNumber, std::shared_ptr<const NestedReason>> reasons;  // where they are kept
  // Two nodes that cannot both hold: the derivation stopped there, and the later one is in no
  // order.
  bool contradiction = false;
  NodeNumber clash_on = 0;
  NodeNumber clash_off = 0;

  void clear(std::size_t candidates);
  [[nodiscard]] NodeNumber node(CandidateNumber candidate, bool on) const {
    return (on ? on_node : off_node)[candidate];
  }
  [[nodiscard]] std::span<const NodeNumber> parents_of(NodeNumber node) const {
    return {parents.data() + nodes[node].parents_begin, nodes[node].parent_count};
  }
};

// The end of one branch of a chain.
struct ChainEnd {
  const BoardPropagation* propagation;
  NodeNumber node;
};

// Walks over the ancestors of nodes; keeps its storage between walks.
class AncestorWalk {
 public:
  // The end and all its ancestors, once each, breadth-first with parents in their order.
  std::span<const NodeNumber> of(const ChainEnd& end);
  // How many these are, but not beyond `enough`.
  int count(const ChainEnd& end, int enough);
  // The length of a chain: the nodes of all branches, and once each the nested chains they use.
  int complexity(std::span<const ChainEnd> ends, int enough);

 private:
  std::vector<std::uint32_t> seen_;  // by node: the walk that met it last
  std::uint32_t walk_ = 0;
  std::vector<NodeNumber> queue_;
};

}  // namespace nonet::variants
