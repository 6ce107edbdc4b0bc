#include "variants/explain/board_eureka.h"

#include "rater/explain/eureka_proof.h"

namespace nonet::variants {
namespace {

EurekaClaim eureka_claim(const BoardWords& names, BoardCandidate candidate, bool on) {
  return {names.cell(candidate.cell), BoardWords::digit(candidate.digit), on};
}

EurekaProof eureka_proof(const BoardProof& proof, const BoardWords& names) {
  EurekaProof told{.kind = proof.kind, .clash = proof.clash};
  if (proof.placed) told.conclusions.push_back(eureka_claim(names, *proof.placed, true));
  for (const BoardCandidate& removed : proof.removed)
    told.conclusions.push_back(eureka_claim(names, removed, false));
  for (const BoardProofBranch& branch : proof.branches) {
    auto& nodes = told.branches.emplace_back();
    for (const BoardProofNode& node : branch) {
      nodes.push_back({.claim = eureka_claim(names, node.candidate, node.on),
                       .reason = node.reason,
                       .parents = node.parents});
    }
  }
  return told;
}

}  // namespace

std::vector<std::string> eureka_chains(const BoardProof& proof, const BoardWords& names) {
  if (!proof.premises.empty()) return {};
  return nonet::eureka_chains(eureka_proof(proof, names));
}

}  // namespace nonet::variants
