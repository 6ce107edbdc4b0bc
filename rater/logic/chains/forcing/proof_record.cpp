#include "rater/logic/chains/forcing/proof_record.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <set>

#include "rater/logic/chains/forcing/pattern_reading.h"

namespace nonet::chains {

namespace {

// A node whose parents are named by search nodes and premises instead of branch indices.
struct DraftNode {
  ProofNode node;
  std::vector<NodeIndex> parents;     // nodes of the search
  std::vector<CandidateId> premises;  // off outside
};

ProofNode node_of(CandidateId id, bool on, Cause cause) {
  ProofNode node;
  node.candidate = candidate_of(id);
  node.on = on;
  switch (cause) {
    case Cause::kAssumption:
    case Cause::kTechnique:
      break;
    case Cause::kCell:
      node.reason = on ? Reason::kLastInCell : Reason::kCellTaken;
      break;
    case Cause::kBox:
    case Cause::kRow:
    case Cause::kColumn:
      node.reason = on ? Reason::kLastInHouse : Reason::kHouseTaken;
      node.house = kCellPlaces[cell_of(id)].house[static_cast<std::size_t>(cause)];
      break;
  }
  return node;
}

// The candidates that the outer argument removed from a cell, or from a house for a digit.
std::vector<CandidateId> missing_in_cell(const Grounds& grounds, Cell cell) {
  std::vector<CandidateId> missing;
  unsigned gone = grounds.root.digits[cell] & ~static_cast<unsigned>(grounds.ground.digits[cell]);
  for (; gone != 0; gone &= gone - 1) missing.push_back(id_of(cell, lowest_digit(gone)));
  return missing;
}
std::vector<CandidateId> missing_in_house(const Grounds& grounds, House house, Digit digit) {
  std::vector<CandidateId> missing;
  unsigned gone =
      grounds.root.spots[house][digit] & ~static_cast<unsigned>(grounds.ground.spots[house][digit]);
  for (; gone != 0; gone &= gone - 1) missing.push_back(id_of(cell_at(house, lowest(gone)), digit));
  return missing;
}
std::vector<CandidateId> missing_beside(const Grounds& grounds, const ProofNode& node) {
  const auto id = static_cast<CandidateId>(node.candidate.index());
  if (node.reason == Reason::kLastInCell) return missing_in_cell(grounds, cell_of(id));
  if (node.reason != Reason::kLastInHouse) return {};
  return missing_in_house(grounds, node.house, digit_of(id));
}

// Writes drafts into a branch: first the premises they use, then the nodes in their order.
class BranchWriter {
 public:
  explicit BranchWriter(Proof& proof) : proof_(proof) {}

  void add(NodeIndex name, DraftNode draft) { drafts_.emplace(name, std::move(draft)); }

  ProofBranch finish() {
    ProofBranch branch;
    std::map<CandidateId, std::uint32_t> premise_at;
    for (const auto& [name, draft] : drafts_) {
      for (const CandidateId id : draft.premises) premise_at.emplace(id, 0);
    }
    for (auto& [id, at] : premise_at) {
      at = static_cast<std::uint32_t>(branch.nodes.size());
      ProofNode node;
      node.candidate = candidate_of(id);
      node.reason = Reason::kPremise;
      branch.nodes.push_back(node);
      proof_.premises.insert(node.candidate);
    }
    for (auto& [name, draft] : drafts_) {
      for (const NodeIndex parent : draft.parents) draft.node.parents.push_back(node_at_[parent]);
      for (const CandidateId id : draft.premises) draft.node.parents.push_back(premise_at[id]);
      node_at_[name] = static_cast<std::uint32_t>(branch.nodes.size());
      branch.nodes.push_back(std::move(draft.node));
    }
    return branch;
  }
  // The branch index of a node. REQUIRES: finish() was called.
  std::uint32_t place_of(NodeIndex name) { return node_at_[name]; }

 private:
  Proof& proof_;
  std::map<NodeIndex, DraftNode> drafts_;
  std::map<NodeIndex, std::uint32_t> node_at_;
};

// The assumption of a propagation and the ancestors of nodes, each with its whole reason.
class PropagationReader {
 public:
  PropagationReader(const Grounds& grounds, const Propagation& propagation, Proof& proof)
      : grounds_(grounds), p_(propagation), proof_(proof) {}

  void read(std::span<const NodeIndex> targets, BranchWriter& writer) {
    std::set<NodeIndex> waiting(targets.begin(), targets.end());
    // A pattern may need nothing, but a branch without its assumption says nothing of its case.
    waiting.insert(kAssumed);
    // Parents always have smaller indices.
    while (!waiting.empty()) {
      const NodeIndex index = *waiting.rbegin();
      waiting.erase(index);
      DraftNode draft = draft_of(index);
      waiting.insert(draft.parents.begin(), draft.parents.end());
      writer.add(index, std::move(draft));
    }
  }

 private:
  static constexpr NodeIndex kAssumed = 0;

  DraftNode draft_of(NodeIndex index) {
    const Node& node = p_.nodes[index];
    DraftNode draft;
    draft.node = node_of(node.candidate, node.on, node.cause);
    if (node.cause == Cause::kTechnique) {
      if (node.nested >= 0) {
        read_nested(node, draft);
      } else {
        read_pattern_of(node, draft);
      }
      return draft;
    }
    draft.parents.assign(p_.parents.begin() + node.parents_begin,
                         p_.parents.begin() + node.parents_begin + node.parent_count);
    draft.premises = missing_beside(grounds_, draft.node);
    // The search may list a parent twice: as trigger and as deleted.
    std::ranges::sort(draft.parents);
    draft.parents.erase(std::unique(draft.parents.begin(), draft.parents.end()),
                        draft.parents.end());
    return draft;
  }

  void owe(CandidateId id, DraftNode& draft) const {
    if (grounds_.ground.has(id)) {
      assert(contains(p_.off, id));
      draft.parents.push_back(p_.off_index[id]);
    } else {
      draft.premises.push_back(id);
    }
  }

  void read_nested(const Node& node, DraftNode& draft) {
    const auto& nested = p_.nested_chains[static_cast<std::size_t>(node.nested)].proof;
    assert(nested != nullptr);
    auto known = std::ranges::find(proof_.nested, nested);
    if (known == proof_.nested.end()) {
      proof_.nested.push_back(nested);
      known = proof_.nested.end() - 1;
    }
    draft.node.reason = Reason::kProof;
    draft.node.argument = static_cast<std::uint32_t>(known - proof_.nested.begin());
    for (const Digit d : all_digits()) {
      for (const Cell c : nested->premises[d]) {
        owe(static_cast<CandidateId>(Candidate{c, d}.index()), draft);
      }
    }
  }

  void read_pattern_of(const Node& node, DraftNode& draft) {
    Places off;
    for (const Digit d : all_digits()) {
      off[d] = grounds_.root.places[d] - grounds_.ground.places[d];
    }
    for (std::size_t i = 0; i < node.parent_count; ++i) {
      insert(off, p_.nodes[p_.parents[node.parents_begin + i]].candidate);
    }
    auto reading = read_pattern(node.technique, node.candidate, grounds_.root, off);
    assert(reading.has_value());
    if (!reading) return;
    auto known = std::ranges::find(proof_.patterns, reading->pattern);
    if (known == proof_.patterns.end()) {
      proof_.patterns.push_back(reading->pattern);
      known = proof_.patterns.end() - 1;
    }
    draft.node.reason = Reason::kPattern;
    draft.node.argument = static_cast<std::uint32_t>(known - proof_.patterns.begin());
    for (const CandidateId id : reading->parents) owe(id, draft);
  }

  Grounds grounds_;
  const Propagation& p_;
  Proof& proof_;
};

// The cases of a cell or house that the outer argument excludes.
void add_excluded_cases(const Grounds& grounds, const ForcingHint& hint, Proof& proof) {
  std::vector<CandidateId> excluded;
  if (hint.kind == HintKind::kCell) excluded = missing_in_cell(grounds, cell_of(hint.source));
  if (hint.kind == HintKind::kRegion) {
    excluded = missing_in_house(grounds, hint.house, digit_of(hint.source));
  }
  for (const CandidateId id : excluded) proof.premises.insert(candidate_of(id));
}

ProofKind kind_of(HintKind kind) {
  switch (kind) {
    case HintKind::kDouble:
      return ProofKind::kEither;
    case HintKind::kCell:
      return ProofKind::kCell;
    case HintKind::kRegion:
      return ProofKind::kHouse;
    case HintKind::kContradiction:
      break;
  }
  return ProofKind::kContradiction;
}

void conclude_proof(Proof& proof, CandidateId target, bool on) {
  if (on) {
    proof.placed = candidate_of(target);
  } else {
    proof.removed.insert(candidate_of(target));
  }
}

}  // namespace

std::shared_ptr<const Proof> proof_of(const Grounds& grounds, const SingleHint& hint,
                                      const std::vector<PathNode>& path) {
  auto proof = std::make_shared<Proof>();
  const bool is_cycle = !hint.path.empty();
  proof->kind = is_cycle ? ProofKind::kCycle : ProofKind::kContradiction;
  proof->technique = hint.technique;
  proof->length = hint.complexity;
  BranchWriter writer(*proof);
  NodeIndex name = 0;
  for (auto at = path.rbegin(); at != path.rend(); ++at, ++name) {
    DraftNode draft;
    draft.node = node_of(at->candidate, at->on, name == 0 ? Cause::kAssumption : at->cause);
    if (name > 0) draft.parents.push_back(static_cast<NodeIndex>(name - 1));
    draft.premises = missing_beside(grounds, draft.node);
    writer.add(name, std::move(draft));
  }
  proof->branches.push_back(writer.finish());
  proof->clash = writer.place_of(0);
  if (is_cycle) {
    for (const Digit d : all_digits()) {
      proof->removed[d] = hint.removals[d];
    }
  } else {
    conclude_proof(*proof, path.front().candidate, hint.places);
  }
  return proof;
}

std::shared_ptr<const Proof> proof_of(const Grounds& grounds, const ForcingHint& hint,
                                      TechniqueId technique, std::span<const Branch> branches) {
  auto proof = std::make_shared<Proof>();
  proof->kind = kind_of(hint.kind);
  proof->technique = technique;
  proof->length = hint.complexity;
  proof->cell = candidate_of(hint.source).cell;
  proof->digit = candidate_of(hint.source).digit;
  if (hint.kind == HintKind::kRegion) proof->house = hint.house;
  add_excluded_cases(grounds, hint, *proof);
  if (hint.kind == HintKind::kContradiction) {
    // Both assertions come from one propagation and share most of their ancestors.
    const auto [first, last] = std::minmax(branches[0].target, branches[1].target);
    BranchWriter writer(*proof);
    PropagationReader(grounds, *branches[0].propagation, *proof)
        .read(std::array{first, last}, writer);
    proof->branches.push_back(writer.finish());
    proof->clash = writer.place_of(first);
  } else {
    for (const Branch& branch : branches) {
      BranchWriter writer(*proof);
      PropagationReader(grounds, *branch.propagation, *proof)
          .read(std::array{branch.target}, writer);
      proof->branches.push_back(writer.finish());
    }
  }
  conclude_proof(*proof, hint.target, hint.target_on);
  return proof;
}

}  // namespace nonet::chains
