// Shortens proofs by a new search. A derivation of the procedure stays if the new one is no
// smaller.
#include "rater/logic/chains/proofs/proof_shortening.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>

#include "rater/logic/chains/proofs/branch_search.h"

namespace nonet::chains {

namespace {

NodeId supposed_by(const ProofBranch& branch) {
  const auto at = std::ranges::find(branch.nodes, Reason::kAssumption, &ProofNode::reason);
  return id_of_node(*at);
}

// Looks for a contradiction lighter than the best one so far. Two sets that share many ancestors
// are lighter together than their separate weights show, and a search sees separate weights. So it
// is repeated with one or two assertions of the best branch excluded, as long as that gives a
// lighter one.
class LightestClash {
 public:
  LightestClash(const ChainGrid& root, const Proof& proof, NodeId assumption)
      : proof_(proof), assumption_(assumption), search_(root, proof) {}

  std::optional<FoundBranch> find() {
    best_ = search_.run({.assumption = assumption_});
    if (!best_) return std::nullopt;
    while (lighter_without_one() || lighter_without_two()) {
    }
    return std::move(best_);
  }

 private:
  static constexpr int kMostSearches = 100;      // with one assertion excluded
  static constexpr int kMostPairSearches = 300;  // with two

  [[nodiscard]] std::vector<NodeId> replaceable() const {
    std::vector<NodeId> nodes;
    for (const ProofNode& node : best_->branch.nodes) {
      const bool fixed = node.reason == Reason::kAssumption || node.reason == Reason::kPremise;
      if (!fixed) nodes.push_back(id_of_node(node));
    }
    return nodes;
  }

  bool lighter_without_one() {
    for (const NodeId node : replaceable()) {
      if (singles_++ >= kMostSearches) return false;
      if (lighter_without(std::array{node})) return true;
    }
    return false;
  }

  // Only where links alone contradict: elsewhere it would double the time for little.
  bool lighter_without_two() {
    if (!is_by_links(best_->branch)) return false;
    const std::vector<NodeId> nodes = replaceable();
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (pairs_++ >= kMostPairSearches) return false;
        if (lighter_without(std::array{nodes[i], nodes[j]})) return true;
      }
    }
    return false;
  }

  static bool is_by_links(const ProofBranch& branch) {
    return std::ranges::none_of(branch.nodes, [](const ProofNode& node) {
      return node.reason == Reason::kPattern || node.reason == Reason::kProof ||
             node.reason == Reason::kPremise;
    });
  }

  bool lighter_without(std::span<const NodeId> banned) {
    const int weight = proof_weight_of(proof_, best_->branch);
    auto found = search_.run({.assumption = assumption_, .banned = banned, .below = weight});
    if (!found || proof_weight_of(proof_, found->branch) >= weight) return false;
    best_ = std::move(found);
    return true;
  }

  const Proof& proof_;
  NodeId assumption_;
  BranchSearch search_;
  std::optional<FoundBranch> best_;
  int singles_ = 0;
  int pairs_ = 0;
};

// The lightest branch to the same end.
std::optional<FoundBranch> lightest_like(const ChainGrid& root, const Proof& proof,
                                         const ProofBranch& branch) {
  const NodeId assumption = supposed_by(branch);
  if (proof.kind == ProofKind::kContradiction) return LightestClash(root, proof, assumption).find();
  return BranchSearch(root, proof)
      .run({.assumption = assumption,
            .target = id_of_node(branch.nodes.back()),
            .below = proof_weight_of(proof, branch)});
}

void shorten_branch(const ChainGrid& root, Proof& proof, ProofBranch& branch) {
  auto found = lightest_like(root, proof, branch);
  if (!found || proof_weight_of(proof, found->branch) >= proof_weight_of(proof, branch)) return;
  branch = std::move(found->branch);
  if (proof.kind == ProofKind::kContradiction) proof.clash = found->clash;
}

// The nested proofs have new premises, so the nodes that use them have new parents.
void give_parents_anew(const Proof& proof, ProofBranch& branch) {
  std::map<NodeId, std::uint32_t> place;
  for (std::size_t i = 0; i < branch.nodes.size(); ++i) {
    ProofNode& node = branch.nodes[i];
    place.emplace(id_of_node(node), static_cast<std::uint32_t>(i));
    if (node.reason != Reason::kProof) continue;
    node.parents.clear();
    const CandidateSet& premises = proof.nested[node.argument]->premises;
    for (const Digit d : all_digits()) {
      for (const Cell c : premises[d]) {
        node.parents.push_back(
            place.at(node_id(static_cast<CandidateId>(Candidate{c, d}.index()), false)));
      }
    }
  }
}

// Keeps the last node, the clash and all their ancestors.
void drop_unneeded(Proof& proof, ProofBranch& branch) {
  std::vector<std::uint32_t> needed = {static_cast<std::uint32_t>(branch.nodes.size() - 1)};
  if (proof.kind == ProofKind::kContradiction) needed.push_back(proof.clash);
  keep_needed(branch, needed);
  if (proof.kind == ProofKind::kContradiction) proof.clash = needed.back();
}

// Keeps the patterns and nested proofs in use, in order of use, and the premises.
void collect_used(const ChainGrid& root, Proof& proof) {
  std::vector<Pattern> patterns;
  std::vector<std::shared_ptr<const Proof>> nested;
  const auto move_to = [](auto& list, const auto& value) {
    const auto at = std::ranges::find(list, value);
    const auto place = static_cast<std::uint32_t>(at - list.begin());
    if (at == list.end()) list.push_back(value);
    return place;
  };
  CandidateSet premises;
  for (ProofBranch& branch : proof.branches) {
    for (ProofNode& node : branch.nodes) {
      if (node.reason == Reason::kPremise) premises.insert(node.candidate);
      if (node.reason == Reason::kPattern) {
        node.argument = move_to(patterns, proof.patterns[node.argument]);
      }
      if (node.reason == Reason::kProof)
        node.argument = move_to(nested, proof.nested[node.argument]);
    }
  }
  // Cases that the outer argument excludes.
  for (const Digit d : all_digits()) {
    for (const Cell c : proof.premises[d]) {
      const bool of_cell = proof.kind == ProofKind::kCell && c == proof.cell;
      const bool of_house = proof.kind == ProofKind::kHouse && d == proof.digit &&
                            cell_set_of(proof.house).contains(c);
      const bool present = root.has(static_cast<CandidateId>(Candidate{c, d}.index()));
      if ((of_cell || of_house) && present) premises.insert({c, d});
    }
  }
  proof.patterns = std::move(patterns);
  proof.nested = std::move(nested);
  proof.premises = premises;
}

// Puts parents before their consequences, else keeps the order; returns the new positions.
std::vector<std::uint32_t> put_parents_first(ProofBranch& branch) {
  std::vector<std::uint32_t> place(branch.nodes.size(), UINT32_MAX);
  std::vector<ProofNode> ordered;
  const auto visit = [&](const auto& self, std::uint32_t at) -> void {
    if (place[at] != UINT32_MAX) return;
    for (const std::uint32_t parent : branch.nodes[at].parents) self(self, parent);
    place[at] = static_cast<std::uint32_t>(ordered.size());
    ordered.push_back(branch.nodes[at]);
  };
  for (std::uint32_t at = 0; at < branch.nodes.size(); ++at) visit(visit, at);
  for (ProofNode& node : ordered) {
    for (std::uint32_t& parent : node.parents) parent = place[parent];
  }
  branch.nodes = std::move(ordered);
  return place;
}

// What holds in a branch without a nested proof, so that this may rest on it: candidates that the
// branch says are off, and those that one more link turns off. Not its last assertion.
struct HeldWithout {
  std::vector<bool> follows;  // the nodes of the branch that follow from the nested proof
  CandidateSet said;
  CandidateSet linked;
};

// The candidates that cannot be true beside this one.
CandidateSet turned_off_by(const ChainGrid& root, Candidate on) {
  CandidateSet off;
  off[on.digit] = root.places[on.digit] & peers_of(on.cell);
  for (unsigned rest = root.digits[on.cell] & ~bit_of(on.digit); rest != 0; rest &= rest - 1) {
    off.insert({on.cell, lowest_digit(rest)});
  }
  return off;
}

HeldWithout held_without(const ChainGrid& root, const ProofBranch& branch, std::uint32_t argument) {
  HeldWithout held{std::vector<bool>(branch.nodes.size()), {}, {}};
  for (std::size_t i = 0; i + 1 < branch.nodes.size(); ++i) {
    const ProofNode& node = branch.nodes[i];
    held.follows[i] =
        (node.reason == Reason::kProof && node.argument == argument) ||
        std::ranges::any_of(node.parents, [&](std::uint32_t at) { return held.follows[at]; });
    if (held.follows[i] || !node.group.empty()) continue;
    if (node.on) {
      held.linked |= turned_off_by(root, node.candidate);
    } else {
      held.said.insert(node.candidate);
    }
  }
  held.follows.back() = true;
  held.linked.erase(branch.nodes.back().candidate);
  return held;
}

void build_on_branch(const ChainGrid& root, Proof& proof, ProofBranch& branch);

// The nested proof searched anew with all of `known` as premises.
std::shared_ptr<const Proof> searched_on(const ChainGrid& root, const Proof& nested,
                                         const CandidateSet& known) {
  Proof searched = nested;
  searched.premises |= known;
  auto shorter = std::make_shared<Proof>(nested);
  for (ProofBranch& branch : shorter->branches) shorten_branch(root, searched, branch);
  shorter->clash = searched.clash;
  for (ProofBranch& branch : shorter->branches) build_on_branch(root, *shorter, branch);
  collect_used(root, *shorter);
  return shorter;
}

// The shortest of the nested proof and what is found in its place; a premise that the branch does
// not say yet is an assertion more.
std::shared_ptr<const Proof> proof_on(const ChainGrid& root, std::shared_ptr<const Proof> nested,
                                      const HeldWithout& held) {
  if (nested->kind == ProofKind::kCycle) return nested;
  std::shared_ptr<const Proof> best = nested;
  int fewest = assertions_in(*nested);
  CandidateSet all = held.said;
  all |= held.linked;
  for (const CandidateSet& known : {held.said, all}) {
    auto shorter = searched_on(root, *nested, known);
    int assertions = assertions_in(*shorter);
    for (const Digit digit : shorter->premises.digits()) {
      assertions += (shorter->premises[digit] - held.said[digit]).size();
    }
    if (assertions >= fewest) continue;
    fewest = assertions;
    best = std::move(shorter);
  }
  return best;
}

// The candidate is off, as something is on that does not follow from the nested proof.
ProofNode linked_off(const ChainGrid& root, const ProofBranch& branch, const HeldWithout& held,
                     Candidate off) {
  ProofNode node;
  node.candidate = off;
  for (std::uint32_t at = 0; at < held.follows.size(); ++at) {
    const ProofNode& by = branch.nodes[at];
    if (held.follows[at] || !by.on || !by.group.empty()) continue;
    if (!turned_off_by(root, by.candidate).contains(off)) continue;
    node.parents = {at};
    if (by.candidate.cell == off.cell) {
      node.reason = Reason::kCellTaken;
      return node;
    }
    node.reason = Reason::kHouseTaken;
    for (const House house : kCellPlaces[off.cell].house) {
      if (!cell_set_of(house).contains(by.candidate.cell)) continue;
      node.house = house;
      return node;
    }
  }
  return node;
}

// Where the branch says that the candidate is off, for reasons other than the nested proof. It is
// said there by a link where it was not.
std::uint32_t place_of_off(const ChainGrid& root, ProofBranch& branch, const HeldWithout& held,
                           Candidate off) {
  std::uint32_t at = 0;
  while (at < branch.nodes.size() &&
         id_of_node(branch.nodes[at]) != node_id(id_of(off.cell, off.digit), false)) {
    ++at;
  }
  if (held.said.contains(off)) return at;
  ProofNode node = linked_off(root, branch, held, off);
  if (at == branch.nodes.size()) {
    branch.nodes.push_back(std::move(node));
  } else {
    branch.nodes[at] = std::move(node);
  }
  return at;
}

// Puts a shorter proof in the place of a nested one, at the end of the proof's list.
void rest_on(const ChainGrid& root, Proof& proof, ProofBranch& branch, std::uint32_t argument,
             std::shared_ptr<const Proof> shorter, const HeldWithout& held) {
  std::vector<std::uint32_t> parents;
  for (const Digit digit : shorter->premises.digits()) {
    for (const Cell cell : shorter->premises[digit]) {
      parents.push_back(place_of_off(root, branch, held, {cell, digit}));
    }
  }
  for (ProofNode& node : branch.nodes) {
    if (node.reason != Reason::kProof || node.argument != argument) continue;
    node.argument = static_cast<std::uint32_t>(proof.nested.size());
    node.parents = parents;
  }
  proof.nested.push_back(std::move(shorter));
  const auto places = put_parents_first(branch);
  if (proof.kind == ProofKind::kContradiction) proof.clash = places[proof.clash];
}

// Lets the proofs nested in a branch use the branch's assertions, so that nothing is proved both in
// the branch and inside.
void build_on_branch(const ChainGrid& root, Proof& proof, ProofBranch& branch) {
  const auto count = static_cast<std::uint32_t>(proof.nested.size());
  for (std::uint32_t argument = 0; argument < count; ++argument) {
    const auto rests_on_it = [&](const ProofNode& node) {
      return node.reason == Reason::kProof && node.argument == argument;
    };
    if (std::ranges::none_of(branch.nodes, rests_on_it)) continue;
    const HeldWithout held = held_without(root, branch, argument);
    auto shorter = proof_on(root, proof.nested[argument], held);
    if (shorter == proof.nested[argument]) continue;
    rest_on(root, proof, branch, argument, std::move(shorter), held);
  }
  drop_unneeded(proof, branch);
}

}  // namespace

std::shared_ptr<const Proof> shortened(const ChainGrid& root, std::shared_ptr<const Proof> proof) {
  // The chains of row 21 are shortest already.
  const bool is_path = proof->kind == ProofKind::kCycle ||
                       proof->technique == TechniqueId::kXForcingChain ||
                       proof->technique == TechniqueId::kForcingChain;
  if (is_path) return proof;
  auto shorter = std::make_shared<Proof>(*proof);
  for (auto& nested : shorter->nested) nested = shortened(root, nested);
  for (ProofBranch& branch : shorter->branches) {
    give_parents_anew(*shorter, branch);
    drop_unneeded(*shorter, branch);
    shorten_branch(root, *shorter, branch);
    build_on_branch(root, *shorter, branch);
  }
  collect_used(root, *shorter);
  return shorter;
}

namespace {

// Adds a branch to the conclusion of the proof, or to a contradiction if the case cannot reach it.
bool add_case(const ChainGrid& root, Proof& proof, NodeId assumption, NodeId target) {
  for (const auto& goal : {std::optional(target), std::optional<NodeId>()}) {
    if (goal && proof.kind == ProofKind::kContradiction) continue;
    BranchSearch search(root, proof);
    auto found = search.run({.assumption = assumption, .target = goal});
    if (!found) continue;
    if (!goal) proof.clash = found->clash;
    proof.branches.push_back(std::move(found->branch));
    proof.patterns = search.patterns();
    return true;
  }
  return false;
}

std::vector<NodeId> proof_cases_of(const ChainGrid& root, const Proof& proof, NodeId target) {
  std::vector<NodeId> cases;
  switch (proof.kind) {
    case ProofKind::kContradiction:
      return {opposite(target)};
    case ProofKind::kEither: {
      const auto id = static_cast<CandidateId>(Candidate{proof.cell, proof.digit}.index());
      return {node_id(id, true), node_id(id, false)};
    }
    case ProofKind::kCell:
      for (const Digit digit : DigitSet::all()) {
        const auto id = static_cast<CandidateId>(Candidate{proof.cell, digit}.index());
        if (root.has(id)) cases.push_back(node_id(id, true));
      }
      return cases;
    default:
      for (const Cell cell : cells_of(proof.house)) {
        const auto id = static_cast<CandidateId>(Candidate{cell, proof.digit}.index());
        if (root.has(id)) cases.push_back(node_id(id, true));
      }
      return cases;
  }
}

}  // namespace

std::shared_ptr<const Proof> net_proof(const ChainGrid& root, const Division& division,
                                       const NetGoal& goal) {
  auto proof = std::make_shared<Proof>();
  proof->kind = division.kind;
  proof->technique = goal.technique;
  proof->cell = division.cell;
  proof->house = division.house;
  proof->digit = division.digit;
  const NodeId target = node_id(static_cast<CandidateId>(goal.candidate.index()), goal.on);
  for (const NodeId assumption : proof_cases_of(root, *proof, target)) {
    if (!add_case(root, *proof, assumption, target)) return nullptr;
  }
  if (goal.on) {
    proof->placed = goal.candidate;
  } else {
    proof->removed.insert(goal.candidate);
  }
  collect_used(root, *proof);
  proof->length = assertions_in(*proof);
  return proof;
}

namespace {

// The pattern with what it rests on, as if a procedure had found it.
ProofBranch branch_with(const ConditionalPattern& given, std::uint32_t argument) {
  ProofBranch branch;
  ProofNode removed;
  removed.reason = Reason::kPattern;
  removed.argument = argument;
  const auto add_all = [&](const CandidateSet& candidates, ProofNode node) {
    for (const Digit digit : candidates.digits()) {
      for (const Cell cell : candidates[digit]) {
        node.candidate = {cell, digit};
        branch.nodes.push_back(node);
      }
    }
  };
  ProofNode premise;
  premise.reason = Reason::kPremise;
  add_all(given.off, premise);
  for (std::uint32_t i = 0; i < branch.nodes.size(); ++i) removed.parents.push_back(i);
  add_all(given.removed, removed);
  return branch;
}

}  // namespace

std::shared_ptr<const Proof> pattern_refutation(const ChainGrid& root, TechniqueId technique,
                                                Candidate target,
                                                const std::vector<ConditionalPattern>& patterns) {
  auto proof = std::make_shared<Proof>();
  proof->kind = ProofKind::kContradiction;
  proof->technique = technique;
  for (const ConditionalPattern& given : patterns) {
    proof->branches.push_back(
        branch_with(given, static_cast<std::uint32_t>(proof->patterns.size())));
    proof->patterns.push_back(given.pattern);
  }
  BranchSearch search(root, *proof);
  auto found = search.run({.assumption = node_id(static_cast<CandidateId>(target.index()), true)});
  if (!found) return nullptr;
  proof->patterns = search.patterns();
  proof->clash = found->clash;
  proof->branches = {std::move(found->branch)};
  proof->removed.insert(target);
  collect_used(root, *proof);
  proof->length = assertions_in(*proof);
  return proof;
}

}  // namespace nonet::chains
