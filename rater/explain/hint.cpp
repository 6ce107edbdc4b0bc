#include "rater/explain/hint.h"

#include <fmt/format.h>

#include "rater/explain/names.h"
#include "rater/techniques/catalog.h"

namespace nonet {

namespace {

const ProofNode& assumption_of(const ProofBranch& branch) {
  for (const ProofNode& node : branch.nodes) {
    if (node.reason == Reason::kAssumption) return node;
  }
  return branch.nodes.front();
}

// Boxes are what the eye goes to first.
std::string boxes_of(CellSet cells) {
  std::string text;
  int count = 0;
  for (int box = 0; box < kSize; ++box) {
    if (!cell_set_of(House::box(box)).intersects(cells)) continue;
    text += fmt::format("{}{}", count++ == 0 ? "" : ", ", box + 1);
  }
  return fmt::format("{} {}", count == 1 ? "box" : "boxes", text);
}

std::string where_of_pattern(const Scene& scene) {
  const Step& step = scene.step.step;
  const std::string_view family = technique_row(step.technique).family;
  if (step.technique == TechniqueId::kNakedSingle) return boxes_of(step.cells);
  if (family == "fish")
    return fmt::format("all places of the digit {}", list_of(step.digits, "and"));
  if (family == "bug") return "the whole grid: nearly every cell has two candidates";
  if (step.house && family != "unique_loops") return name_of(*step.house);
  return boxes_of(step.cells);
}

std::string where_of_chain(const Proof& proof) {
  const Candidate start = assumption_of(proof.branches.front()).candidate;
  switch (proof.kind) {
    case ProofKind::kHouse:
      return fmt::format("the places of {} in {}", proof.digit.value(), name_of(proof.house));
    case ProofKind::kCell:
      return fmt::format("the candidates of {}", name_of(proof.cell));
    case ProofKind::kCycle: {
      CellSet cells;
      for (const ProofNode& node : proof.branches.front().nodes) cells.insert(node.candidate.cell);
      return boxes_of(cells);
    }
    default:
      return name_of(start.cell);
  }
}

std::string what_of_chain(const Proof& proof) {
  const ProofNode& start = assumption_of(proof.branches.front());
  const std::string says = fmt::format("{} is {}{}", name_of(start.candidate.cell),
                                       start.on ? "" : "not ", start.candidate.digit.value());
  switch (proof.kind) {
    case ProofKind::kContradiction:
      return fmt::format("suppose {}, and look for a contradiction.", says);
    case ProofKind::kEither:
      return fmt::format("whether {} or not, something is the same.", says);
    case ProofKind::kCycle:
      return "a loop of assertions that closes.";
    default:
      return "try each in turn: something is the same in all cases.";
  }
}

std::string what_of_pattern(const Step& step) {
  if (technique_row(step.technique).family == "singles") {
    return step.placement && step.house
               ? fmt::format("the digit {}.", step.placement->digit.value())
               : fmt::format("the cell {}.", name_of(step.placement->cell));
  }
  return fmt::format("{} in {}.", list_of(step.digits, "and"), list_of(step.cells));
}

std::string lines_of(const Scene& scene) {
  // The block of the path, without its indent.
  std::string text;
  bool at_start = true;
  int skipped = 0;
  for (const char c : text_of(scene)) {
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

Hint hint_of(const Scene& scene) {
  const Step& step = scene.step.step;
  const bool chain = !scene.proof->branches.empty();
  const std::string where = chain ? where_of_chain(*scene.proof) : where_of_pattern(scene);
  const std::string what = chain ? what_of_chain(*scene.proof) : what_of_pattern(step);
  return {fmt::format("Look at {}.", where), fmt::format("{}: {}", scene.text.technique, what),
          lines_of(scene)};
}

}  // namespace nonet
