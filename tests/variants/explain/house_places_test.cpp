// Reads the places of houses back from the words with a reader of its own.
#include "variants/explain/house_places.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <regex>
#include <string>
#include <vector>

#include "variants/explain/board_hint.h"
#include "variants/explain/board_json.h"
#include "variants/explain/board_scene.h"

namespace nonet::variants {
namespace {

const std::string kLayout =
    "111133333111113233222222223744555566774558869744558869774588669744886669774899999";

// "r1c7-r2c9, r3c8".
std::vector<CellIndex> cells_read(const std::string& place, int width) {
  static const std::regex kPart("r(\\d+)c(\\d+)(?:-r(\\d+)c(\\d+))?");
  std::vector<CellIndex> cells;
  for (std::sregex_iterator part(place.begin(), place.end(), kPart), end; part != end; ++part) {
    const auto number = [&](std::size_t i, std::size_t other) {
      return std::stoi((*part)[(*part)[i].matched ? i : other]);
    };
    for (int row = number(1, 1); row <= number(3, 1); ++row) {
      for (int column = number(2, 2); column <= number(4, 2); ++column)
        cells.push_back(static_cast<CellIndex>((row - 1) * width + column - 1));
    }
  }
  std::ranges::sort(cells);
  return cells;
}

TEST_CASE("The place of a house has its cells, and only where its name does not tell them",
          "[ladder][explain]") {
  for (const std::string& key :
       {std::string("windoku"), std::string("disjoint"), std::string("asterisk"),
        std::string("center-dot"), std::string("girandola+x"), "jigsaw:" + kLayout,
        std::string("16x16+disjoint"), std::string("4x4+jigsaw:AABBABBCADCCDDDC")}) {
    const auto geometry = geometry_of(key);
    REQUIRE(geometry.ok());
    const LadderBoard board(*geometry);
    const BoardWords names(board, kEnglishSteps);
    int placed = 0;
    for (std::size_t i = 0; i < board.houses().size(); ++i) {
      const auto house = static_cast<HouseIndex>(i);
      INFO(names.house(house));
      CHECK(cells_read(place_of(house, names), board.digits()) == board.house(house).cells);
      const bool told = name_with_place(house, names) != names.house(house);
      placed += told ? 1 : 0;
      const Layer layer = board.house(house).layer;
      const bool lines = layer == Layer::kRows || layer == Layer::kColumns;
      if (lines || layer == Layer::kDiagonal || layer == Layer::kAntidiagonal) CHECK_FALSE(told);
    }
    CHECK(placed > 0);
  }
  const auto classic = geometry_of("9x9");
  const LadderBoard board(*classic);
  for (std::size_t i = 0; i < board.houses().size(); ++i)
    CHECK_FALSE(needs_place(static_cast<HouseIndex>(i), board));
}

TEST_CASE("Few rectangles tell the place of a house", "[ladder][explain]") {
  const auto geometry = geometry_of("windoku");
  const LadderBoard board(*geometry);
  const BoardWords english(board, kEnglishSteps);
  const BoardWords german(board, kGermanSteps);
  const LayerRange& windows = board.layers().back();
  REQUIRE(windows.layer == Layer::kWindows);
  CHECK(name_with_place(windows.first, english) == "window 1 (r2c2-r4c4)");
  CHECK(name_with_place(windows.first, german) == "Fenster 1 (Z2S2-Z4S4)");
  const auto fifth = static_cast<HouseIndex>(windows.first + 4);
  CHECK(place_of(fifth, english) == "r1c2-r1c4, r5c2-r5c4, r9c2-r9c4");
  CHECK(name_with_place(fifth, english) ==
        "window 5 (r1c2-r1c4, r5c2-r5c4, r9c2-r9c4; it follows from windows 1 to 4)");
  CHECK(name_with_place(fifth, german) ==
        "Fenster 5 (Z1S2-Z1S4, Z5S2-Z5S4, Z9S2-Z9S4; es folgt aus den Fenstern 1 bis 4)");
}

TEST_CASE("A house has its place where it is named first", "[ladder][explain]") {
  const auto geometry = geometry_of("16x16+disjoint");
  const LadderBoard board(*geometry);
  const BoardWords names(board, kEnglishSteps);
  HousePlaces places(names);
  const std::string twelfth = places.told("In disjoint group 12 and disjoint group 12.");
  CHECK(twelfth.starts_with("In disjoint group 12 (r3c4, r3c8,"));
  CHECK(twelfth.ends_with(") and disjoint group 12."));
  CHECK(places.told("disjoint group 12") == "disjoint group 12");
  CHECK(places.told("disjoint group 1").starts_with("disjoint group 1 (r1c1,"));
  CHECK(places.told("row 3") == "row 3");
  CHECK(HousePlaces(names).told(twelfth) == twelfth);
}

struct JigsawWalk {
  JigsawWalk() : geometry(*geometry_of("jigsaw:" + kLayout)), rater(*BoardRater::of(geometry)) {
    for (const char c : std::string("5.83....1....4....6..........2..4..........744...6912.37.9.."
                                    "........3......7..89."))
      givens.push_back(static_cast<std::uint8_t>(c == '.' ? 0 : c - '0'));
    path = rater.path(givens, {});
  }

  Geometry geometry;
  BoardRater rater;
  CellDigits givens;
  BoardPath path;
};

// The number of regions that the text names; each has to have its cells at its first mention.
std::size_t regions_told(const std::string& text, const std::string& word,
                         const BoardWords& names) {
  const std::regex region(word + " (\\d+)( \\(([^)]*)\\))?");
  std::vector<int> seen;
  for (std::sregex_iterator hit(text.begin(), text.end(), region), end; hit != end; ++hit) {
    const int number = std::stoi((*hit)[1]);
    if (std::ranges::find(seen, number) != seen.end()) continue;
    seen.push_back(number);
    INFO(text);
    CHECK((*hit)[2].matched);
    for (std::size_t i = 0; i < names.board().houses().size(); ++i) {
      const auto house = static_cast<HouseIndex>(i);
      if (names.house(house) != word + " " + std::to_string(number)) continue;
      CHECK((*hit)[3] == place_of(house, names));
    }
  }
  return seen.size();
}

TEST_CASE("Steps and hints of a jigsaw say where their regions are", "[ladder][explain]") {
  const JigsawWalk walk;
  REQUIRE(walk.path.rating.solved());
  for (const auto& [words, region] :
       {std::pair(&kEnglishSteps, "region"), {&kGermanSteps, "Gebiet"}}) {
    const BoardWords names(walk.rater.board(), *words);
    std::array<std::size_t, 4> told = {};
    for (const BoardScene& scene : scenes_of(walk.path, names)) {
      const Hint hint = hint_of(scene, names);
      told[0] += regions_told(hint.where, region, names);
      told[1] += regions_told(hint.step, region, names);
      told[2] += regions_told(text_of(scene, names), region, names);
      std::string reasons;
      for (const std::string& reason : scene.text.reasons) reasons += reason + "\n";
      told[3] += regions_told(reasons, region, names);
    }
    for (const std::size_t count : told) CHECK(count >= 4);
  }
}

TEST_CASE("A wrong digit of a jigsaw is told with the place of its region", "[ladder][explain]") {
  const JigsawWalk walk;
  const BoardWords names(walk.rater.board(), kEnglishSteps);
  BoardProgress progress{walk.givens, {}, walk.givens};
  BoardPosition end(walk.rater.board(), walk.givens);
  for (const PricedBoardStep& taken : walk.path.steps) apply_step(end, taken.step);
  progress.solution = end.fill().digits;
  progress.reached[1] = progress.solution[1] == 1 ? 2 : 1;
  const auto next = next_step_of(walk.rater, progress, names);
  REQUIRE(next.ok());
  REQUIRE(next->mistakes.size() == 1);
  CHECK(regions_told(next->mistakes[0].where, "region", names) == 1);
}

TEST_CASE("The JSON of a step has the cells of the regions that it names", "[ladder][explain]") {
  const JigsawWalk walk;
  const BoardWords names(walk.rater.board(), kGermanSteps);
  int named = 0;
  for (const BoardScene& scene : scenes_of(walk.path, names)) {
    const auto json = json_of(scene, names);
    if (!json.contains("house")) continue;
    const std::string house = json["house"];
    if (!house.starts_with("region ")) {
      CHECK_FALSE(json.value("houses", nlohmann::ordered_json::object()).contains(house));
      continue;
    }
    ++named;
    REQUIRE(json.contains("houses"));
    std::string cells;
    for (const auto& cell : json["houses"][house]) cells += cell.get<std::string>() + " ";
    const HouseIndex base = scene.taken.step.bases[0];
    CHECK(cells_read(cells, 9) == walk.rater.board().house(base).cells);
  }
  CHECK(named >= 4);
}

}  // namespace
}  // namespace nonet::variants
