#include "rater/logic/chains/proofs/branch_search.h"

namespace nonet::chains {

BranchSearch::BranchSearch(const ChainGrid& root, const Proof& proof)
    : root_(root),
      proof_(proof),
      linking_(linking_of(proof.technique)),
      premises_(),
      patterns_(proof.patterns) {
  for (const Digit d : all_digits()) premises_[d] = proof.premises[d];
  for (const Cell cell : all_cells()) {
    open_at_first_.digits[cell] = static_cast<std::uint8_t>(std::popcount(root.digits[cell]));
  }
  for (int house = 0; house < kHouses; ++house) {
    for (const Digit d : all_digits()) {
      open_at_first_.places[House(house)][d] =
          static_cast<std::uint8_t>(std::popcount(root.spots[House(house)][d]));
    }
  }
  for (const ProofBranch& branch : proof.branches) {
    for (const ProofNode& node : branch.nodes) {
      if (node.reason == Reason::kPattern || node.reason == Reason::kProof) add_rule(branch, node);
    }
  }
}

void BranchSearch::add_rule(const ProofBranch& branch, const ProofNode& node) {
  RemovalRule rule{.node = id_of_node(node),
                   .reason = node.reason,
                   .argument = node.argument,
                   .weight = proof_weight_of(proof_, node.reason, node.argument)};
  if (node.reason == Reason::kProof) {
    const Proof& nested = *proof_.nested[node.argument];
    for (const Digit d : all_digits()) {
      for (const Cell c : nested.premises[d]) rule.parents.push_back(node_id(id_of(c, d), false));
    }
  } else {
    for (const std::uint32_t parent : node.parents) {
      rule.parents.push_back(id_of_node(branch.nodes[parent]));
    }
  }
  for (const NodeId parent : rule.parents) rules_of_[parent].push_back(rules_.size());
  rules_.push_back(std::move(rule));
}

void BranchSearch::begin(const BranchGoal& goal) {
  goal_ = goal;
  open_ = open_at_first_;
  derivations_.clear();
  parents_.clear();
  rests_on_.clear();
  queue_ = {};
  settled_.fill(0);
  least_waiting_.fill(goal.below);
  for (const NodeId node : goal.banned) least_waiting_[node] = std::numeric_limits<int>::min();
  order_.clear();
  weightless_ = {};
  heavy_.clear();
  best_clash_.reset();
  patterns_.resize(proof_.patterns.size());
  for (RemovalRule& rule : rules_) rule.open = rule.parents.size();
  for (const Digit d : all_digits()) {
    for (const Cell c : premises_[d]) {
      // It is proved in the outer argument and costs nothing here.
      propose({.node = node_id(id_of(c, d), false), .reason = Reason::kPremise, .own_weight = 0},
              {});
    }
  }
  propose({.node = goal.assumption}, {});
}

std::optional<FoundBranch> BranchSearch::run(const BranchGoal& goal) {
  begin(goal);
  while (!queue_.empty()) {
    const std::uint32_t index = queue_.top().index;
    queue_.pop();
    const NodeId node = derivations_[index].node;
    if (settled_[node] != 0) continue;
    if (best_clash_ && derivations_[index].weight >= best_clash_->weight) break;
    settle(index);
    if (goal.target && node == *goal.target) return FoundBranch{branch_of(all_behind(node)), 0};
    if (!goal.target && settled_[opposite(node)] != 0) note_clash(node);
    follow(node);
  }
  return best_found();
}

std::optional<FoundBranch> BranchSearch::best_found() {
  if (!best_clash_) return std::nullopt;
  FoundBranch found{branch_of(best_clash_->rests_on), 0};
  found.clash = place_[best_clash_->first];
  return found;
}

void BranchSearch::settle(std::uint32_t index) {
  Derivation& derived = derivations_[index];
  NodeSet behind = union_behind(parents_of(derived));
  behind.insert(derived.node);
  derived.rests_on = static_cast<std::uint32_t>(rests_on_.size());
  rests_on_.push_back(behind);
  settled_[derived.node] = index + 1;
  order_.push_back(derived.node);
  if (derived.own_weight == 0) weightless_.insert(derived.node);
  if (derived.own_weight > 1) heavy_.push_back({derived.node, derived.own_weight - 1});
}

NodeSet BranchSearch::union_behind(std::span<const NodeId> parents) const {
  NodeSet all;
  for (const NodeId parent : parents) all |= all_behind(parent);
  return all;
}

int BranchSearch::weight_of(const NodeSet& set) const {
  int weight = set.size_without(weightless_);
  for (const HeavyNode& heavy : heavy_) weight += set.contains(heavy.node) ? heavy.surplus : 0;
  return weight;
}

// Of several derivations of a node only a lighter one than all before can be settled.
void BranchSearch::propose(Derivation draft, std::span<const NodeId> parents) {
  if (settled_[draft.node] != 0) return;
  int before = 0;
  if (parents.size() == 1) {
    before = derivation(parents.front()).weight;
  } else if (!parents.empty()) {
    before = weight_of(union_behind(parents));
  }
  draft.weight = before + draft.own_weight;
  if (draft.weight >= least_waiting_[draft.node]) return;
  least_waiting_[draft.node] = draft.weight;
  draft.parents_begin = static_cast<std::uint32_t>(parents_.size());
  draft.parent_count = static_cast<std::uint32_t>(parents.size());
  parents_.insert(parents_.end(), parents.begin(), parents.end());
  queue_.push({draft.weight, static_cast<std::uint32_t>(derivations_.size())});
  derivations_.push_back(draft);
}

void BranchSearch::note_clash(NodeId node) {
  Clash clash{.first = opposite(node), .rests_on = all_behind(node)};
  clash.rests_on |= all_behind(opposite(node));
  clash.weight = weight_of(clash.rests_on);
  const int limit = best_clash_ ? best_clash_->weight : goal_.below;
  if (clash.weight < limit) best_clash_ = clash;
}

void BranchSearch::count_off(CandidateId id) {
  --open_.digits[cell_of(id)];
  for (const House house : kCellPlaces[cell_of(id)].house) --open_.places[house][digit_of(id)];
}

void BranchSearch::follow(NodeId node) {
  const CandidateId id = candidate_in(node);
  if (is_on(node)) {
    turn_off_others(id);
    return;
  }
  count_off(id);
  if (linking_ != Linking::kOneDigit && open_.digits[cell_of(id)] <= 1) {
    turn_on_last(cell_members(cell_of(id)), Reason::kLastInCell, {});
  }
  for (const House house : kCellPlaces[cell_of(id)].house) {
    const std::uint8_t open = open_.places[house][digit_of(id)];
    if (open <= 1) {
      turn_on_last(house_members(house, digit_of(id)), Reason::kLastInHouse, house);
    } else if (linking_ == Linking::kLockedNets && open <= kBoxSize) {
      lock(house, house_members(house, digit_of(id)));
    }
  }
  apply_rules(node);
}

void BranchSearch::apply_rules(NodeId node) {
  const auto rules = rules_of_.find(node);
  if (rules == rules_of_.end()) return;
  for (const std::size_t index : rules->second) {
    RemovalRule& rule = rules_[index];
    if (--rule.open > 0) continue;
    propose({.node = rule.node,
             .reason = rule.reason,
             .argument = rule.argument,
             .own_weight = rule.weight},
            rule.parents);
  }
}

void BranchSearch::turn_off_others(CandidateId id) {
  const NodeId parent = node_id(id, true);
  if (linking_ != Linking::kOneDigit) {
    turn_off(cell_members(cell_of(id)), {.node = parent, .reason = Reason::kCellTaken});
  }
  for (const House house : kCellPlaces[cell_of(id)].house) {
    turn_off(house_members(house, digit_of(id)),
             {.node = parent, .reason = Reason::kHouseTaken, .house = house});
  }
}

// All members but the one that is on: the node of the link.
void BranchSearch::turn_off(const Members& members, const Derivation& link) {
  const std::array parent{link.node};
  const int weight = derivation(link.node).weight + link.own_weight;
  for (const CandidateId id : members) {
    const NodeId off = node_id(id, false);
    if (id == candidate_in(link.node) || weight >= least_waiting_[off]) continue;
    Derivation draft = link;
    draft.node = off;
    propose(draft, parent);
  }
}

BranchSearch::Members BranchSearch::cell_members(Cell cell) const {
  Members members;
  for (unsigned rest = root_.digits[cell]; rest != 0; rest &= rest - 1) {
    members.push_back(id_of(cell, lowest_digit(rest)));
  }
  return members;
}

BranchSearch::Members BranchSearch::house_members(House house, Digit digit) const {
  Members members;
  for (unsigned rest = root_.spots[house][digit]; rest != 0; rest &= rest - 1) {
    members.push_back(id_of(cell_at(house, lowest(rest)), digit));
  }
  return members;
}

// At most one of the members is not off. One of them is true: if all others are off, the last is
// on. If all are off, each of them is on by this rule: a contradiction.
void BranchSearch::turn_on_last(const Members& members, Reason reason, House house) {
  Members left;
  for (const CandidateId id : members) {
    if (!is_off(id)) left.push_back(id);
  }
  for (const CandidateId last : left.begin() == left.end() ? members : left) {
    std::array<NodeId, kSize> parents;
    std::size_t count = 0;
    int links = 0;
    for (const CandidateId id : members) {
      if (id == last) continue;
      parents[count++] = node_id(id, false);
      if (!contains(premises_, id)) ++links;
    }
    if (linking_ == Linking::kChains && links != 1) continue;
    propose({.node = node_id(last, true), .reason = reason, .house = house},
            std::span(parents).first(count));
  }
}

// If the remaining places of a digit in a house also lie in another house, the digit goes from
// the rest of the other house.
void BranchSearch::lock(House house, const Members& members) {
  CellSet left;
  for (const CandidateId id : members) {
    if (!is_off(id)) left.insert(cell_of(id));
  }
  for (const House other : houses_of(left.first())) {
    if (other == house || !cell_set_of(other).contains(left)) continue;
    std::vector<NodeId> parents;
    for (const CandidateId id : members) {
      if (!cell_set_of(other).contains(cell_of(id))) parents.push_back(node_id(id, false));
    }
    const Digit digit = digit_of(*members.begin());
    const std::uint32_t pattern = pattern_of(house, other, digit);
    for (const CandidateId id : house_members(other, digit)) {
      if (cell_set_of(house).contains(cell_of(id))) continue;
      propose({.node = node_id(id, false), .reason = Reason::kPattern, .argument = pattern},
              parents);
    }
  }
}

std::uint32_t BranchSearch::pattern_of(House base, House cover, Digit digit) {
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
ProofBranch BranchSearch::branch_of(const NodeSet& set) {
  // Not std::ranges, whose result clang 14 cannot compile.
  std::stable_partition(order_.begin(), order_.end(),
                        [&](NodeId node) { return derivation(node).reason == Reason::kPremise; });
  ProofBranch branch;
  for (const NodeId node : order_) {
    if (!set.contains(node) && node != goal_.assumption) continue;
    const Derivation& from = derivation(node);
    ProofNode out;
    out.candidate = candidate_of(candidate_in(node));
    out.on = is_on(node);
    out.reason = from.reason;
    out.house = from.house;
    out.argument = from.argument;
    for (const NodeId parent : parents_of(from)) out.parents.push_back(place_[parent]);
    place_[node] = static_cast<std::uint32_t>(branch.nodes.size());
    branch.nodes.push_back(std::move(out));
  }
  return branch;
}

}  // namespace nonet::chains
