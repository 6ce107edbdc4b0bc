#include "book/explain_pages.h"

#include <catch2/catch.hpp>

#include "rater/scales/explainer.h"
#include "tests/puzzle_of.h"

namespace nonet {
namespace {

// A random minimal puzzle whose path has pointing, claiming, naked pairs and an X-wing.
constexpr std::string_view kPuzzle =
    "..9.....8....3.9...7.6.5.2.93..6..........7.1.5...1....1.4....2..7.1..8..6.8....3";

std::size_t count_of(const std::string& text, const std::string& word) {
  std::size_t count = 0;
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    ++count;
  }
  return count;
}

TEST_CASE("A step's picture shows the grid before it and what it does", "[book]") {
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

TEST_CASE("The page has a slide and a drawing for each step", "[book]") {
  const auto typefaces = Typefaces::open();
  REQUIRE(typefaces.ok());
  const std::vector<Path> paths = {explain_explainer(testing::puzzle_of(kPuzzle), {})};
  const std::string page = explanation_page(paths, *typefaces);
  CHECK(count_of(page, "<svg") == paths[0].steps.size());
  CHECK(count_of(page, "class=\"slide\"") == paths[0].steps.size());
  CHECK(page.find("http://") == page.find("http://www.w3.org"));
  CHECK(page.find("<link") == std::string::npos);

  const Drawing sheet = explanation_sheet(paths[0], *typefaces);
  CHECK(sheet.size.width > 700);
  CHECK(sheet.size.height > 260.0 * static_cast<double>(paths[0].steps.size()) / 3);
}

}  // namespace
}  // namespace nonet
