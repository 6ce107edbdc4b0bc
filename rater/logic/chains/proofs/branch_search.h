// The lightest derivation of an assertion, or of a contradiction, from an assumption. Assertions
// are nodes of a hypergraph: "on" follows when all others of a cell or house are off, so the cost
// of a derivation is the size of the union of its parents' ancestors. Finding the least union is
// hard in general (it is a minimal set problem); Knuth's generalization of Dijkstra's algorithm (A
// Generalization of Dijkstra's Algorithm, 1977) settles nodes in order of the size of one good set
// each and is exact for chains without joins.
#pragma once

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <optional>
#include <queue>
#include <span>
#include <vector>

#include "base/bits.h"
#include "rater/logic/chains/grid/chain_grid.h"
#include "rater/logic/chains/grid/node_id.h"
#include "rater/logic/steps/proof.h"

namespace nonet::chains {

inline NodeId id_of_node(const ProofNode& node) { return node_of(node.candidate, node.on); }

class NodeSet {
 public:
  void insert(NodeId node) { words_[node / 64U] |= std::uint64_t{1} << (node % 64U); }
  [[nodiscard]] bool contains(NodeId node) const {
    return (words_[node / 64U] >> (node % 64U) & 1U) != 0;
  }
  NodeSet& operator|=(const NodeSet& other) {
    for (std::size_t w = 0; w < words_.size(); ++w) words_[w] |= other.words_[w];
    return *this;
  }
  [[nodiscard]] int size_without(const NodeSet& others) const {
    std::size_t size = 0;
    for (std::size_t w = 0; w < words_.size(); ++w) size += set_bits(words_[w] & ~others.words_[w]);
    return static_cast<int>(size);
  }

 private:
  std::array<std::uint64_t, (kCandidateNodes + 63) / 64> words_{};
};

// How several assertions may act together: not at all; by singles; by singles and locked
// candidates.
enum class Linking : std::uint8_t { kChains, kNets, kLockedNets, kOneDigit };

inline Linking linking_of(TechniqueId technique) {
  switch (technique) {
    case TechniqueId::kNishio:
      return Linking::kOneDigit;
    case TechniqueId::kCellForcingChains:
    case TechniqueId::kRegionForcingChains:
      return Linking::kChains;
    case TechniqueId::kForcingNetContradiction:
    case TechniqueId::kForcingNetVerity:
    case TechniqueId::kKrakenFish1:
    case TechniqueId::kKrakenFish2:
      return Linking::kLockedNets;
    default:
      return Linking::kNets;
  }
}

inline int proof_weight_of(const Proof& proof, Reason reason, std::uint32_t argument) {
  if (reason == Reason::kPattern) return 2;
  return reason == Reason::kProof ? 1 + assertions_in(*proof.nested[argument]) : 1;
}

inline int proof_weight_of(const Proof& proof, const ProofBranch& branch) {
  int weight = 0;
  for (const ProofNode& node : branch.nodes) {
    if (node.reason == Reason::kPremise) continue;
    weight += proof_weight_of(proof, node.reason, node.argument);
  }
  return weight;
}

// The start and the target of a search. Without a target the branch ends in two contradictory
// assertions.
struct BranchGoal {
  NodeId assumption = 0;
  std::optional<NodeId> target = {};
  std::span<const NodeId> banned = {};          // assertions that no derivation may use
  int below = std::numeric_limits<int>::max();  // only branches lighter than this are wanted
};

struct FoundBranch {
  ProofBranch branch;
  std::uint32_t clash = 0;  // without a target: the node that the last one contradicts
};

// One search after another in the same proof. The proof and the grid must outlive it.
class BranchSearch {
 public:
  // The patterns and nested proofs of the proof may be used again.
  BranchSearch(const ChainGrid& root, const Proof& proof);

  // The lightest branch found; nullopt if there is none lighter than the goal allows.
  std::optional<FoundBranch> run(const BranchGoal& goal);

  // The patterns that the last branch may use.
  [[nodiscard]] const std::vector<Pattern>& patterns() const { return patterns_; }

 private:
  // A way to derive an assertion.
  struct Derivation {
    NodeId node = 0;
    Reason reason = Reason::kAssumption;
    House house{};
    std::uint32_t argument = 0;
    std::uint32_t parents_begin = 0;  // in parents_
    std::uint32_t parent_count = 0;
    int own_weight = 1;          // the weight of a nested proof includes its assertions
    int weight = 0;              // of all that it rests on, itself included
    std::uint32_t rests_on = 0;  // in rests_on_, once settled
  };

  // The elimination by a pattern or nested proof, and the candidates that must be off for it.
  struct RemovalRule {
    NodeId node = 0;
    Reason reason = Reason::kPattern;
    std::uint32_t argument = 0;
    int weight = 1;
    std::vector<NodeId> parents{};
    std::size_t open = 0;  // parents not settled yet
  };

  struct Waiting {
    int weight;
    std::uint32_t index;  // into derivations_, in order of discovery
    bool operator<(const Waiting& other) const {
      return std::pair(other.weight, other.index) < std::pair(weight, index);
    }
  };

  struct Clash {
    NodeId first = 0;
    NodeSet rests_on = {};
    int weight = 0;
  };

  struct HeavyNode {
    NodeId node;
    int surplus;  // of its weight above 1
  };

  // The candidates of a cell or the places of a digit in a house: one of them is true.
  class Members {
   public:
    void push_back(CandidateId id) { ids_[count_++] = id; }
    [[nodiscard]] auto begin() const { return ids_.data(); }
    [[nodiscard]] auto end() const { return ids_.data() + count_; }

   private:
    std::array<CandidateId, kSize> ids_{};
    std::size_t count_ = 0;
  };

  void add_rule(const ProofBranch& branch, const ProofNode& node);
  void begin(const BranchGoal& goal);
  void settle(std::uint32_t index);
  [[nodiscard]] std::optional<FoundBranch> best_found();

  [[nodiscard]] const Derivation& derivation(NodeId node) const {
    return derivations_[settled_[node] - 1U];
  }
  [[nodiscard]] const NodeSet& all_behind(NodeId node) const {
    return rests_on_[derivation(node).rests_on];
  }
  [[nodiscard]] bool is_off(CandidateId id) const { return settled_[node_id(id, false)] != 0; }
  [[nodiscard]] std::span<const NodeId> parents_of(const Derivation& from) const {
    return std::span(parents_).subspan(from.parents_begin, from.parent_count);
  }
  [[nodiscard]] NodeSet union_behind(std::span<const NodeId> parents) const;
  [[nodiscard]] int weight_of(const NodeSet& set) const;

  void propose(Derivation draft, std::span<const NodeId> parents);
  void note_clash(NodeId node);
  void follow(NodeId node);
  void apply_rules(NodeId node);
  void turn_off_others(CandidateId id);
  void turn_off(const Members& members, const Derivation& link);
  void turn_on_last(const Members& members, Reason reason, House house);
  void count_off(CandidateId id);
  void lock(House house, const Members& members);
  std::uint32_t pattern_of(House base, House cover, Digit digit);
  [[nodiscard]] Members cell_members(Cell cell) const;
  [[nodiscard]] Members house_members(House house, Digit digit) const;
  ProofBranch branch_of(const NodeSet& set);

  const ChainGrid& root_;
  const Proof& proof_;
  Linking linking_;
  Places premises_;
  std::vector<Pattern> patterns_;  // the proof's patterns, and locked candidates of its branches
  std::vector<RemovalRule> rules_;
  std::map<NodeId, std::vector<std::size_t>> rules_of_;

  // How many candidates of a cell, or places of a digit in a house, are not off.
  struct OpenCounts {
    PerCell<std::uint8_t> digits{};
    PerHouse<PerDigit<std::uint8_t>> places{};
  };
  OpenCounts open_at_first_;

  // Of one search:
  OpenCounts open_;
  BranchGoal goal_;
  std::vector<Derivation> derivations_;
  std::vector<NodeId> parents_;
  std::vector<NodeSet> rests_on_;
  std::priority_queue<Waiting> queue_;
  std::array<std::uint32_t, kCandidateNodes> settled_{};  // 1 + index into derivations_
  std::array<int, kCandidateNodes> least_waiting_{};      // the least weight proposed so far
  std::vector<NodeId> order_;                             // in which nodes were settled
  NodeSet weightless_;                                    // settled premises
  std::vector<HeavyNode> heavy_;                          // settled
  std::array<std::uint32_t, kCandidateNodes> place_{};
  std::optional<Clash> best_clash_;
};

}  // namespace nonet::chains
