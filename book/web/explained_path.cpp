#include "book/web/explained_path.h"

#include <algorithm>

#include "board/pencil_marks.h"
#include "book/web/page_indices.h"
#include "rater/explain/eureka.h"
#include "rater/explain/eureka_proof.h"
#include "rater/explain/step_drawing.h"
#include "rater/logic/steps/technique_catalog.h"
#include "variants/explain/board_reasons.h"
#include "variants/explain/board_scene.h"
#include "variants/text/board_text.h"

namespace nonet {
namespace {

using variants::BoardCandidate;
using variants::BoardProof;
using variants::BoardProofNode;
using variants::BoardScene;
using variants::BoardStep;
using variants::BoardTechnique;
using variants::BoardWords;

// ---- The classic board ----

ExplainedNode explained_node(const ProofNode& node) {
  ExplainedNode told{.candidate = node.candidate.index(),
                     .on = node.on,
                     .assumption = node.reason == Reason::kAssumption,
                     .parents = {node.parents.begin(), node.parents.end()}};
  if (node.group.empty()) return told;
  for (const Cell cell : node.group - CellSet(node.candidate.cell)) {
    told.others.push_back(Candidate{cell, node.candidate.digit}.index());
  }
  return told;
}

ExplainedProof explained_proof(const Proof& proof, const StepWords& words) {
  ExplainedProof told{std::string(words.called(proof.technique)), proof.notation, {}, {}};
  for (const ProofBranch& branch : proof.branches) {
    auto& nodes = told.branches.emplace_back();
    for (const ProofNode& node : branch.nodes) nodes.push_back(explained_node(node));
  }
  for (const auto& nested : proof.nested) told.nested.push_back(explained_proof(*nested, words));
  return told;
}

ExplainedPattern explained_pattern(const StepDrawing& drawing) {
  ExplainedPattern told{.cells = indices_of(drawing.cells),
                        .bases = indices_of(drawing.base),
                        .covers = indices_of(drawing.cover),
                        .opposed = indices_of(drawing.opposed),
                        .others = indices_of(drawing.others),
                        .blockers = indices_of(drawing.blockers)};
  for (const Digit digit : drawing.digits) told.digits.push_back(digit.value());
  return told;
}

ExplainedStep explained_step(const Scene& scene, const StepWords& words) {
  const Step& step = scene.step.step;
  ExplainedStep told{.text = scene.text,
                     .price = scene.step.price,
                     .single = technique_row(step.technique).family == "singles",
                     .eliminations = indices_of(step.eliminations)};
  if (step.placement) told.placement = step.placement->index();
  if (scene.proof->branches.empty()) {
    told.pattern = explained_pattern(drawing_of(scene));
    return told;
  }
  told.proof = explained_proof(*scene.proof, words);
  told.proof->notation = notation_of(*scene.proof, words);
  told.argument = argument_of(*scene.proof, words);
  return told;
}

// ---- Other boards ----

std::vector<int> numbers_of(const auto& list) { return {list.begin(), list.end()}; }

class BoardTeller {
 public:
  explicit BoardTeller(const BoardWords& words) : words_(words) {}

  [[nodiscard]] ExplainedStep step(const BoardScene& scene) const {
    const BoardStep& step = scene.taken.step;
    ExplainedStep told{
        .text = scene.text, .price = scene.taken.price / 10.0, .single = is_single(step.technique)};
    if (step.placement) told.placement = number_of(*step.placement);
    for (const BoardCandidate& gone : step.eliminations) {
      told.eliminations.push_back(number_of(gone));
    }
    if (scene.chain) {
      told.proof = proof(*step.proof, *scene.chain);
      told.proof->notation = in_one_line(scene.chain->chains);
      told.argument = argument_of(*scene.chain, words_.words());
    } else {
      told.pattern = pattern(scene);
    }
    return told;
  }

 private:
  [[nodiscard]] int number_of(const BoardCandidate& candidate) const {
    return words_.board().digits() * candidate.cell + candidate.digit;
  }

  [[nodiscard]] ExplainedPattern pattern(const BoardScene& scene) const {
    const BoardStep& step = scene.taken.step;
    ExplainedPattern told{
        .cells = numbers_of(pattern_cells(scene.before.marks(), step, words_.board())),
        .bases = numbers_of(step.bases),
        .covers = numbers_of(step.covers),
        .others = numbers_of(step.helpers)};
    told.finds_blockers = is_single(step.technique) && step.technique != BoardTechnique::kFullHouse;
    for (const std::size_t digit : variants::each_bit(step.digits)) {
      told.digits.push_back(static_cast<int>(digit) + 1);
    }
    return told;
  }

  [[nodiscard]] ExplainedProof proof(const BoardProof& proof, const NamedProof& named) const {
    ExplainedProof told{named.technique, named.notation, {}, {}};
    for (const variants::BoardProofBranch& branch : proof.branches) {
      auto& nodes = told.branches.emplace_back();
      for (const BoardProofNode& node : branch) {
        nodes.push_back({.candidate = number_of(node.candidate),
                         .on = node.on,
                         .assumption = node.reason == Reason::kAssumption,
                         .parents = node.parents});
      }
    }
    for (std::size_t i = 0; i < proof.nested.size(); ++i) {
      told.nested.push_back(this->proof(*proof.nested[i], named.nested[i]));
    }
    return told;
  }

  const BoardWords& words_;
};

}  // namespace

ExplainedPath explained(const Path& path, const StepWords& words) {
  ExplainedPath told{path.start.line(), {}, first_line(path), summary_of(path, words), {}};
  if (path.candidates) told.marks = candidates_line(*path.candidates);
  for (const Scene& scene : scenes_of(path, words)) {
    told.steps.push_back(explained_step(scene, words));
  }
  return told;
}

ExplainedPath explained(const variants::BoardPath& path, const BoardWords& words) {
  const std::string givens = variants::text_of(path.givens);
  ExplainedPath told{givens, {}, givens, summary_of(path.rating, words.words()), {}};
  const BoardTeller teller(words);
  for (const BoardScene& scene : scenes_of(path, words)) told.steps.push_back(teller.step(scene));
  return told;
}

}  // namespace nonet
