#include "rater/explain/chain_reasons.h"

#include <fmt/format.h>

#include "rater/explain/argument.h"
#include "rater/explain/names.h"

namespace nonet {

namespace {

std::string contradiction_text(const Proof& proof) {
  const ProofBranch& branch = proof.branches.front();
  const ProofNode& last = branch.nodes.back();
  const std::string start = argument_of(proof).opening;
  if (branch.nodes[proof.clash].reason == Reason::kAssumption) {
    return start + " Then the opposite would follow.";
  }
  return fmt::format("{} Then {} would be {} and not {}.", start, name_of(last.candidate.cell),
                     last.candidate.digit.value(), last.candidate.digit.value());
}

}  // namespace

std::vector<std::string> chain_reasons(const Step& step) {
  if (!step.proof) return {fmt::format("A chain of {} assertions leads to it.", step.complexity)};
  const Proof& proof = *step.proof;
  const std::string length = fmt::format("That takes {} assertions.", assertions_in(proof));
  switch (proof.kind) {
    case ProofKind::kCycle:
      return {fmt::format("A loop through {}.", short_list_of(step.cells)),
              "Read either way round, every second assertion of it holds, or every other.",
              "A candidate that sees one of each kind is false either way."};
    case ProofKind::kContradiction:
      return {contradiction_text(proof), length};
    default:
      return {argument_of(proof).opening, "Each case leads to the same. " + length};
  }
}

}  // namespace nonet
