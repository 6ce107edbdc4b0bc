#include "rater/logic/steps/proof.h"

#include <utility>

namespace nonet {

void keep_needed(ProofBranch& branch, std::vector<std::uint32_t>& needed) {
  const std::size_t count = branch.nodes.size();
  std::vector<bool> keep(count);
  for (const std::uint32_t at : needed) keep[at] = true;
  for (std::size_t i = count; i-- > 0;) {
    if (!keep[i]) continue;
    for (const std::uint32_t parent : branch.nodes[i].parents) keep[parent] = true;
  }
  std::vector<std::uint32_t> place(count);
  std::vector<ProofNode> kept;
  for (std::size_t i = 0; i < count; ++i) {
    if (!keep[i] && branch.nodes[i].reason != Reason::kAssumption) continue;
    place[i] = static_cast<std::uint32_t>(kept.size());
    for (std::uint32_t& parent : branch.nodes[i].parents) parent = place[parent];
    kept.push_back(std::move(branch.nodes[i]));
  }
  branch.nodes = std::move(kept);
  for (std::uint32_t& at : needed) at = place[at];
}

int assertions_in(const Proof& proof) {
  int count = 0;
  for (const ProofBranch& branch : proof.branches) {
    for (const ProofNode& node : branch.nodes) count += node.reason == Reason::kPremise ? 0 : 1;
  }
  // A cycle repeats its first assertion at the end.
  if (proof.kind == ProofKind::kCycle) --count;
  for (const auto& nested : proof.nested) count += assertions_in(*nested);
  return count;
}

std::string kind_in_notation(const std::string& notation) {
  return notation.substr(0, notation.find(':'));
}

}  // namespace nonet
