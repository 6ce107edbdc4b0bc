#include "rater/techniques/proof.h"

namespace nonet {

int assertions_in(const Proof& proof) {
  int count = 0;
  for (const ProofBranch& branch : proof.branches) {
    for (const ProofNode& node : branch.nodes) count += node.reason == Reason::kPremise ? 0 : 1;
  }
  // A cycle says its first assertion twice.
  if (proof.kind == ProofKind::kCycle) --count;
  for (const auto& nested : proof.nested) count += assertions_in(*nested);
  return count;
}

}  // namespace nonet
