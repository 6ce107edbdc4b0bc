#include "rater/logic/chains/proofs/link_proof.h"

#include <algorithm>
#include <utility>

#include "board/geometry.h"
#include "rater/logic/position/houses.h"

namespace nonet::chains {

namespace {

using AssertionIndex = std::uint32_t;

CellSet places_in(const AlmostLockedSet& set, Digit digit) { return set.places[digit]; }

ChainAssertion opposite_node(const ChainAssertion& assertion) {
  return {assertion.cells, assertion.digit, !assertion.on};
}

bool share_cell(const ChainAssertion& a, const ChainAssertion& b) {
  return a.digit != b.digit && a.cells == b.cells && a.cells.size() == 1;
}

// The conclusions of a claim as assertions.
std::vector<ChainAssertion> assertions_of(const Claim& claim) {
  std::vector<ChainAssertion> list;
  if (claim.placed) list.emplace_back(*claim.placed, true);
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : claim.removed[digit]) list.emplace_back(Candidate{cell, digit}, false);
  }
  return list;
}

// A branch under construction, and the rules by which its assertions may follow.
class LinkBranch {
 public:
  explicit LinkBranch(const LinkGrounds& grounds) : grounds_(grounds) {}

  // Continues from the assumption, or from an assertion already present, to the end of the chain.
  bool follow(const AssertionChain& way) {
    if (assertions_.empty()) put(way.front(), {});
    std::optional<AssertionIndex> from = place_of(way.front());
    for (std::size_t i = 1; from && i < way.size(); ++i) from = reach(*from, way[i]);
    return from.has_value();
  }

  // As follow, but repeats an assertion already present: at the end of a loop.
  bool close(const ChainAssertion& end) {
    const auto last = static_cast<AssertionIndex>(assertions_.size() - 1);
    std::optional<ProofNode> node = link(last, end);
    if (!node) return false;
    node->parents = {last};
    put(end, std::move(*node));
    return true;
  }

  // Adds the conclusions of the claim, each derived from the first assertion that excludes it, and
  // drops assertions that are not needed.
  bool conclude(const Claim& claim) {
    std::vector<AssertionIndex> needed;
    for (const ChainAssertion& wanted : assertions_of(claim)) {
      const std::optional<AssertionIndex> at = derived(wanted);
      if (!at) return false;
      needed.push_back(*at);
    }
    keep_needed(branch_, needed);
    return true;
  }

  // Adds the assertions that make the contradiction of the targets explicit, and drops assertions
  // that are not needed. The last assertion is then the opposite of the result.
  std::optional<AssertionIndex> contradict(const std::vector<ChainAssertion>& targets) {
    std::optional<std::pair<AssertionIndex, AssertionIndex>> clash = clash_of(targets);
    if (!clash) return std::nullopt;
    std::vector<AssertionIndex> needed = {clash->first, clash->second};
    keep_needed(branch_, needed);
    return std::min(needed[0], needed[1]);
  }

  // Repeats an assertion of a loop with another set as its reason: one that removes the candidate.
  bool lock_again(Candidate candidate) {
    for (AssertionIndex i = 1; i < assertions_.size(); ++i) {
      const AssertionIndex before = branch_.nodes[i].parents.front();
      if (!assertions_[i].on || assertions_[before].digit == assertions_[i].digit) continue;
      for (const AlmostLockedSet& set : grounds_.sets) {
        if (!is_between(set, assertions_[before], assertions_[i])) continue;
        if (DigitSet{assertions_[before].digit, assertions_[i].digit}.contains(candidate.digit))
          continue;
        if (!set.seen[candidate.digit].contains(candidate.cell)) {
          continue;
        }
        ProofNode node;
        node.reason = Reason::kLockedSet;
        node.set = set.cells;
        node.parents = {before};
        put(ChainAssertion(assertions_[i]), std::move(node));
        return true;
      }
    }
    return false;
  }

  [[nodiscard]] std::optional<AssertionIndex> place_of(const ChainAssertion& wanted) const {
    const auto at = std::ranges::find(assertions_, wanted);
    if (at == assertions_.end()) return std::nullopt;
    return static_cast<AssertionIndex>(at - assertions_.begin());
  }
  [[nodiscard]] const std::vector<ChainAssertion>& assertions() const { return assertions_; }
  [[nodiscard]] const ProofBranch& branch() const { return branch_; }

 private:
  AssertionIndex put(const ChainAssertion& says, ProofNode node) {
    node.candidate = {says.cells.first(), says.digit};
    if (says.cells.size() > 1) node.group = says.cells;
    node.on = says.on;
    assertions_.push_back(says);
    branch_.nodes.push_back(std::move(node));
    return static_cast<AssertionIndex>(assertions_.size() - 1);
  }

  std::optional<AssertionIndex> reach(AssertionIndex from, const ChainAssertion& to) {
    if (const auto known = place_of(to)) return known;
    std::optional<ProofNode> node = link(from, to);
    if (!node) return std::nullopt;
    node->parents = {from};
    return put(to, std::move(*node));
  }

  [[nodiscard]] std::optional<ProofNode> link(AssertionIndex from, const ChainAssertion& to) const {
    const ChainAssertion& by = assertions_[from];
    if (by.on == to.on) return std::nullopt;
    return by.on ? taken_by(by, to) : last_beside(by, to);
  }

  static std::optional<ProofNode> taken_by(const ChainAssertion& by, const ChainAssertion& to) {
    ProofNode node;
    if (share_cell(by, to)) {
      node.reason = Reason::kCellTaken;
      return node;
    }
    if (by.digit != to.digit || by.cells.intersects(to.cells)) return std::nullopt;
    const std::optional<House> house = house_with(by.cells | to.cells);
    if (!house) return std::nullopt;
    node.reason = Reason::kHouseTaken;
    node.house = *house;
    return node;
  }

  [[nodiscard]] std::optional<ProofNode> last_beside(const ChainAssertion& gone,
                                                     const ChainAssertion& to) const {
    if (const auto node = last_in_grid(gone, to)) return node;
    if (const AlmostLockedSet* set = set_between(gone, to)) {
      ProofNode node;
      node.reason = Reason::kLockedSet;
      node.set = set->cells;
      return node;
    }
    return by_rectangle(gone, to);
  }

  // The last digit in its cell, or the last place in a house.
  [[nodiscard]] std::optional<ProofNode> last_in_grid(const ChainAssertion& gone,
                                                      const ChainAssertion& to) const {
    ProofNode node;
    if (share_cell(gone, to)) {
      if (grounds_.position.candidates(to.cells.first()).size() == 2) {
        node.reason = Reason::kLastInCell;
        return node;
      }
    }
    return gone.digit == to.digit ? last_in_house(gone, to) : std::nullopt;
  }

  [[nodiscard]] std::optional<ProofNode> by_rectangle(const ChainAssertion& gone,
                                                      const ChainAssertion& to) const {
    const auto is_of = [](const ChainAssertion& one, const DigitPlaces& guardians) {
      return one.digit == guardians.digit && one.cells == guardians.cells;
    };
    for (const RectangleLink& link : grounds_.rectangles) {
      const bool forth = is_of(gone, link.one) && is_of(to, link.other);
      const bool back = is_of(gone, link.other) && is_of(to, link.one);
      if (!forth && !back) continue;
      ProofNode node;
      node.reason = Reason::kRectangle;
      node.set = link.cells;
      node.pair = link.pair;
      return node;
    }
    return std::nullopt;
  }

  // The smallest set whose places of the two digits are the cells of the two assertions.
  [[nodiscard]] const AlmostLockedSet* set_between(const ChainAssertion& gone,
                                                   const ChainAssertion& to) const {
    const AlmostLockedSet* best = nullptr;
    for (const AlmostLockedSet& set : grounds_.sets) {
      const bool smaller = best == nullptr || set.cells.size() < best->cells.size();
      if (smaller && is_between(set, gone, to)) best = &set;
    }
    return best;
  }
  static bool is_between(const AlmostLockedSet& set, const ChainAssertion& gone,
                         const ChainAssertion& to) {
    return gone.digit != to.digit && set.digits.contains(gone.digit) &&
           set.digits.contains(to.digit) && gone.cells.contains(places_in(set, gone.digit)) &&
           to.cells == places_in(set, to.digit);
  }

  [[nodiscard]] std::optional<ProofNode> last_in_house(const ChainAssertion& gone,
                                                       const ChainAssertion& to) const {
    for (const House house : houses_of(to.cells.first())) {
      if (!cell_set_of(house).contains(to.cells)) continue;
      const CellSet places = grounds_.position.places(to.digit) & cell_set_of(house);
      if (!(to.cells | gone.cells).contains(places) || !cell_set_of(house).intersects(gone.cells)) {
        continue;
      }
      ProofNode node;
      node.reason = Reason::kLastInHouse;
      node.house = house;
      return node;
    }
    return std::nullopt;
  }

  std::optional<AssertionIndex> derived(const ChainAssertion& wanted) {
    if (const auto known = place_of(wanted)) return known;
    if (wanted.on) return std::nullopt;
    for (AssertionIndex from = 0; from < assertions_.size(); ++from) {
      if (!assertions_[from].on) continue;
      if (const auto at = reach(from, wanted)) return at;
    }
    return std::nullopt;
  }

  using Clash = std::optional<std::pair<AssertionIndex, AssertionIndex>>;

  Clash clash_of(const std::vector<ChainAssertion>& targets) {
    for (const ChainAssertion& target : targets) {
      const auto against = place_of(opposite_node(target));
      if (against) return std::pair(*place_of(target), *against);
    }
    std::vector<ChainAssertion> true_ones = {assertions_.front()};
    true_ones.insert(true_ones.end(), targets.begin(), targets.end());
    std::erase_if(true_ones, [](const ChainAssertion& target) { return !target.on; });
    for (const ChainAssertion& a : true_ones) {
      for (const ChainAssertion& b : true_ones) {
        const auto off = a == b ? std::nullopt : reach(*place_of(a), opposite_node(b));
        if (off) return std::pair(*place_of(b), *off);
      }
    }
    return clash_of_none_left(targets);
  }

  // All candidates of a cell, or all places in a house, are false: then the first would be true as
  // the last one left.
  Clash clash_of_none_left(const std::vector<ChainAssertion>& targets) {
    ProofNode node;
    const ChainAssertion& last = targets.front();
    // One target alone may be a cell's last digit or a digit's last place.
    const DigitSet left = grounds_.position.candidates(last.cells.first());
    const bool in_cell = left.size() == static_cast<int>(targets.size()) &&
                         std::ranges::all_of(targets, [&](const ChainAssertion& one) {
                           return one.cells == last.cells;
                         });
    CellSet cells;
    for (const ChainAssertion& target : targets) {
      if (target.on) return std::nullopt;
      cells |= target.cells;
      if (target != last) node.parents.push_back(*place_of(target));
    }
    node.reason = in_cell ? Reason::kLastInCell : Reason::kLastInHouse;
    if (!in_cell) {
      const std::optional<House> house = full_house(cells, last.digit);
      if (!house) return std::nullopt;
      node.house = *house;
    }
    const AssertionIndex on = put(opposite_node(last), std::move(node));
    return std::pair(*place_of(last), on);
  }

  // The house whose places for the digit are all among the cells.
  [[nodiscard]] std::optional<House> full_house(CellSet cells, Digit digit) const {
    for (const House house : houses_of(cells.first())) {
      const CellSet places = grounds_.position.places(digit) & cell_set_of(house);
      if (cell_set_of(house).contains(cells) && cells.contains(places)) return house;
    }
    return std::nullopt;
  }

  const LinkGrounds& grounds_;
  std::vector<ChainAssertion> assertions_;  // the assertion of each node
  ProofBranch branch_;
};

Proof proof_for(const Claim& claim, ProofKind kind) {
  Proof proof;
  proof.kind = kind;
  proof.technique = claim.technique;
  proof.placed = claim.placed;
  proof.removed = claim.removed;
  return proof;
}

std::shared_ptr<const Proof> finished(Proof proof) {
  proof.length = assertions_in(proof);
  return std::make_shared<const Proof>(std::move(proof));
}

// A branch for each chain, each with the whole claim.
std::shared_ptr<const Proof> finished(const LinkGrounds& grounds, const Claim& claim, Proof proof,
                                      std::span<const AssertionChain> ways) {
  for (const AssertionChain& way : ways) {
    LinkBranch branch(grounds);
    if (!branch.follow(way) || !branch.conclude(claim)) return nullptr;
    proof.branches.push_back(branch.branch());
  }
  return finished(std::move(proof));
}

// Whether the claim is the opposite of the assumption, or its direct consequence.
bool is_refutation(const Claim& claim, const ChainAssertion& assumed) {
  const Candidate candidate{assumed.cells.first(), assumed.digit};
  const std::vector<ChainAssertion> claimed = assertions_of(claim);
  if (claimed == std::vector{opposite_node(assumed)}) return true;
  if (assumed.on) return false;
  return std::ranges::all_of(claimed, [&](const ChainAssertion& one) {
    const Cell cell = one.cells.first();
    return !one.on && (one.digit == candidate.digit ? peers_of(cell).contains(candidate.cell)
                                                    : cell == candidate.cell);
  });
}

// Whether the candidate is false if the assertion is true.
bool excludes(const ChainAssertion& what, Candidate candidate) {
  if (what.digit != candidate.digit) return what.cells == CellSet(candidate.cell);
  return common_peers(what.cells).contains(candidate.cell);
}

// All assertions of a loop hold or none does. A set on the loop loses one of two digits and so
// keeps all others.
bool loop_removes(const LinkGrounds& grounds, const LinkBranch& loop, Candidate candidate) {
  bool by_true = false;
  bool by_false = false;
  for (const ChainAssertion& one : loop.assertions()) {
    (one.on ? by_true : by_false) |= excludes(one, candidate);
  }
  if (by_true && by_false) return true;
  const auto& nodes = loop.branch().nodes;
  return std::ranges::any_of(nodes, [&](const ProofNode& node) {
    if (node.reason != Reason::kLockedSet || node.set.contains(candidate.cell)) return false;
    const Digit out = nodes[node.parents.front()].candidate.digit;
    const CellSet places = node.set & grounds.position.places(candidate.digit);
    if (candidate.digit == out || candidate.digit == node.candidate.digit || places.empty()) {
      return false;
    }
    return common_peers(places).contains(candidate.cell);
  });
}

}  // namespace

std::shared_ptr<const Proof> chain_proof(const LinkGrounds& grounds, const Claim& claim,
                                         const AssertionChain& way) {
  const std::vector<AssertionChain> ways = {{opposite_node(way.front())}, way};
  return either_proof(grounds, claim, ways);
}

std::shared_ptr<const Proof> either_proof(const LinkGrounds& grounds, const Claim& claim,
                                          std::span<const AssertionChain> on_and_off) {
  return finished(grounds, claim, proof_for(claim, ProofKind::kEither), on_and_off);
}

std::shared_ptr<const Proof> contradiction_proof(const LinkGrounds& grounds, const Claim& claim,
                                                 std::span<const AssertionChain> ways) {
  LinkBranch branch(grounds);
  std::vector<ChainAssertion> targets;
  for (const AssertionChain& way : ways) {
    if (!branch.follow(way)) return nullptr;
    targets.push_back(way.back());
  }
  if (!is_refutation(claim, ways.front().front())) return nullptr;
  const std::optional<AssertionIndex> clash = branch.contradict(targets);
  if (!clash) return nullptr;
  Proof proof = proof_for(claim, ProofKind::kContradiction);
  proof.clash = *clash;
  proof.branches.push_back(branch.branch());
  return finished(std::move(proof));
}

std::shared_ptr<const Proof> cycle_proof(const LinkGrounds& grounds, const Claim& claim,
                                         const AssertionChain& way) {
  const AssertionChain open(way.begin(), way.end() - 1);
  LinkBranch loop(grounds);
  if (!loop.follow(open) || loop.assertions() != open || !loop.close(way.front())) return nullptr;
  for (const ChainAssertion& gone : assertions_of(claim)) {
    const Candidate candidate{gone.cells.first(), gone.digit};
    if (!loop_removes(grounds, loop, candidate) && !loop.lock_again(candidate)) return nullptr;
  }
  Proof proof = proof_for(claim, ProofKind::kCycle);
  proof.branches.push_back(loop.branch());
  return finished(std::move(proof));
}

std::shared_ptr<const Proof> cases_proof(const LinkGrounds& grounds, const Claim& claim,
                                         const Division& cases,
                                         std::span<const AssertionChain> ways) {
  Proof proof = proof_for(claim, cases.kind);
  proof.cell = cases.cell;
  proof.house = cases.house;
  proof.digit = cases.digit;
  return finished(grounds, claim, std::move(proof), ways);
}

}  // namespace nonet::chains
