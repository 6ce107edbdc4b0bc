// The procedure keeps for each assertion the first reason that it meets, but not the patterns and
// chains among assumptions. So the branches of a chain are derived once more, by the same steps,
// with these kept, and what the conclusion does not need is left out.
//
// All assertions are about the step's grid. A candidate that is missing in the position of a nested
// chain is off in the argument around it: a premise of its proof, and of the node that it proves.
#include "variants/ladder/chains/chain_proof.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace nonet::variants {
namespace {

// Where a chain is proved: the step's grid, and the position that the chain was found in.
struct ProofPlace {
  const BoardSearch& search;  // of the step
  const BoardMarks& marks;

  [[nodiscard]] const BoardMarks& grid() const { return search.marks; }
  [[nodiscard]] BoardNumbering numbers() const { return BoardNumbering(search.board); }
};

// The other candidates of the grid that must be off for an on-assertion.
std::vector<CandidateNumber> rivals_of(const ProofPlace& place, BoardCandidate candidate,
                                       LinkReason reason) {
  const BoardNumbering numbers = place.numbers();
  std::vector<CandidateNumber> rivals;
  if (reason == kByCell) {
    for (const std::size_t digit :
         each_bit(place.grid().of(candidate.cell) & ~bit_at(candidate.digit)))
      rivals.push_back(numbers.number(candidate.cell, digit));
    return rivals;
  }
  const auto house = static_cast<HouseIndex>(reason);
  const std::vector<CellIndex>& cells = place.search.board.house(house).cells;
  for (const std::size_t spot : each_bit(place.grid().spots(house, candidate.digit))) {
    if (cells[spot] != candidate.cell)
      rivals.push_back(numbers.number(cells[spot], candidate.digit));
  }
  return rivals;
}

// A house of both cells; nullopt: they differ in a pair.
std::optional<HouseIndex> shared_house(const LadderBoard& board, CellIndex a, CellIndex b) {
  for (const HousePlace& house : board.places_of(a)) {
    if (board.house(house.house).plane.has(b)) return house.house;
  }
  return std::nullopt;
}

// Sets the reason of a node that is no assumption and rests on one other, or on rivals.
void set_link(const LadderBoard& board, BoardProofNode& node, LinkReason reason,
              const BoardCandidate& parent) {
  const bool by_cell = node.on ? reason == kByCell : parent.cell == node.candidate.cell;
  if (node.on) {
    node.reason = by_cell ? Reason::kLastInCell : Reason::kLastInHouse;
  } else {
    node.reason = by_cell ? Reason::kCellTaken : Reason::kHouseTaken;
  }
  if (by_cell) return;
  const std::optional<HouseIndex> house =
      reason >= 0 ? static_cast<HouseIndex>(reason)
                  : shared_house(board, node.candidate.cell, parent.cell);
  if (house && parent.digit == node.candidate.digit) {
    node.house = *house;
  } else {
    node.reason = Reason::kPairTaken;
  }
}

BoardProofNode premise_node(BoardCandidate candidate) {
  BoardProofNode node;
  node.candidate = candidate;
  node.reason = Reason::kPremise;
  return node;
}

void add_premises(const ProofPlace& place, const std::set<CandidateNumber>& premises,
                  BoardProof& proof) {
  for (const CandidateNumber number : premises) {
    const BoardCandidate candidate = place.numbers().candidate(number);
    if (std::ranges::find(proof.premises, candidate) == proof.premises.end())
      proof.premises.push_back(candidate);
  }
}

// One branch of links, each node from the one before.
class PathProof {
 public:
  PathProof(const ProofPlace& place, const SingleSourceHint& hint) : place_(place), hint_(hint) {}

  std::shared_ptr<const BoardProof> make() {
    auto proof = std::make_shared<BoardProof>();
    proof->technique = hint_.technique;
    proof->length = hint_.complexity;
    const bool is_cycle = !hint_.step.placement && hint_.path.front().on;
    proof->kind = is_cycle ? ProofKind::kCycle : ProofKind::kContradiction;
    proof->placed = hint_.step.placement;
    if (!proof->placed) proof->removed = hint_.step.eliminations;
    collect_premises();
    proof->branches.push_back(branch(is_cycle));
    proof->clash = static_cast<std::uint32_t>(premises_.size());  // the assumption
    add_premises(place_, premises_, *proof);
    return proof;
  }

 private:
  [[nodiscard]] std::vector<CandidateNumber> absent_rivals(const ChainLinkNode& node) const {
    if (!node.on || node.reason == kAssumed) return {};
    const BoardNumbering numbers = place_.numbers();
    std::vector<CandidateNumber> absent =
        rivals_of(place_, numbers.candidate(node.candidate), node.reason);
    std::erase_if(absent, [&](CandidateNumber each) {
      return place_.marks.has(numbers.cell(each), numbers.digit(each));
    });
    return absent;
  }
  void collect_premises() {
    for (const ChainLinkNode& node : hint_.path) {
      for (const CandidateNumber each : absent_rivals(node)) premises_.insert(each);
    }
  }

  [[nodiscard]] BoardProofBranch branch(bool is_cycle) const {
    const BoardNumbering numbers = place_.numbers();
    BoardProofBranch nodes;
    for (const CandidateNumber each : premises_)
      nodes.push_back(premise_node(numbers.candidate(each)));
    std::vector<ChainLinkNode> path(hint_.path.rbegin(), hint_.path.rend());
    if (is_cycle) path.insert(path.begin(), {path.back().candidate, true, kAssumed});
    for (std::size_t i = 0; i < path.size(); ++i) {
      BoardProofNode node;
      node.candidate = numbers.candidate(path[i].candidate);
      node.on = path[i].on;
      if (i > 0) {
        set_link(place_.search.board, node, path[i].reason, nodes.back().candidate);
        for (const CandidateNumber each : absent_rivals(path[i])) {
          const auto at = std::distance(premises_.begin(), premises_.find(each));
          node.parents.push_back(static_cast<std::uint32_t>(at));
        }
        node.parents.push_back(static_cast<std::uint32_t>(nodes.size() - 1));
      }
      nodes.push_back(std::move(node));
    }
    return nodes;
  }

  ProofPlace place_;
  const SingleSourceHint& hint_;
  std::set<CandidateNumber> premises_;
};

std::shared_ptr<const BoardProof> proof_at(const ProofPlace& place, const SingleSourceHint& hint) {
  return PathProof(place, hint).make();
}
std::shared_ptr<const BoardProof> proof_at(const ProofPlace& place, const NestedForcing& chain);

// The patterns and nested proofs of a proof, each once.
class ProofArguments {
 public:
  ProofArguments(const ProofPlace& place, BoardProof& proof) : place_(place), proof_(proof) {}

  struct Argument {
    Reason reason;
    std::uint32_t index;
    std::vector<CandidateNumber> needs;  // off for it
  };

  const Argument& of(const std::shared_ptr<const NestedReason>& reason) {
    const auto known = arguments_.find(reason);
    if (known != arguments_.end()) return known->second;
    return arguments_.emplace(reason, argument_of(*reason)).first->second;
  }

 private:
  Argument argument_of(const NestedReason& reason) {
    if (const auto* step = std::get_if<BoardStep>(&reason.found)) return pattern(reason, *step);
    const ProofPlace inner{place_.search, *reason.work};
    const auto* path = std::get_if<SingleSourceHint>(&reason.found);
    const auto nested = path != nullptr ? proof_at(inner, *path)
                                        : proof_at(inner, std::get<NestedForcing>(reason.found));
    Argument argument{Reason::kProof, static_cast<std::uint32_t>(proof_.nested.size()), {}};
    for (const BoardCandidate& each : nested->premises)
      argument.needs.push_back(place_.numbers().number(each.cell, each.digit));
    proof_.nested.push_back(nested);
    return argument;
  }
  Argument pattern(const NestedReason& reason, const BoardStep& step) {
    Argument argument{Reason::kPattern, static_cast<std::uint32_t>(proof_.patterns.size()), {}};
    for_each_needed(place_.search.board, place_.grid(), *reason.work, step,
                    [&](CellIndex cell, std::size_t digit) {
                      argument.needs.push_back(place_.numbers().number(cell, digit));
                    });
    proof_.patterns.push_back(step);
    return argument;
  }

  const ProofPlace& place_;
  BoardProof& proof_;
  // Owners of the reasons, which outlive the branch that they were found in.
  std::map<std::shared_ptr<const NestedReason>, Argument> arguments_;
};

// The nodes of one derivation that some of its nodes need.
class BranchProof {
 public:
  BranchProof(const ProofPlace& place, const BoardPropagation& derived, ProofArguments& arguments)
      : place_(place), numbers_(place.search.board), derived_(derived), arguments_(arguments) {}

  // In the order of the derivation, the premises first.
  BoardProofBranch make(std::vector<NodeNumber> ends) {
    for (std::size_t head = 0; head < ends.size(); ++head) {
      if (!needed_.insert(ends[head]).second) continue;
      const std::vector<NodeNumber> parents = read(ends[head]);
      ends.insert(ends.end(), parents.begin(), parents.end());
    }
    BoardProofBranch nodes;
    for (const CandidateNumber each : premises_)
      nodes.push_back(premise_node(numbers_.candidate(each)));
    for (const NodeNumber number : needed_) nodes.push_back(node_of(number));
    return nodes;
  }

  [[nodiscard]] std::uint32_t index_of(NodeNumber number) const {
    const auto before = std::distance(needed_.begin(), needed_.find(number));
    return static_cast<std::uint32_t>(premises_.size() + static_cast<std::size_t>(before));
  }
  [[nodiscard]] const std::set<CandidateNumber>& premises() const { return premises_; }

 private:
  // What a node rests on: candidates that are off, or the first parent.
  [[nodiscard]] std::vector<CandidateNumber> needs_of(NodeNumber number) const {
    const BoardNode& node = derived_.nodes[number];
    if (node.reason == kByTechnique) return arguments_.of(derived_.reasons.at(number)).needs;
    if (node.on && node.reason != kAssumed)
      return rivals_of(place_, numbers_.candidate(node.candidate), node.reason);
    return {};
  }
  [[nodiscard]] bool is_premise(CandidateNumber number) const {
    return !place_.marks.has(numbers_.cell(number), numbers_.digit(number));
  }

  // Notes the premises of a node and gives its parents.
  std::vector<NodeNumber> read(NodeNumber number) {
    const BoardNode& node = derived_.nodes[number];
    if (!node.on && node.reason != kByTechnique && node.reason != kAssumed)
      return {derived_.parents_of(number)[0]};
    std::vector<NodeNumber> parents;
    for (const CandidateNumber need : needs_of(number)) {
      if (is_premise(need)) {
        premises_.insert(need);
      } else {
        parents.push_back(derived_.off_node[need]);
      }
    }
    return parents;
  }

  [[nodiscard]] BoardProofNode node_of(NodeNumber number) const {
    const BoardNode& node = derived_.nodes[number];
    BoardProofNode made;
    made.candidate = numbers_.candidate(node.candidate);
    made.on = node.on;
    if (node.reason == kAssumed) return made;
    if (node.reason == kByTechnique) {
      const auto& argument = arguments_.of(derived_.reasons.at(number));
      made.reason = argument.reason;
      made.argument = argument.index;
    } else {
      const NodeNumber parent = derived_.parents_of(number)[0];
      set_link(place_.search.board, made, node.reason,
               numbers_.candidate(derived_.nodes[parent].candidate));
      if (!node.on) made.parents.push_back(index_of(parent));
    }
    for (const CandidateNumber need : needs_of(number)) {
      const auto premise = std::distance(premises_.begin(), premises_.find(need));
      made.parents.push_back(is_premise(need) ? static_cast<std::uint32_t>(premise)
                                              : index_of(derived_.off_node[need]));
    }
    return made;
  }

  const ProofPlace& place_;
  BoardNumbering numbers_;
  const BoardPropagation& derived_;
  ProofArguments& arguments_;
  std::set<NodeNumber> needed_;
  std::set<CandidateNumber> premises_;
};

class ForcingProof {
 public:
  ForcingProof(const ProofPlace& place, const NestedForcing& chain)
      : place_(place),
        chain_(chain),
        inner_{place.search.board, place.marks,          place.search.fill,
               place.search.rules, place.search.control, place.search.sink},
        forcing_(inner_, chain.row),
        propagator_(inner_, chain.row, NestedReasons::kKept),
        proof_(std::make_shared<BoardProof>()),
        arguments_(place_, *proof_) {}

  std::shared_ptr<const BoardProof> make() {
    const BoardForcingHint& hint = chain_.hint;
    const BoardCandidate target = place_.numbers().candidate(hint.target);
    proof_->technique = chain_.technique;
    proof_->length = hint.complexity;
    if (hint.target_on) {
      proof_->placed = target;
    } else {
      proof_->removed = {target};
    }
    switch (hint.kind) {
      case BoardHintKind::kContradiction:
        contradiction();
        break;
      case BoardHintKind::kDouble:
        proof_->kind = ProofKind::kEither;
        add_case(hint.source, true);
        add_case(hint.source, false);
        break;
      case BoardHintKind::kCell:
      case BoardHintKind::kHouse:
        cases();
        break;
    }
    return proof_;
  }

 private:
  void contradiction() {
    proof_->kind = ProofKind::kContradiction;
    BoardPropagation derived;
    propagator_.run(chain_.hint.source, chain_.hint.source_on, derived);
    BranchProof branch(place_, derived, arguments_);
    proof_->branches.push_back(branch.make({derived.clash_on, derived.clash_off}));
    proof_->clash = branch.index_of(std::min(derived.clash_on, derived.clash_off));
    add_premises(place_, branch.premises(), *proof_);
  }

  void add_case(CandidateNumber source, bool on) {
    BoardPropagation derived;
    propagator_.run(source, on, derived);
    BranchProof branch(place_, derived, arguments_);
    const NodeNumber end = derived.node(chain_.hint.target, chain_.hint.target_on);
    proof_->branches.push_back(branch.make({end}));
    add_premises(place_, branch.premises(), *proof_);
  }

  // The cases that are excluded in the argument around have no branch.
  void cases() {
    const BoardForcingHint& hint = chain_.hint;
    const BoardCandidate source = place_.numbers().candidate(hint.source);
    const bool of_cell = hint.kind == BoardHintKind::kCell;
    proof_->kind = of_cell ? ProofKind::kCell : ProofKind::kHouse;
    proof_->cell = source.cell;
    proof_->house = hint.house;
    proof_->digit = source.digit;
    for (const CandidateNumber each : forcing_.assumptions_of(hint)) add_case(each, true);
    const auto reason = of_cell ? kByCell : static_cast<LinkReason>(hint.house);
    std::set<CandidateNumber> excluded;
    for (const CandidateNumber each : rivals_of(place_, source, reason)) {
      if (!place_.marks.has(place_.numbers().cell(each), place_.numbers().digit(each)))
        excluded.insert(each);
    }
    add_premises(place_, excluded, *proof_);
  }

  ProofPlace place_;
  const NestedForcing& chain_;
  BoardSearch inner_;
  BoardForcing forcing_;
  BoardPropagator propagator_;
  std::shared_ptr<BoardProof> proof_;
  ProofArguments arguments_;
};

std::shared_ptr<const BoardProof> proof_at(const ProofPlace& place, const NestedForcing& chain) {
  return ForcingProof(place, chain).make();
}

}  // namespace

std::shared_ptr<const BoardProof> chain_proof(const BoardSearch& search,
                                              const SingleSourceHint& hint) {
  return proof_at({search, search.marks}, hint);
}

std::shared_ptr<const BoardProof> chain_proof(const BoardSearch& search,
                                              const NestedForcing& chain) {
  return proof_at({search, search.marks}, chain);
}

int assertions_in(const BoardProof& proof) {
  std::ptrdiff_t count = 0;
  for (const BoardProofBranch& branch : proof.branches) {
    count += std::ranges::count_if(
        branch, [](const BoardProofNode& node) { return node.reason != Reason::kPremise; });
  }
  // A cycle repeats its first assertion at the end.
  if (proof.kind == ProofKind::kCycle) --count;
  for (const auto& nested : proof.nested) count += assertions_in(*nested);
  return static_cast<int>(count);
}

}  // namespace nonet::variants
