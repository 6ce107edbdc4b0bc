#include "book/drawings/board_explain.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "variants/text/board_text.h"

namespace nonet {
namespace {

using variants::BoardScene;

// Puzzles of this project whose paths have chains, fish or locked candidates.
struct Case {
  std::string board;
  std::string puzzle;
};
const std::vector<Case> kCases = {
    {"6x6+x", "6........5..4.......3.......1......."},
    {"6x6", "253....1....5....23...4......3..4..."},
    {"9x9+x", "..4..3..6.2....89..........9......7..8.....1...1.....2.4......5...3........6.2..."},
};

struct Walk {
  explicit Walk(const Case& example)
      : geometry(*variants::geometry_of(example.board)),
        rater(*variants::BoardRater::of(geometry)),
        words(rater.board(), kEnglishSteps) {
    variants::CellDigits givens;
    for (const char c : example.puzzle) {
      givens.push_back(static_cast<std::uint8_t>(c == '.' ? 0 : c - '0'));
    }
    path = rater.path(givens, {});
  }

  variants::Geometry geometry;
  variants::BoardRater rater;
  variants::BoardWords words;
  variants::BoardPath path;
};

std::size_t count_of(const BoardPicture& picture, Highlight kind) {
  return static_cast<std::size_t>(
      std::ranges::count(picture.highlights.spots, kind, &BoardSpotHighlight::kind));
}

TEST_CASE("A picture of a step on any board shows the position and the conclusion", "[book]") {
  for (const Case& example : kCases) {
    const Walk walk(example);
    INFO(example.board);
    REQUIRE(walk.path.rating.solved());
    int chains = 0;
    for (const BoardScene& scene : scenes_of(walk.path, walk.words)) {
      const variants::BoardStep& step = scene.taken.step;
      const BoardPicture picture = picture_of(walk.geometry, walk.path.givens, scene, walk.words);
      CHECK(count_of(picture, Highlight::kElimination) == step.eliminations.size());
      CHECK(count_of(picture, Highlight::kPlacement) == (step.placement ? 1U : 0U));
      chains += step.proof ? 1 : 0;
      CHECK(picture.highlights.links.empty() == !step.proof);
      // Each highlight stands on a candidate of the position.
      for (const BoardSpotHighlight& h : picture.highlights.spots) {
        const std::uint32_t there = picture.highlights.candidates[h.spot.cell];
        CHECK((there >> static_cast<unsigned>(h.spot.digit - 1) & 1U) == 1U);
      }
      for (std::size_t i = 0; i < picture.givens.size(); ++i) {
        const bool filled = picture.givens[i] != 0 || picture.found[i] != 0;
        CHECK(filled == (picture.highlights.candidates[i] == 0));
      }
    }
    CHECK((chains > 0) == (walk.path.rating.score > 6.2));
  }
}

TEST_CASE("A path on any board, or one step of it, becomes the file of an image", "[book]") {
  const Walk walk(kCases.front());
  const ImageOptions png{.format = ImageFormat::kPng, .dots_per_inch = 20};
  const auto image = [&](std::size_t step) {
    return board_path_image(walk.geometry, walk.path, step, CellNames::kRowColumn, png, walk.words);
  };
  const auto sheet = image(0);
  const auto step = image(2);
  REQUIRE(sheet.ok());
  REQUIRE(step.ok());
  CHECK(sheet->starts_with("\x89PNG"));
  CHECK(*sheet != *step);
  const auto none = image(walk.path.steps.size() + 1);
  REQUIRE_FALSE(none.ok());
  CHECK(none.error().reason.find("steps 1 to") != std::string::npos);
}

}  // namespace
}  // namespace nonet
