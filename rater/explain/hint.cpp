#include "rater/explain/hint.h"

#include <fmt/format.h>

#include "rater/logic/steps/technique_catalog.h"

namespace nonet {

namespace {

using enum StepPhrase;

// Boxes first: people look at them before lines.
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

std::string boxes_of_loop(const ProofBranch& loop, const StepWords& words) {
  CellSet cells;
  for (const ProofNode& node : loop.nodes) cells.insert(node.candidate.cell);
  return boxes_of(cells, words);
}

std::string where_of_chain(const NamedProof& proof, std::string_view loop, const StepWords& words) {
  switch (proof.kind) {
    case ProofKind::kHouse:
      return words.say(kPlacesOf, proof.digit, proof.house);
    case ProofKind::kCell:
      return words.say(kCandidatesOf, proof.cell);
    case ProofKind::kCycle:
      return std::string(loop);
    default:
      return assumption_of(proof.branches.front()).cells[0];
  }
}

std::string what_of_chain(const NamedProof& proof, const StepWords& words) {
  const NamedNode& start = assumption_of(proof.branches.front());
  const std::string says = words.say(start.on ? kIs : kIsNot, start.cells[0], start.digit);
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

}  // namespace

std::string without_indent(std::string_view block) {
  std::string text;
  bool at_start = true;
  int skipped = 0;
  for (const char c : block) {
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

Hint hint_of_chain(const NamedProof& proof, std::string_view loop, const StepText& text,
                   const StepWords& words) {
  Hint hint;
  hint.where = words.say(kLookAt, where_of_chain(proof, loop, words));
  hint.what = words.say(kLookFor, text.technique, what_of_chain(proof, words));
  return hint;
}

Hint hint_of(const Scene& scene, const StepWords& words) {
  Hint hint;
  if (scene.proof->branches.empty()) {
    hint.where = words.say(kLookAt, where_of_pattern(scene, words));
    hint.what = words.say(kLookFor, scene.text.technique, what_of_pattern(scene.step.step, words));
  } else {
    const bool is_loop = scene.proof->kind == ProofKind::kCycle;
    const std::string loop = is_loop ? boxes_of_loop(scene.proof->branches.front(), words) : "";
    hint = hint_of_chain(named(*scene.proof, words), loop, scene.text, words);
  }
  hint.step = without_indent(text_of(scene, words));
  return hint;
}

}  // namespace nonet
