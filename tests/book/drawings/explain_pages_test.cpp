#include "book/drawings/explain_pages.h"

#include <catch2/catch.hpp>

#include "rater/explain/eureka.h"
#include "rater/orders/explainer/explainer.h"
#include "tests/puzzle_of.h"

namespace nonet {
namespace {

// A random minimal puzzle whose path has pointing, claiming, naked pairs and an X-wing.
constexpr std::string_view kPuzzle =
    "..9.....8....3.9...7.6.5.2.93..6..........7.1.5...1....1.4....2..7.1..8..6.8....3";

constexpr std::string_view kPuzzleWithChains =
    "...7....25...62.......1..3...7...1.52......4..48..5....9..8.4....34.65.1..1.....7";

TEST_CASE("A step's picture shows the grid before it and its effect", "[book]") {
  const Path path = explain_explainer(testing::puzzle_of(kPuzzle), {});
  Grid filled = path.start;
  for (const Scene& scene : scenes_of(path)) {
    const GridPicture picture = picture_of(path.start, scene);
    const Step& step = scene.step.step;
    CHECK(picture.givens == path.start);
    CHECK(picture.found.clue_count() + picture.givens.clue_count() == filled.clue_count());
    int removed = 0;
    int placed = 0;
    for (const CandidateHighlight& mark : picture.candidates) {
      removed += mark.kind == Highlight::kElimination;
      placed += mark.kind == Highlight::kPlacement;
    }
    CHECK(removed == step.eliminations.size());
    CHECK(placed == (step.placement ? 1 : 0));
    if (step.placement) filled.set(step.placement->cell, step.placement->digit);
  }
}

TEST_CASE("A sheet draws all steps, a step's sheet its cases and its argument", "[book]") {
  const auto typefaces = Typefaces::open();
  REQUIRE(typefaces.ok());
  const Path path = explain_explainer(testing::puzzle_of(kPuzzle), {});
  const Drawing sheet = explanation_sheet(path, CellNames::kRowColumn, *typefaces);
  CHECK(sheet.size.width > 700);
  CHECK(sheet.size.height > 260.0 * static_cast<double>(path.steps.size()) / 3);
  // The background is white on any page.
  REQUIRE(std::holds_alternative<Shape>(sheet.marks.front()));
  CHECK(std::get<Shape>(sheet.marks.front()).fill == kWhite);

  const auto first = step_sheet(path, 1, CellNames::kLetters, *typefaces);
  REQUIRE(first.ok());
  CHECK(first->size.height > 260);
  const auto none = step_sheet(path, path.steps.size() + 1, CellNames::kRowColumn, *typefaces);
  REQUIRE_FALSE(none.ok());
  CHECK(none.error().reason.find("steps 1 to") != std::string::npos);
}

TEST_CASE("A path, or one step of it, becomes the file of an image", "[book]") {
  const Path path = explain_explainer(testing::puzzle_of(kPuzzle), {});
  const ImageOptions png{.format = ImageFormat::kPng, .dots_per_inch = 20};
  const auto sheet = path_image(path, 0, CellNames::kRowColumn, png);
  const auto step = path_image(path, 1, CellNames::kRowColumn, png);
  REQUIRE(sheet.ok());
  REQUIRE(step.ok());
  CHECK(sheet->starts_with("\x89PNG"));
  CHECK(step->starts_with("\x89PNG"));
  CHECK(*sheet != *step);
  CHECK_FALSE(path_image(path, path.steps.size() + 1, CellNames::kRowColumn, png).ok());
}

std::string without_spaces(std::string text) {
  std::erase(text, ' ');
  return text;
}

// The words of a drawing in a row: a line ends in place of a space, or at a link.
std::string words_on(const Drawing& drawing) {
  std::string words;
  for (const Mark& mark : drawing.marks) {
    if (const auto* text = std::get_if<TextRun>(&mark)) words += text->text;
  }
  return without_spaces(words);
}

TEST_CASE("Drawn chains have their Eureka notation", "[book]") {
  const auto typefaces = Typefaces::open();
  REQUIRE(typefaces.ok());
  const Path path = explain_explainer(testing::puzzle_of(kPuzzleWithChains), {});
  const std::string words = words_on(explanation_sheet(path, CellNames::kRowColumn, *typefaces));
  int chains = 0;
  std::size_t number = 0;
  for (const Scene& scene : scenes_of(path)) {
    ++number;
    for (const std::string& chain : eureka_chains(*scene.proof)) {
      ++chains;
      INFO(chain);
      CHECK(words.find(without_spaces(chain)) != std::string::npos);
      const auto alone = step_sheet(path, number, CellNames::kRowColumn, *typefaces);
      REQUIRE(alone.ok());
      CHECK(words_on(*alone).find(without_spaces(chain)) != std::string::npos);
    }
  }
  CHECK(chains > 0);
}

TEST_CASE("The picture of a chain numbers the assertions of one branch", "[book]") {
  const Path path = explain_explainer(testing::puzzle_of(kPuzzleWithChains), {});
  int chains = 0;
  for (const Scene& scene : scenes_of(path)) {
    if (scene.proof->branches.empty()) continue;
    ++chains;
    for (std::size_t i = 0; i < scene.proof->branches.size(); ++i) {
      const GridPicture picture = picture_of(path.start, scene, i);
      CHECK(picture.fade_others);
      int numbered = 0;
      for (const CandidateHighlight& mark : picture.candidates) numbered += mark.number > 0;
      CHECK((numbered > 0 || scene.proof->branches[i].nodes.size() == 1));
    }
  }
  CHECK(chains > 0);
}

}  // namespace
}  // namespace nonet
