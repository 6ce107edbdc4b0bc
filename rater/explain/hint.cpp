#include "rater/explain/hint.h"

#include <fmt/format.h>

#include "rater/logic/steps/technique_catalog.h"

namespace nonet {

namespace {

using enum StepPhrase;

const ProofNode& hint_assumption_of(const ProofBranch& branch) {
  for (const ProofNode& node : branch.nodes) {
    if (node.reason == Reason::kAssumption) return node;
  }
  return branch.nodes.front();
}

// The eye goes to boxes first.
std::string boxes_of(CellSet cells, const StepWords& words) {
  std::string numbers;
  int count = 0;
  for (int box = 0; box < kSize; ++box) {
    if (!cell_set_of(House::box(box)).intersects(cells)) continue;
    numbers += fmt::format("{}{}", count++ == 0 ? "" : ", ", box + 1);
  }
  return words.say(count == 1 ? kBox : kBoxes, numbers);
}

std::string where_of_pattern(const Scene& scene, const StepWords& words) {
  const Step& step = scene.step.step;
  const std::string_view family = technique_row(step.technique).family;
  if (step.technique == TechniqueId::kNakedSingle) return boxes_of(step.cells, words);
  if (family == "fish") return words.say(kAllPlaces, words.list_of(step.digits));
  if (family == "bug") return std::string(words[kWholeGrid]);
  if (step.house && family != "unique_loops") return words.name_of(*step.house);
  return boxes_of(step.cells, words);
}

std::string where_of_chain(const Proof& proof, const StepWords& words) {
  const Candidate start = hint_assumption_of(proof.branches.front()).candidate;
  switch (proof.kind) {
    case ProofKind::kHouse:
      return words.say(kPlacesOf, proof.digit.value(), words.name_of(proof.house));
    case ProofKind::kCell:
      return words.say(kCandidatesOf, words.name_of(proof.cell));
    case ProofKind::kCycle: {
      CellSet cells;
      for (const ProofNode& node : proof.branches.front().nodes) cells.insert(node.candidate.cell);
      return boxes_of(cells, words);
    }
    default:
      return words.name_of(start.cell);
  }
}

std::string what_of_chain(const Proof& proof, const StepWords& words) {
  const ProofNode& start = hint_assumption_of(proof.branches.front());
  const std::string says = words.say(start.on ? kIs : kIsNot, words.name_of(start.candidate.cell),
                                     start.candidate.digit.value());
  switch (proof.kind) {
    case ProofKind::kContradiction:
      return words.say(kTrySuppose, says);
    case ProofKind::kEither:
      return words.say(kWhetherOrNot, says);
    case ProofKind::kCycle:
      return std::string(words[kLoopCloses]);
    default:
      return std::string(words[kTryEach]);
  }
}

std::string what_of_pattern(const Step& step, const StepWords& words) {
  if (technique_row(step.technique).family == "singles") {
    return step.placement && step.house ? words.say(kTheDigit, step.placement->digit.value())
                                        : words.say(kTheCell, words.name_of(step.placement->cell));
  }
  if (step.digits.empty()) return words.say(kTheCell, words.list_of(step.cells));
  if (step.cells.empty()) return words.say(kTheDigit, words.list_of(step.digits));
  return words.say(kDigitsIn, words.list_of(step.digits), words.list_of(step.cells));
}

std::string hint_lines_of(const Scene& scene, const StepWords& words) {
  // The block of the path, without its indent.
  std::string text;
  bool at_start = true;
  int skipped = 0;
  for (const char c : text_of(scene, words)) {
    if (at_start && c == ' ' && skipped < 4) {
      ++skipped;
      continue;
    }
    at_start = c == '\n';
    if (at_start) skipped = 0;
    text += c;
  }
  return text;
}

}  // namespace

Hint hint_of(const Scene& scene, const StepWords& words) {
  const Step& step = scene.step.step;
  const bool chain = !scene.proof->branches.empty();
  const std::string where =
      chain ? where_of_chain(*scene.proof, words) : where_of_pattern(scene, words);
  const std::string what =
      chain ? what_of_chain(*scene.proof, words) : what_of_pattern(step, words);
  return {words.say(kLookAt, where), words.say(kLookFor, scene.text.technique, what),
          hint_lines_of(scene, words)};
}

}  // namespace nonet
