#include "book/drawings/board_explain.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "base/request_error.h"
#include "book/drawings/board_picture.h"
#include "book/drawings/step_panels.h"
#include "rater/explain/argument.h"
#include "variants/explain/board_reasons.h"
#include "variants/explain/board_scene.h"

namespace nonet {
namespace {

using variants::BoardCandidate;
using variants::BoardProofBranch;
using variants::BoardProofNode;
using variants::BoardScene;
using variants::BoardStep;
using variants::BoardWords;
using variants::CellIndex;

constexpr int kUsualColumns = 9;
constexpr double kColumnWidth = 29;  // points

BoardSpot spot_of(const BoardCandidate& candidate) { return {candidate.cell, candidate.digit + 1}; }

// What a step shows: its position, its pattern or a branch of its chain, its conclusion.
class ScenePicture {
 public:
  ScenePicture(const BoardScene& scene, const BoardWords& words) : scene_(scene), words_(words) {}

  void show_position(BoardPicture& picture) const {
    picture.found.assign(picture.givens.size(), 0);
    picture.highlights.candidates.assign(picture.givens.size(), 0);
    for (std::size_t i = 0; i < picture.givens.size(); ++i) {
      const auto cell = static_cast<CellIndex>(i);
      if (const std::uint8_t value = scene_.before.fill().digits[i]; value != 0) {
        if (picture.givens[i] == 0) picture.found[i] = value;
      } else {
        picture.highlights.candidates[i] = scene_.before.marks().of(cell);
      }
    }
  }

  void show_pattern(BoardHighlights& shown) const {
    const BoardStep& step = scene_.taken.step;
    const auto& marks = scene_.before.marks();
    for (const variants::HouseIndex base : step.bases) {
      shown.houses.insert(shown.houses.end(), cells_of(base).begin(), cells_of(base).end());
    }
    for (const variants::HouseIndex cover : step.covers) shown.covers.push_back(cells_of(cover));
    for (const CellIndex cell : step.helpers) shown.cells.emplace_back(cell, Highlight::kLinkOff);
    for (const CellIndex cell : pattern_cells(marks, step, words_.board())) {
      shown.cells.emplace_back(cell, Highlight::kPattern);
      for (const std::size_t digit : variants::each_bit(marks.of(cell) & step.digits)) {
        const BoardCandidate candidate{cell, static_cast<std::uint8_t>(digit)};
        if (std::ranges::find(step.eliminations, candidate) != step.eliminations.end()) continue;
        shown.spots.push_back({spot_of(candidate), Highlight::kPattern});
      }
    }
  }

  // The assertions, numbered as their lines are, and the links between them.
  void show_branch(BoardHighlights& shown, const Argument& argument, std::size_t number) const {
    const BoardProofBranch& branch = scene_.taken.step.proof->branches[number];
    std::vector<int> line_of(branch.size());
    for (const ArgumentLine& line : argument.branches[number].lines) {
      for (const std::uint32_t node : line.nodes) line_of[node] = line.number;
    }
    std::vector<BoardCandidate> marked;
    for (std::size_t i = 0; i < branch.size(); ++i) {
      const BoardProofNode& node = branch[i];
      for (const std::uint32_t parent : node.parents) {
        shown.links.emplace_back(spot_of(branch[parent].candidate), spot_of(node.candidate),
                                 node.on ? LinkStrength::kStrong : LinkStrength::kWeak);
      }
      const bool again = std::ranges::find(marked, node.candidate) != marked.end();
      if (again || is_concluded(node.candidate)) continue;
      marked.push_back(node.candidate);
      shown.spots.push_back({spot_of(node.candidate),
                             node.on ? Highlight::kLinkOn : Highlight::kLinkOff, line_of[i]});
    }
    shown.fade_others = true;
  }

  void show_conclusion(BoardHighlights& shown) const {
    const BoardStep& step = scene_.taken.step;
    for (const BoardCandidate& gone : step.eliminations) {
      shown.spots.push_back({spot_of(gone), Highlight::kElimination});
    }
    if (!step.placement) return;
    std::erase_if(shown.cells,
                  [&](const auto& each) { return each.first == step.placement->cell; });
    shown.cells.emplace_back(step.placement->cell, Highlight::kPlacement);
    shown.spots.push_back({spot_of(*step.placement), Highlight::kPlacement});
  }

 private:
  [[nodiscard]] const std::vector<CellIndex>& cells_of(variants::HouseIndex house) const {
    return words_.board().house(house).cells;
  }

  [[nodiscard]] bool is_concluded(const BoardCandidate& candidate) const {
    const BoardStep& step = scene_.taken.step;
    return step.placement == candidate ||
           std::ranges::find(step.eliminations, candidate) != step.eliminations.end();
  }

  const BoardScene& scene_;
  const BoardWords& words_;
};

// `argument`: of the scene's chain, if it has one.
BoardPicture picture_with(const variants::Geometry& geometry, const variants::CellDigits& givens,
                          const BoardScene& scene, const BoardWords& words,
                          const Argument& argument, std::size_t branch) {
  BoardPicture picture{.geometry = &geometry, .givens = givens, .coordinates = true};
  const ScenePicture shown(scene, words);
  shown.show_position(picture);
  if (scene.taken.step.proof) {
    shown.show_branch(picture.highlights, argument, branch);
  } else {
    shown.show_pattern(picture.highlights);
  }
  shown.show_conclusion(picture.highlights);
  return picture;
}

Argument argument_behind(const BoardScene& scene, const BoardWords& words) {
  return scene.chain ? argument_of(*scene.chain, words.words()) : Argument();
}

struct Sheets {
  const variants::Geometry& geometry;
  const variants::BoardPath& path;
  CellNames names;
  const BoardWords& words;
  const Typefaces& typefaces;

  // One panel, or one for each case of a chain; the last has the conclusion of the step.
  [[nodiscard]] std::vector<StepPanel> panels_of(const BoardScene& scene, const Argument& argument,
                                                 std::size_t number) const {
    const std::size_t cases = std::max<std::size_t>(1, argument.branches.size());
    std::vector<StepPanel> panels;
    for (std::size_t i = 0; i < cases; ++i) {
      StepPanel panel = worded_panel(i, argument, scene.text, number, names);
      if (i + 1 == cases && scene.chain) panel.notation = notation_lines(*scene.chain, names);
      panel.paint = [picture = picture_with(geometry, path.givens, scene, words, argument, i),
                     this](Drawing& drawing, const Rect& area) {
        draw_board(drawing, picture, area, typefaces);
      };
      panels.push_back(std::move(panel));
    }
    return panels;
  }

  [[nodiscard]] StepPanelSize size() const {
    const BoardPicture board{.geometry = &geometry, .givens = path.givens, .coordinates = true};
    return {.width = kColumnWidth * std::max(kUsualColumns, geometry.columns()),
            .shape = board_shape(board)};
  }

  [[nodiscard]] ShownSteps of_path() const {
    ShownSteps shown;
    std::size_t number = 0;
    for (const BoardScene& scene : scenes_of(path, words)) {
      const Argument argument = argument_behind(scene, words);
      for (StepPanel& panel : panels_of(scene, argument, ++number)) {
        shown.panels.push_back(std::move(panel));
      }
    }
    return shown;
  }

  [[nodiscard]] ShownSteps of_step(std::size_t number) const {
    const BoardScene scene = scenes_of(path, words)[number - 1];
    const Argument argument = argument_behind(scene, words);
    std::string lines;
    if (scene.chain) {
      lines = text_of(argument, 0);
    } else {
      for (const std::string& reason : scene.text.reasons) lines += reason + "\n";
    }
    return {panels_of(scene, argument, number), renamed(lines, names)};
  }
};

}  // namespace

BoardPicture picture_of(const variants::Geometry& geometry, const variants::CellDigits& givens,
                        const BoardScene& scene, const BoardWords& words, std::size_t branch) {
  return picture_with(geometry, givens, scene, words, argument_behind(scene, words), branch);
}

Result<std::string> board_path_image(const variants::Geometry& geometry,
                                     const variants::BoardPath& path, std::size_t step,
                                     CellNames names, const ImageOptions& options,
                                     const variants::BoardWords& words) {
  if (step > path.steps.size()) {
    return request_error(
        fmt::format("the path has steps 1 to {}, not {}", path.steps.size(), step));
  }
  const auto typefaces = Typefaces::open();
  if (!typefaces) return typefaces.error();
  const Sheets sheets{geometry, path, names, words, *typefaces};
  return render_steps(step == 0 ? sheets.of_path() : sheets.of_step(step), options, *typefaces,
                      sheets.size());
}

}  // namespace nonet
