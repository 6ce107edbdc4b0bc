#include "rater/logic/whips/chain_proof.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <utility>
#include <vector>

#include "board/geometry.h"
#include "rater/logic/patterns/singles/singles.h"
#include "rater/logic/position/houses.h"
#include "rater/logic/trials/layout.h"

namespace nonet {

namespace {

using Index = std::uint32_t;

Candidate trial_candidate_of(std::uint16_t number) {
  return {Cell(number / kSize), Digit::from_index(number % kSize)};
}

RightLink link_of(Candidate candidate) { return {CellSet(candidate.cell), candidate.digit}; }

RightLink link_of(std::uint16_t number) {
  if (number < trials::kCandidates) return link_of(trial_candidate_of(number));
  const std::size_t group = number - trials::kCandidates;
  const trials::GroupLinks& links = trials::kGroupLinks[group / kSize];
  RightLink link{{}, Digit::from_index(static_cast<int>(group % kSize))};
  for (std::size_t p = 0; p < kSize; ++p) {
    if ((links.segment >> p & 1) != 0) link.cells.insert(cells_of(House(links.house))[p]);
  }
  return link;
}

// A variable of the position without candidates.
std::optional<CspVariable> dead_variable(const Position& position) {
  for (const Cell cell : position.empty_cells()) {
    if (position.candidates(cell).empty()) return CspVariable{std::nullopt, cell, {}};
  }
  for (int h = 0; h < kHouses; ++h) {
    DigitSet values;
    for (const Cell cell : cells_of(House(h))) {
      if (const int value = position.value(cell); value != 0) values.insert(Digit(value));
    }
    for (const Digit digit : DigitSet::all() - values) {
      if (position.places(House(h), digit) == 0) return CspVariable{House(h), {}, digit};
    }
  }
  return std::nullopt;
}

std::optional<Single> single_in(const Position& position) {
  if (const auto hidden = first_hidden_single(position)) return hidden;
  return first_naked_single(position);
}

// The branch of a proof under construction. An off-candidate gets a node when another node needs
// it.
class ProofBranchBuilder {
 public:
  // `gone`: off in the outer arguments.
  ProofBranchBuilder(const Position& grid, const CandidateSet& gone) : grid_(grid), gone_(gone) {
    taken_by_.fill(kNone);
    off_at_.fill(kNone);
  }

  void suppose(Candidate target) {
    assert_on(link_of(target), node(target, true, Reason::kAssumption));
  }

  // Asserts the candidate as the last of its variable: all others are off.
  void assert_last(const CspVariable& variable, const RightLink& right) {
    assert_on(right, last_of(variable, right));
  }

  void remove(Candidate candidate, std::shared_ptr<const Proof> proof) {
    std::vector<Index> parents;
    for (const Digit digit : DigitSet::all()) {
      for (const Cell cell : proof->premises[digit]) parents.push_back(turn_off({cell, digit}));
    }
    ProofNode off = node(candidate, false, Reason::kProof);
    off.argument = static_cast<Index>(nested_.size());
    off.parents = std::move(parents);
    nested_.push_back(std::move(proof));
    off_at_[at(candidate)] = put(std::move(off));
  }

  // The assertions that a finished branch keeps: those that the contradiction needs, or all
  // on-assertions, the right-links of a whip.
  enum class Keep : std::uint8_t { kNeeded, kAllOn };

  // Ends the branch at an empty variable: one of its candidates would be the last and is off.
  void end(const CspVariable& variable, Keep keep, Proof& proof) {
    const std::vector<Candidate> all = candidates_of(variable, grid_);
    const auto here =
        std::ranges::find_if(all, [&](Candidate candidate) { return !gone_.contains(candidate); });
    const Candidate last = here == all.end() ? all.front() : *here;
    std::vector<Index> needed = {turn_off(last)};
    needed.push_back(put(last_of(variable, link_of(last))));
    for (Index i = 0; keep == Keep::kAllOn && i < branch_.nodes.size(); ++i) {
      if (branch_.nodes[i].on) needed.push_back(i);
    }
    keep_needed(branch_, needed);
    proof.clash = needed.front();
    for (ProofNode& kept : branch_.nodes) {
      if (kept.reason == Reason::kPremise) proof.premises.insert(kept.candidate);
      if (kept.reason != Reason::kProof) continue;
      proof.nested.push_back(nested_[kept.argument]);
      kept.argument = static_cast<Index>(proof.nested.size() - 1);
    }
    proof.branches.push_back(std::move(branch_));
  }

 private:
  static constexpr Index kNone = ~Index{0};

  static std::size_t at(Candidate candidate) { return static_cast<std::size_t>(candidate.index()); }

  static ProofNode node(Candidate candidate, bool on, Reason reason) {
    ProofNode node;
    node.candidate = candidate;
    node.on = on;
    node.reason = reason;
    return node;
  }

  Index put(ProofNode node) {
    branch_.nodes.push_back(std::move(node));
    return static_cast<Index>(branch_.nodes.size() - 1);
  }

  void assert_on(const RightLink& link, ProofNode node) {
    const Index on = put(std::move(node));
    for (const Cell cell : grid_.empty_cells()) {
      for (const Digit digit : grid_.candidates(cell)) {
        Index& by = taken_by_[at({cell, digit})];
        if (by == kNone && excludes(link, {cell, digit})) by = on;
      }
    }
  }

  ProofNode last_of(const CspVariable& variable, const RightLink& right) {
    const Reason reason = variable.house ? Reason::kLastInHouse : Reason::kLastInCell;
    ProofNode last = node({right.cells.first(), right.digit}, true, reason);
    if (is_group(right)) last.group = right.cells;
    if (variable.house) last.house = *variable.house;
    for (const Candidate candidate : candidates_of(variable, grid_)) {
      const bool stays = candidate.digit == right.digit && right.cells.contains(candidate.cell);
      if (!stays) last.parents.push_back(turn_off(candidate));
    }
    return last;
  }

  Index turn_off(Candidate candidate) {
    Index& off = off_at_[at(candidate)];
    if (off != kNone) return off;
    if (gone_.contains(candidate)) return off = put(node(candidate, false, Reason::kPremise));
    const Index by = taken_by_[at(candidate)];
    const CellSet cells = cells_of(branch_.nodes[by]);
    const bool in_cell = cells == CellSet(candidate.cell);
    ProofNode taken = node(candidate, false, in_cell ? Reason::kCellTaken : Reason::kHouseTaken);
    if (!in_cell) taken.house = *house_with(cells | CellSet(candidate.cell));
    taken.parents = {by};
    return off = put(std::move(taken));
  }

  const Position& grid_;
  const CandidateSet& gone_;
  ProofBranch branch_;
  std::vector<std::shared_ptr<const Proof>> nested_;
  std::array<Index, trials::kCandidates> taken_by_;  // the first node that turns it off
  std::array<Index, trials::kCandidates> off_at_;    // the off-node itself
};

std::shared_ptr<Proof> empty_proof(Candidate target, TechniqueId technique) {
  auto proof = std::make_shared<Proof>();
  proof->kind = ProofKind::kContradiction;
  proof->technique = technique;
  proof->removed.insert(target);
  return proof;
}

// `grid`: the grid of the proofs; `gone`: its candidates that are off in the outer arguments.
struct Ground {
  const Position& grid;
  const CandidateSet& gone;

  [[nodiscard]] Position position() const {
    Position left = grid;
    left.eliminate(gone);
    return left;
  }
};

TechniqueId technique_of(const NamedChain& chain) {
  const bool groups = std::ranges::any_of(chain.elements, [](const ChainElement& element) {
    return element.right && is_group(*element.right);
  });
  if (chain.kind == ChainKind::kWhip) return groups ? TechniqueId::kGWhip : TechniqueId::kWhip;
  return groups ? TechniqueId::kGBraid : TechniqueId::kBraid;
}

std::shared_ptr<const Proof> proof_of_chain(const Ground& ground, const NamedChain& chain) {
  ProofBranchBuilder branch(ground.grid, ground.gone);
  branch.suppose(chain.target);
  for (const ChainElement& element : chain.elements) {
    if (element.right) branch.assert_last(element.variable, *element.right);
  }
  auto proof = empty_proof(chain.target, technique_of(chain));
  branch.end(chain.elements.back().variable, ProofBranchBuilder::Keep::kAllOn, *proof);
  proof->notation = notation_of(chain);
  proof->length = assertions_in(*proof);
  return proof;
}

std::shared_ptr<const Proof> proof_on(ChainKind kind, const Ground& ground,
                                      const trials::Exclusion& exclusion);

// One more than the depth of the deepest nested trial.
int depth_of(const Proof& proof) {
  int depth = 0;
  for (const auto& nested : proof.nested) depth = std::max(depth, depth_of(*nested));
  return depth + 1;
}

// "T&E(2): r2c3=5, r1c1 ≠ 4 by braid[3], r6c6 ≠ 2 by braid[4], contradiction ==> r2c3 ≠ 5"
std::string trial_notation(Candidate target, const Proof& proof) {
  std::string text = fmt::format("T&E({}): r{}c{}={}", depth_of(proof), target.cell.row() + 1,
                                 target.cell.column() + 1, target.digit.value());
  for (const ProofNode& node : proof.branches.front().nodes) {
    if (node.reason != Reason::kProof) continue;
    text += fmt::format(", {} by {}", conclusion_of(node.candidate),
                        kind_in_notation(proof.nested[node.argument]->notation));
  }
  return text + ", contradiction ==> " + conclusion_of(target);
}

// A trial under construction: its branch, and the position it leaves.
class TrialBuilder {
 public:
  TrialBuilder(const Ground& ground, Candidate target)
      : ground_(ground),
        target_(target),
        branch_(ground.grid, ground.gone),
        left_(ground.position()) {
    branch_.suppose(target);
    left_.place(target);
    placed_.insert(target);
  }

  std::shared_ptr<const Proof> proof(const std::vector<trials::Exclusion>& exclusions) {
    bool contradicts = place_singles();
    for (std::size_t i = 0; !contradicts && i < exclusions.size(); ++i) {
      contradicts = exclude(exclusions[i]) && place_singles();
    }
    if (!contradicts) return nullptr;
    auto proof = empty_proof(target_, TechniqueId::kTrial);
    branch_.end(*dead_variable(left_), ProofBranchBuilder::Keep::kNeeded, *proof);
    proof->notation = trial_notation(target_, *proof);
    proof->length = assertions_in(*proof);
    return proof;
  }

 private:
  // False: the candidate is gone already, or the exclusion does not hold.
  bool exclude(const trials::Exclusion& exclusion) {
    const Candidate target = target_of(exclusion);
    if (!left_.has(target)) return false;
    CandidateSet gone;
    for (const Digit digit : DigitSet::all()) {
      const CellSet here = ground_.grid.places(digit);
      gone[digit] = here - left_.places(digit) - placed_[digit];
    }
    auto proof = proof_on(ChainKind::kBraid, {ground_.grid, gone}, exclusion);
    if (!proof) return false;
    branch_.remove(target, std::move(proof));
    left_.eliminate(target);
    return true;
  }

  // Places all singles; true at a contradiction.
  bool place_singles() {
    while (!dead_variable(left_)) {
      const std::optional<Single> single = single_in(left_);
      if (!single) return false;
      const CspVariable variable{single->house, single->candidate.cell, single->candidate.digit};
      branch_.assert_last(variable, link_of(single->candidate));
      left_.place(single->candidate);
      placed_.insert(single->candidate);
    }
    return true;
  }

  Ground ground_;
  Candidate target_;
  ProofBranchBuilder branch_;
  Position left_;
  CandidateSet placed_;
};

// The placements of a contradiction by singles alone: such right-links make a braid.
std::vector<RightLink> placed_in(const Proof& proof) {
  std::vector<RightLink> links;
  const std::vector<ProofNode>& nodes = proof.branches.front().nodes;
  for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
    const ProofNode& node = nodes[i];
    if (node.on && node.reason != Reason::kAssumption) links.push_back(link_of(node.candidate));
  }
  return links;
}

std::shared_ptr<const Proof> proof_on(ChainKind kind, const Ground& ground,
                                      const trials::Exclusion& exclusion) {
  const Candidate target = target_of(exclusion);
  if (!exclusion.inner.empty()) return TrialBuilder(ground, target).proof(exclusion.inner);
  std::vector<RightLink> links;
  for (const std::uint16_t link : exclusion.right_links) links.push_back(link_of(link));
  const Position position = ground.position();
  NamedChain chain = named_chain(kind, position, target, links);
  if (chain.elements.empty()) {
    const auto by_singles = TrialBuilder(ground, target).proof({});
    if (!by_singles) return nullptr;
    chain = named_chain(ChainKind::kBraid, position, target, placed_in(*by_singles));
  }
  return proof_of_chain(ground, chain);
}

}  // namespace

Candidate target_of(const trials::Exclusion& exclusion) {
  return trial_candidate_of(exclusion.target);
}

std::shared_ptr<const Proof> proof_of(ChainKind kind, const Position& position,
                                      const trials::Exclusion& exclusion) {
  return proof_on(kind, {position, CandidateSet()}, exclusion);
}

Step exclusion_step(Candidate target, std::shared_ptr<const Proof> proof) {
  Step step;
  step.technique = proof->technique;
  step.complexity = proof->length;
  step.eliminations.insert(target);
  step.cells.insert(target.cell);
  step.digits.insert(target.digit);
  step.proof = std::move(proof);
  return step;
}

int variables_in(const Proof& proof) {
  const auto& nodes = proof.branches.front().nodes;
  return static_cast<int>(std::ranges::count_if(nodes, &ProofNode::on)) - 1;
}

}  // namespace nonet
