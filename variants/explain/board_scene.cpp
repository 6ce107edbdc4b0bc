#include "variants/explain/board_scene.h"

#include <algorithm>
#include <fmt/format.h>

#include "rater/explain/chain_reasons.h"
#include "variants/explain/board_eureka.h"
#include "variants/explain/board_reasons.h"
#include "variants/explain/house_places.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

using enum StepPhrase;

// The eliminations that a placement does not make anyway.
std::vector<BoardCandidate> told_eliminations(const BoardStep& step) {
  std::vector<BoardCandidate> told = step.eliminations;
  if (step.placement) {
    std::erase_if(told,
                  [&](const BoardCandidate& each) { return each.cell == step.placement->cell; });
  }
  return told;
}

std::string board_conclusion(const BoardStep& step, const BoardWords& names) {
  std::string text;
  const std::vector<BoardCandidate> eliminations = told_eliminations(step);
  if (!eliminations.empty()) text = names.words().say(kRemove, names.candidates(eliminations));
  if (!step.placement) return text;
  if (!text.empty()) text += "; ";
  return text + names.words().say(kIs, names.cell(step.placement->cell),
                                  BoardWords::digit(step.placement->digit));
}

std::string pattern_line(const BoardMarks& marks, const BoardStep& step, const BoardWords& names) {
  const std::vector<CellIndex> cells = pattern_cells(marks, step, names.board());
  if (cells.empty()) return "";
  const Bits placed = step.placement ? bit_at(step.placement->digit) : 0;
  const Bits digits = step.digits != 0 ? step.digits : placed;
  if (digits == 0) return names.cells(cells);
  return names.words().say(kWith, names.cells(cells), names.digits(digits));
}

std::vector<CellIndex> loop_cells(const BoardProof& proof) {
  std::vector<CellIndex> cells;
  if (proof.kind != ProofKind::kCycle) return cells;
  for (const BoardProofNode& node : proof.branches.front()) cells.push_back(node.candidate.cell);
  std::ranges::sort(cells);
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

std::string place_of_pattern(const BoardScene& scene, const BoardWords& names) {
  const BoardStep& step = scene.taken.step;
  if (step.technique >= BoardTechnique::kBug1 && step.technique <= BoardTechnique::kBug4)
    return std::string(names.words()[kWholeGrid]);
  if (step.bases.size() > 1) return names.words().say(kAllPlaces, names.digits(step.digits));
  if (step.bases.size() == 1 && step.cells.empty()) return names.houses(step.bases);
  return names.places(pattern_cells(scene.before.marks(), step, names.board()));
}

std::string idea_of_pattern(const BoardScene& scene, const BoardWords& names) {
  const BoardStep& step = scene.taken.step;
  const StepWords& words = names.words();
  if (step.placement && step.digits == 0) {
    return step.bases.empty() ? words.say(kTheCell, names.cell(step.placement->cell))
                              : words.say(kTheDigit, BoardWords::digit(step.placement->digit));
  }
  const std::string cells = names.cells(pattern_cells(scene.before.marks(), step, names.board()));
  if (step.digits == 0) return words.say(kTheCell, cells);
  return words.say(kDigitsIn, names.digits(step.digits), cells);
}

std::string board_block(const BoardScene& scene, std::size_t number, NestedWords nested,
                        Telling telling, const BoardWords& names) {
  return heading_of(scene.text, number) + text_of(scene, names, nested, telling);
}

}  // namespace

BoardScene scene_of(const BoardPosition& before, const PricedBoardStep& taken,
                    const BoardWords& names) {
  const BoardStep& step = taken.step;
  BoardScene scene{before, taken, {}, {}};
  scene.text.rating = fmt::format("{:.1f}", taken.price / 10.0);
  scene.text.technique = names.technique(step.technique);
  scene.text.cells = pattern_line(before.marks(), step, names);
  scene.text.conclusion = board_conclusion(step, names);
  if (step.proof) {
    scene.chain = names.proof(*step.proof);
    scene.chain->chains = eureka_chains(*step.proof, names);
    scene.text.reasons =
        chain_reasons(*scene.chain, names.cells(loop_cells(*step.proof)), names.words());
  } else {
    scene.text.reasons = pattern_reasons(before.marks(), step, names);
  }
  HousePlaces places(names);
  for (std::string& reason : scene.text.reasons) reason = places.told(std::move(reason));
  if (scene.chain) HousePlaces(names).tell(*scene.chain);
  return scene;
}

std::string text_of(const BoardScene& scene, const BoardWords& names, NestedWords nested,
                    Telling telling) {
  const NamedProof* chain = scene.chain ? &*scene.chain : nullptr;
  return HousePlaces(names).told(text_of(scene.text, chain, names.words(), nested, telling));
}

std::vector<BoardScene> scenes_of(const BoardPath& path, const BoardWords& names) {
  std::vector<BoardScene> scenes;
  BoardPosition position(names.board(), path.givens);
  for (const PricedBoardStep& taken : path.steps) {
    scenes.push_back(scene_of(position, taken, names));
    apply_step(position, taken.step);
  }
  return scenes;
}

Hint hint_of(const BoardScene& scene, const BoardWords& names) {
  const StepWords& words = names.words();
  Hint hint;
  if (scene.chain) {
    const std::string loop = names.places(loop_cells(*scene.taken.step.proof));
    hint = hint_of_chain(*scene.chain, loop, scene.text, words);
  } else {
    hint.where = words.say(kLookAt, place_of_pattern(scene, names));
    hint.what = words.say(kLookFor, scene.text.technique, idea_of_pattern(scene, names));
  }
  hint.where = HousePlaces(names).told(std::move(hint.where));
  hint.step = without_indent(text_of(scene, names));
  return hint;
}

std::string path_as_text(const BoardPath& path, const BoardWords& names) {
  std::string text = text_of(path.givens) + "\n";
  std::size_t number = 0;
  for (const BoardScene& scene : scenes_of(path, names)) {
    text += "\n" + board_block(scene, ++number, NestedWords::kNotation, Telling::kIdea, names);
  }
  return text + fmt::format("\n{}\n", summary_of(path.rating, names.words()));
}

std::string step_as_text(const BoardPath& path, std::size_t number, const BoardWords& names) {
  return board_block(scenes_of(path, names).at(number - 1), number, NestedWords::kLines,
                     Telling::kWhole, names);
}

}  // namespace nonet::variants
