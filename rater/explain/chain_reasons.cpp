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

// The cells of a loop.
CellSet cells_of_loop(const ProofBranch& loop) {
  CellSet cells;
  for (const ProofNode& node : loop.nodes) cells |= cells_of(node);
  return cells;
}

}  // namespace

std::vector<std::string> chain_reasons(const Proof& proof, const StepWords& words) {
  const std::string length = words.say(StepPhrase::kTakesAssertions, assertions_in(proof));
  switch (proof.kind) {
    case ProofKind::kCycle:
      return {
          words.say(StepPhrase::kLoopThrough, words.list_of(cells_of_loop(proof.branches.front()))),
          words.say(StepPhrase::kLoopEither), words.say(StepPhrase::kLoopSees)};
    case ProofKind::kContradiction:
      return {contradiction_text(proof, words), length};
    default:
      return {argument_of(proof, words).opening, words.say(StepPhrase::kEachCase) + ' ' + length};
  }
}

}  // namespace nonet
