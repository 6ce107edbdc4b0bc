// The lightest derivation of an assertion, or of a contradiction, from an assumption. Assertions
// are nodes of a hypergraph: "on" follows when all others of a cell or house are off, so the cost
// of a derivation is the size of the union of its parents' ancestors. Finding the least union is
// hard in general (it is a minimal set problem); Knuth's generalization of Dijkstra's algorithm (A
// Generalization of Dijkstra's Algorithm, 1977) settles nodes in order of the size of one good set
// each and is exact for chains without joins.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <queue>
#include <vector>

#include "base/bits.h"
#include "rater/logic/chains/grid/chain_grid.h"
#include "rater/logic/steps/proof.h"

namespace nonet::chains {

using NodeId = std::uint16_t;  // candidate * 2, plus 1 for on
constexpr std::size_t kNodeIds = 2 * kCandidates;

constexpr NodeId node_id(CandidateId candidate, bool on) {
  return static_cast<NodeId>(candidate * 2 + (on ? 1 : 0));
}
inline NodeId id_of_node(const ProofNode& node) {
  return node_id(static_cast<CandidateId>(node.candidate.index()), node.on);
}
constexpr CandidateId candidate_in(NodeId node) { return static_cast<CandidateId>(node / 2); }
constexpr bool is_on(NodeId node) { return node % 2 == 1; }
constexpr NodeId opposite(NodeId node) { return static_cast<NodeId>(node ^ 1U); }

class NodeSet {
 public:
  void insert(NodeId node) { words_[node / 64U] |= std::uint64_t{1} << (node % 64U); }
  NodeSet& operator|=(const NodeSet& other) {
    for (std::size_t w = 0; w < words_.size(); ++w) words_[w] |= other.words_[w];
    return *this;
  }
  template <typename Visit>
  void for_each(Visit visit) const {
    for (std::size_t w = 0; w < words_.size(); ++w) {
      for (std::uint64_t rest = words_[w]; rest != 0; rest &= rest - 1) {
        visit(static_cast<NodeId>(w * 64 + lowest(rest)));
      }
    }
  }

 private:
  std::array<std::uint64_t, (kNodeIds + 63) / 64> words_{};
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

// An assertion with one way to derive it.
struct Derivation {
  NodeId node = 0;
  Reason reason = Reason::kAssumption;
  House house{};
  std::uint32_t argument = 0;
  std::vector<NodeId> parents{};
  int own_weight = 1;  // the weight of a nested proof includes its assertions
  NodeSet rests_on{};  // all ancestors, itself included
  int weight = 0;      // of all in rests_on
};

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

// The elimination by a pattern or nested proof, and the candidates that must be off for it.
struct RemovalRule {
  NodeId node = 0;
  Reason reason = Reason::kPattern;
  std::uint32_t argument = 0;
  int weight = 1;
  std::vector<NodeId> parents{};
  std::size_t open = 0;  // parents not settled yet
};

class BranchSearch {
 public:
  BranchSearch(const ChainGrid& root, const Proof& proof)
      : root_(root),
        proof_(proof),
        linking_(linking_of(proof.technique)),
        patterns_(proof.patterns) {
    for (const ProofBranch& branch : proof.branches) {
      for (const ProofNode& node : branch.nodes) {
        if (node.reason == Reason::kPattern || node.reason == Reason::kProof)
          add_rule(branch, node);
      }
    }
  }

  // Excludes the assertion from all derivations. Call before run.
  void ban(NodeId node) { banned_[node] = true; }

  // The patterns that branches may use. Call after run.
  [[nodiscard]] const std::vector<Pattern>& patterns() const { return patterns_; }

  // The lightest branch found from the assumption to the target; without a target, to two
  // contradictory assertions: the last one and the one at `clash`.
  std::optional<ProofBranch> run(NodeId assumption, std::optional<NodeId> target,
                                 std::uint32_t& clash) {
    for (const Digit d : all_digits()) {
      for (const Cell c : proof_.premises[d]) {
        const auto id = static_cast<CandidateId>(Candidate{c, d}.index());
        insert(premises_, id);
        // It is proved in the outer argument and costs nothing here.
        propose({.node = node_id(id, false), .reason = Reason::kPremise, .own_weight = 0});
      }
    }
    propose({.node = assumption});
    while (!queue_.empty()) {
      const std::size_t index = queue_.top().index;
      queue_.pop();
      const NodeId node = drafts_[index].node;
      if (settled_[node] != 0) continue;
      if (best_clash_ && drafts_[index].weight >= best_clash_->weight) break;
      settled_[node] = static_cast<std::uint32_t>(index + 1);
      order_.push_back(node);
      if (target && node == *target) return branch_of(drafts_[index].rests_on, assumption);
      if (!target && settled_[opposite(node)] != 0) note_clash(node);
      follow(node);
    }
    if (!best_clash_) return std::nullopt;
    ProofBranch branch = branch_of(best_clash_->rests_on, assumption);
    clash = place_[best_clash_->first];
    return branch;
  }

 private:
  struct Waiting {
    int weight;
    std::size_t index;  // into drafts_, in order of discovery
    bool operator<(const Waiting& other) const {
      return std::pair(other.weight, other.index) < std::pair(weight, index);
    }
  };
  struct Clash {
    NodeId first;
    NodeSet rests_on;
    int weight;
  };

  void add_rule(const ProofBranch& branch, const ProofNode& node) {
    RemovalRule rule{id_of_node(node),
                     node.reason,
                     node.argument,
                     proof_weight_of(proof_, node.reason, node.argument),
                     {},
                     0};
    if (node.reason == Reason::kProof) {
      const Proof& nested = *proof_.nested[node.argument];
      for (const Digit d : all_digits()) {
        for (const Cell c : nested.premises[d]) {
          rule.parents.push_back(node_id(static_cast<CandidateId>(Candidate{c, d}.index()), false));
        }
      }
    } else {
      for (const std::uint32_t parent : node.parents) {
        rule.parents.push_back(id_of_node(branch.nodes[parent]));
      }
    }
    rule.open = rule.parents.size();
    for (const NodeId parent : rule.parents) rules_of_[parent].push_back(rules_.size());
    rules_.push_back(std::move(rule));
  }

  [[nodiscard]] const Derivation& derivation(NodeId node) const {
    return drafts_[settled_[node] - 1U];
  }
  [[nodiscard]] bool is_off(CandidateId id) const { return settled_[node_id(id, false)] != 0; }

  int weight_of_set(const NodeSet& set) const {
    int weight = 0;
    set.for_each([&](NodeId node) { weight += derivation(node).own_weight; });
    return weight;
  }

  void propose(Derivation draft) {
    if (settled_[draft.node] != 0 || banned_[draft.node]) return;
    for (const NodeId parent : draft.parents) draft.rests_on |= derivation(parent).rests_on;
    draft.weight = weight_of_set(draft.rests_on) + draft.own_weight;
    draft.rests_on.insert(draft.node);
    queue_.push({draft.weight, drafts_.size()});
    drafts_.push_back(std::move(draft));
  }

  void note_clash(NodeId node) {
    Clash clash{opposite(node), derivation(node).rests_on, 0};
    clash.rests_on |= derivation(opposite(node)).rests_on;
    clash.weight = weight_of_set(clash.rests_on);
    if (!best_clash_ || clash.weight < best_clash_->weight) best_clash_ = clash;
  }

  void follow(NodeId node) {
    const CandidateId id = candidate_in(node);
    if (is_on(node)) {
      turn_off_others(id);
      return;
    }
    if (linking_ != Linking::kOneDigit)
      turn_on_last(cell_members(cell_of(id)), Reason::kLastInCell, {});
    for (const House house : kCellPlaces[cell_of(id)].house) {
      const std::vector<CandidateId> members = house_members(house, digit_of(id));
      turn_on_last(members, Reason::kLastInHouse, house);
      if (linking_ == Linking::kLockedNets) lock(house, members);
    }
    const auto rules = rules_of_.find(node);
    if (rules == rules_of_.end()) return;
    for (const std::size_t index : rules->second) {
      RemovalRule& rule = rules_[index];
      if (--rule.open > 0) continue;
      propose({.node = rule.node,
               .reason = rule.reason,
               .argument = rule.argument,
               .parents = rule.parents,
               .own_weight = rule.weight});
    }
  }

  void turn_off_others(CandidateId id) {
    const NodeId parent = node_id(id, true);
    if (linking_ != Linking::kOneDigit) {
      for (const CandidateId other : cell_members(cell_of(id))) {
        if (other == id) continue;
        propose({.node = node_id(other, false), .reason = Reason::kCellTaken, .parents = {parent}});
      }
    }
    for (const House house : kCellPlaces[cell_of(id)].house) {
      for (const CandidateId other : house_members(house, digit_of(id))) {
        if (other == id) continue;
        propose({.node = node_id(other, false),
                 .reason = Reason::kHouseTaken,
                 .house = House(house),
                 .parents = {parent}});
      }
    }
  }

  [[nodiscard]] std::vector<CandidateId> cell_members(Cell cell) const {
    std::vector<CandidateId> members;
    for (unsigned rest = root_.digits[cell]; rest != 0; rest &= rest - 1) {
      members.push_back(id_of(cell, lowest_digit(rest)));
    }
    return members;
  }
  [[nodiscard]] std::vector<CandidateId> house_members(House house, Digit digit) const {
    std::vector<CandidateId> members;
    for (unsigned rest = root_.spots[house][digit]; rest != 0; rest &= rest - 1) {
      members.push_back(id_of(cell_at(house, lowest(rest)), digit));
    }
    return members;
  }

  // One of the members is true: if all others are off, the last is on. If all are off, each of them
  // is on by this rule: a contradiction.
  void turn_on_last(const std::vector<CandidateId>& members, Reason reason, House house) {
    std::vector<CandidateId> left;
    for (const CandidateId id : members) {
      if (!is_off(id)) left.push_back(id);
    }
    if (left.size() > 1) return;
    if (left.empty()) left = members;
    for (const CandidateId last : left) {
      std::vector<NodeId> parents;
      int links = 0;
      for (const CandidateId id : members) {
        if (id == last) continue;
        parents.push_back(node_id(id, false));
        if (!contains(premises_, id)) ++links;
      }
      if (linking_ == Linking::kChains && links != 1) continue;
      propose({.node = node_id(last, true),
               .reason = reason,
               .house = house,
               .parents = std::move(parents)});
    }
  }

  // If the remaining places of a digit in a house also lie in another house, the digit goes from
  // the rest of the other house.
  void lock(House house, const std::vector<CandidateId>& members) {
    CellSet left;
    for (const CandidateId id : members) {
      if (!is_off(id)) left.insert(candidate_of(id).cell);
    }
    if (left.size() < 2 || left.size() > kBoxSize) return;
    for (const House other : houses_of(left.first())) {
      if (other == house || !cell_set_of(other).contains(left)) continue;
      std::vector<NodeId> parents;
      for (const CandidateId id : members) {
        if (!cell_set_of(other).contains(candidate_of(id).cell))
          parents.push_back(node_id(id, false));
      }
      const Digit digit = digit_of(members.front());
      const std::uint32_t pattern = pattern_of(house, other, digit);
      for (const CandidateId id : house_members(other, digit)) {
        if (cell_set_of(house).contains(candidate_of(id).cell)) continue;
        propose({.node = node_id(id, false),
                 .reason = Reason::kPattern,
                 .argument = pattern,
                 .parents = parents});
      }
    }
  }

  std::uint32_t pattern_of(House base, House cover, Digit digit) {
    Pattern pattern;
    pattern.technique =
        base.kind() == HouseKind::kBox ? TechniqueId::kPointing : TechniqueId::kClaiming;
    pattern.digits = DigitSet(digit);
    pattern.cells = root_.places[digit] & cell_set_of(base) & cell_set_of(cover);
    pattern.base = {base};
    pattern.cover = {cover};
    const auto known = std::ranges::find(patterns_, pattern);
    const auto at = static_cast<std::uint32_t>(known - patterns_.begin());
    if (known == patterns_.end()) patterns_.push_back(std::move(pattern));
    return at;
  }

  // The settled nodes of a set in the order of settling, premises first.
  ProofBranch branch_of(const NodeSet& set, NodeId assumption) {
    std::array<bool, kNodeIds> member{};
    member[assumption] = true;
    set.for_each([&](NodeId node) { member[node] = true; });
    // Not std::ranges, whose result clang 14 cannot compile.
    std::stable_partition(order_.begin(), order_.end(),
                          [&](NodeId node) { return derivation(node).reason == Reason::kPremise; });
    ProofBranch branch;
    for (const NodeId node : order_) {
      if (!member[node]) continue;
      const Derivation& from = derivation(node);
      ProofNode out;
      out.candidate = candidate_of(candidate_in(node));
      out.on = is_on(node);
      out.reason = from.reason;
      out.house = from.house;
      out.argument = from.argument;
      for (const NodeId parent : from.parents) out.parents.push_back(place_[parent]);
      place_[node] = static_cast<std::uint32_t>(branch.nodes.size());
      branch.nodes.push_back(std::move(out));
    }
    return branch;
  }

  const ChainGrid& root_;
  const Proof& proof_;
  Linking linking_;
  Places premises_;
  std::vector<Pattern> patterns_;  // the proof's patterns, and locked candidates of its branches
  std::vector<RemovalRule> rules_;
  std::map<NodeId, std::vector<std::size_t>> rules_of_;
  std::vector<Derivation> drafts_;
  std::priority_queue<Waiting> queue_;
  std::array<std::uint32_t, kNodeIds> settled_{};  // 1 + index into drafts_
  std::vector<NodeId> order_;
  std::array<std::uint32_t, kNodeIds> place_{};
  std::array<bool, kNodeIds> banned_{};
  std::optional<Clash> best_clash_;
};

}  // namespace nonet::chains
