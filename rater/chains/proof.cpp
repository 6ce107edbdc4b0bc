#include "rater/chains/proof.h"

#include <algorithm>

#include "rater/chains/forcing/ancestry.h"

namespace nonet::chains {

namespace {

ChainNode shown(CandidateId id, bool on, Cause cause) {
  using enum ChainNode::Reason;
  ChainNode node;
  node.candidate = candidate_of(id);
  node.on = on;
  switch (cause) {
    case Cause::kAssumption:
      node.reason = kAssumption;
      break;
    case Cause::kTechnique:
      node.reason = kTechnique;
      break;
    case Cause::kCell:
      node.reason = on ? kLastInCell : kCellTaken;
      break;
    case Cause::kBox:
    case Cause::kRow:
    case Cause::kColumn:
      node.reason = on ? kLastInHouse : kHouseTaken;
      node.house = House(kCellPlaces[cell_of(id)].house[static_cast<std::size_t>(cause)]);
      break;
  }
  return node;
}

ChainBranch branch_to(const Propagation& p, NodeIndex target) {
  std::vector<NodeIndex> members;
  walk_ancestors(p, target, [&](NodeIndex index) { members.push_back(index); });
  // Parents are always earlier nodes; the target is the latest.
  std::ranges::sort(members);
  ChainBranch branch;
  for (const NodeIndex index : members) {
    const Node& node = p.nodes[index];
    ChainNode out = shown(node.candidate, node.on, node.cause);
    out.nested = node.technique;
    for (std::size_t i = 0; i < node.parent_count; ++i) {
      const NodeIndex parent = p.parents[node.parents_begin + i];
      const auto at = std::ranges::lower_bound(members, parent) - members.begin();
      out.parents.push_back(static_cast<std::uint32_t>(at));
    }
    branch.nodes.push_back(std::move(out));
  }
  return branch;
}

}  // namespace

std::shared_ptr<const ChainProof> proof_of(const std::vector<PathNode>& path) {
  ChainBranch branch;
  for (auto node = path.rbegin(); node != path.rend(); ++node) {
    ChainNode out = shown(node->candidate, node->on, node->cause);
    if (!branch.nodes.empty()) {
      out.parents.push_back(static_cast<std::uint32_t>(branch.nodes.size() - 1));
    }
    branch.nodes.push_back(std::move(out));
  }
  auto proof = std::make_shared<ChainProof>();
  proof->branches.push_back(std::move(branch));
  return proof;
}

std::shared_ptr<const ChainProof> proof_of(std::span<const Branch> branches) {
  auto proof = std::make_shared<ChainProof>();
  for (const Branch& branch : branches) {
    proof->branches.push_back(branch_to(*branch.propagation, branch.target));
  }
  return proof;
}

}  // namespace nonet::chains
