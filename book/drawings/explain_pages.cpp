#include "book/drawings/explain_pages.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

#include "base/request_error.h"
#include "book/drawings/step_panels.h"
#include "rater/explain/argument.h"
#include "rater/explain/eureka.h"
#include "rater/explain/step_drawing.h"

namespace nonet {

namespace {

void mark_pattern(GridPicture& picture, const Scene& scene) {
  const StepDrawing drawing = drawing_of(scene);
  picture.houses = drawing.base;
  picture.covers = drawing.cover;
  for (const Cell cell : drawing.cells | drawing.blockers) {
    picture.cells.push_back({cell, Highlight::kPattern});
  }
  for (const Cell cell : drawing.others) picture.cells.push_back({cell, Highlight::kLinkOff});
  for (const Cell cell : drawing.cells) {
    for (const Digit digit : scene.before.candidates(cell) & drawing.digits) {
      const Candidate candidate{cell, digit};
      if (scene.step.step.eliminations.contains(candidate)) continue;
      if (!drawing.opposed.contains(candidate)) {
        picture.candidates.push_back({candidate, Highlight::kPattern});
      }
    }
  }
  for (const Digit digit : drawing.opposed.digits()) {
    for (const Cell cell : drawing.opposed[digit]) {
      const Candidate candidate{cell, digit};
      if (scene.step.step.placement == candidate) continue;
      if (scene.step.step.eliminations.contains(candidate)) continue;
      picture.candidates.push_back({candidate, Highlight::kLinkOff});
    }
  }
}

void mark_conclusion(GridPicture& picture, const Step& step) {
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : step.eliminations[digit]) {
      picture.candidates.push_back({{cell, digit}, Highlight::kElimination});
    }
  }
  if (!step.placement) return;
  picture.cells.push_back({step.placement->cell, Highlight::kPlacement});
  picture.candidates.push_back({*step.placement, Highlight::kPlacement});
}

// Marks the assertions of a branch, numbered as their lines are, and the links between them.
void mark_branch(GridPicture& picture, const Step& step, const ProofBranch& branch,
                 const ArgumentBranch& told) {
  std::vector<int> number(branch.nodes.size());
  for (const ArgumentLine& line : told.lines) {
    for (const std::uint32_t node : line.nodes) number[node] = line.number;
  }
  CandidateSet marked;
  for (std::size_t i = 0; i < branch.nodes.size(); ++i) {
    const ProofNode& node = branch.nodes[i];
    for (const std::uint32_t parent : node.parents) {
      picture.links.push_back({branch.nodes[parent].candidate, node.candidate,
                               node.on ? LinkStrength::kStrong : LinkStrength::kWeak});
    }
    for (const Cell cell : cells_of(node)) {
      const Candidate candidate{cell, node.candidate.digit};
      const bool concluded =
          step.eliminations.contains(candidate) || (step.placement && *step.placement == candidate);
      if (marked.contains(candidate) || concluded) continue;
      marked.insert(candidate);
      picture.candidates.push_back({candidate, node.on ? Highlight::kLinkOn : Highlight::kLinkOff,
                                    candidate == node.candidate ? number[i] : 0});
    }
  }
  picture.fade_others = true;
}

// With its notation, or its chains in Eureka notation. REQUIRES: the step is a chain.
NamedProof named_chain(const Scene& scene, const StepWords& words) {
  NamedProof chain = named(*scene.proof, words);
  if (chain.notation.empty()) chain.chains = eureka_chains(*scene.proof, words);
  return chain;
}

// One panel, or one for each case of a chain; the last has the conclusion of the step.
std::vector<StepPanel> panels_of(const Path& path, const Scene& scene, std::size_t number,
                                 CellNames names, const StepWords& words,
                                 const Typefaces& typefaces) {
  std::vector<StepPanel> panels;
  const std::size_t cases = std::max<std::size_t>(1, scene.proof->branches.size());
  Argument argument;
  NamedProof chain;
  if (!scene.proof->branches.empty()) {
    argument = argument_of(*scene.proof, words);
    chain = named_chain(scene, words);
  }
  for (std::size_t i = 0; i < cases; ++i) {
    StepPanel panel = worded_panel(i, argument, scene.text, number, names);
    if (i + 1 == cases) panel.notation = notation_lines(chain, names);
    panel.paint = [picture = picture_of(path.start, scene, i, names), &typefaces](
                      Drawing& drawing, const Rect& area) {
      draw_grid(drawing, picture, area, typefaces);
    };
    panels.push_back(std::move(panel));
  }
  return panels;
}

ShownSteps shown_path(const Path& path, CellNames names, const Typefaces& typefaces,
                      const StepWords& words) {
  ShownSteps shown;
  std::size_t number = 0;
  for (const Scene& scene : scenes_of(path, words)) {
    for (StepPanel& panel : panels_of(path, scene, ++number, names, words, typefaces)) {
      shown.panels.push_back(std::move(panel));
    }
  }
  return shown;
}

Result<ShownSteps> shown_step(const Path& path, std::size_t number, CellNames names,
                              const Typefaces& typefaces, const StepWords& words) {
  const std::vector<Scene> scenes = scenes_of(path, words);
  if (number < 1 || number > scenes.size()) {
    return request_error(fmt::format("the path has steps 1 to {}, not {}", scenes.size(), number));
  }
  const Scene& scene = scenes[number - 1];
  std::string told;
  if (scene.proof->branches.empty()) {
    for (const std::string& reason : scene.text.reasons) told += reason + "\n";
  } else {
    told = text_of(argument_of(*scene.proof, words), 0);
  }
  return ShownSteps{panels_of(path, scene, number, names, words, typefaces), renamed(told, names)};
}

}  // namespace

GridPicture picture_of(const Grid& givens, const Scene& scene, std::size_t branch,
                       CellNames names) {
  GridPicture picture;
  picture.givens = givens;
  for (const Cell cell : all_cells()) {
    const int value = scene.before.value(cell);
    if (value != 0 && givens.empty(cell)) picture.found.set(cell, Digit(value));
  }
  picture.marks = scene.before.pencil_marks();
  picture.coordinates =
      names == CellNames::kLetters ? Coordinates::kLetters : Coordinates::kNumbers;
  const Step& step = scene.step.step;
  if (scene.proof->branches.empty()) {
    mark_pattern(picture, scene);
  } else {
    mark_branch(picture, step, scene.proof->branches[branch],
                argument_of(*scene.proof).branches[branch]);
  }
  mark_conclusion(picture, step);
  return picture;
}

Drawing explanation_sheet(const Path& path, CellNames names, const Typefaces& typefaces,
                          const StepWords& words) {
  return sheet_of_panels(shown_path(path, names, typefaces, words).panels, typefaces);
}

Result<Drawing> step_sheet(const Path& path, std::size_t number, CellNames names,
                           const Typefaces& typefaces, const StepWords& words) {
  const auto shown = shown_step(path, number, names, typefaces, words);
  if (!shown) return shown.error();
  return sheet_of_step(*shown, typefaces);
}

Result<std::string> path_image(const Path& path, std::size_t step, CellNames names,
                               const ImageOptions& options, const StepWords& words) {
  const auto typefaces = Typefaces::open();
  if (!typefaces) return typefaces.error();
  const auto shown = step == 0 ? Result<ShownSteps>(shown_path(path, names, *typefaces, words))
                               : shown_step(path, step, names, *typefaces, words);
  if (!shown) return shown.error();
  return render_steps(*shown, options, *typefaces);
}

}  // namespace nonet
