#include "rater/explain/chain_reasons.h"

#include "rater/explain/argument.h"

namespace nonet {

namespace {

std::string contradiction_text(const NamedProof& proof, const StepWords& words) {
  const NamedBranch& branch = proof.branches.front();
  const NamedNode& last = branch.back();
  const std::string start = argument_of(proof, words).opening + ' ';
  if (branch[proof.clash].reason == Reason::kAssumption) {
    return start + words.say(StepPhrase::kOppositeFollows);
  }
  return start + words.say(StepPhrase::kThenClash, last.cells[0], last.digit);
}

// The cells of a loop.
CellSet cells_of_loop(const ProofBranch& loop) {
  CellSet cells;
  for (const ProofNode& node : loop.nodes) cells |= cells_of(node);
  return cells;
}

}  // namespace

std::vector<std::string> chain_reasons(const NamedProof& proof, std::string_view loop,
                                       const StepWords& words) {
  const std::string length = words.say(StepPhrase::kTakesAssertions, proof.assertions);
  switch (proof.kind) {
    case ProofKind::kCycle:
      return {words.say(StepPhrase::kLoopThrough, loop), words.say(StepPhrase::kLoopEither),
              words.say(StepPhrase::kLoopSees)};
    case ProofKind::kContradiction:
      return {contradiction_text(proof, words), length};
    default:
      return {argument_of(proof, words).opening, words.say(StepPhrase::kEachCase) + ' ' + length};
  }
}

std::vector<std::string> chain_reasons(const Proof& proof, const StepWords& words) {
  const std::string loop =
      proof.kind == ProofKind::kCycle ? words.list_of(cells_of_loop(proof.branches.front())) : "";
  return chain_reasons(named(proof, words), loop, words);
}

}  // namespace nonet
