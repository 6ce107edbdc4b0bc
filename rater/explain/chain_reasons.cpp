#include "rater/explain/chain_reasons.h"

#include "rater/explain/argument.h"

namespace nonet {

namespace {

std::string contradiction_text(const Proof& proof, const StepWords& words) {
  const ProofBranch& branch = proof.branches.front();
  const ProofNode& last = branch.nodes.back();
  const std::string start = argument_of(proof, words).opening + ' ';
  if (branch.nodes[proof.clash].reason == Reason::kAssumption) {
    return start + words.say(StepPhrase::kOppositeFollows);
  }
  return start + words.say(StepPhrase::kThenClash, words.name_of(last.candidate.cell),
                           last.candidate.digit.value());
}

}  // namespace

std::vector<std::string> chain_reasons(const Step& step, const StepWords& words) {
  if (!step.proof) return {words.say(StepPhrase::kChainLeads, step.complexity)};
  const Proof& proof = *step.proof;
  const std::string length = words.say(StepPhrase::kTakesAssertions, assertions_in(proof));
  switch (proof.kind) {
    case ProofKind::kCycle:
      return {words.say(StepPhrase::kLoopThrough, words.short_list_of(step.cells)),
              words.say(StepPhrase::kLoopEither), words.say(StepPhrase::kLoopSees)};
    case ProofKind::kContradiction:
      return {contradiction_text(proof, words), length};
    default:
      return {argument_of(proof, words).opening, words.say(StepPhrase::kEachCase) + ' ' + length};
  }
}

}  // namespace nonet
