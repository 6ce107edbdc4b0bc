#include <catch2/catch.hpp>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "rater/explain/names.h"
#include "rater/explain/path_text.h"
#include "rater/explain/pattern_reasons.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/bridi/bridi.h"
#include "rater/orders/catalog.h"
#include "rater/orders/explainer/explainer.h"
#include "tests/puzzle_of.h"
#include "tests/rater/technique_cases.h"

namespace nonet {
namespace {

TEST_CASE("Cells, houses and sets have their names", "[rater]") {
  CHECK(name_of(Cell(3, 6)) == "r4c7");
  CHECK(name_of(House::row(0)) == "row 1");
  CHECK(name_of(House::column(8)) == "column 9");
  CHECK(name_of(House::box(4)) == "box 5");
  CHECK(list_of(CellSet{Cell(0, 0), Cell(8, 8)}) == "r1c1, r9c9");
  CHECK(list_of(bit_of(House::row(2))) == "row 3");
  CHECK(list_of(bit_of(House::row(2)) | bit_of(House::row(6)) | bit_of(House::box(1))) ==
        "rows 3 and 7 and box 2");
  CHECK(list_of(DigitSet{Digit(2)}, "and") == "2");
  CHECK(list_of(DigitSet{Digit(2), Digit(5)}, "or") == "2 or 5");
  CHECK(list_of(DigitSet{Digit(2), Digit(5), Digit(7)}, "and") == "2, 5 and 7");
}

// Exclusions name every combination; other steps have three lines.
bool is_told_shortly(const Scene& scene) {
  if (technique_row(scene.step.step.technique).family == "aligned_exclusion") return true;
  for (const std::string& line : scene.text.reasons) {
    if (line.size() > 160) return false;
  }
  return scene.text.reasons.size() <= 3;
}

TEST_CASE("Every step is explained in a few lines, with everything it rests on", "[rater]") {
  std::set<TechniqueId> explained;
  for (const Puzzle& puzzle : testing::puzzles_with_many_techniques()) {
    RateRequest request;
    request.max_score = 7.5;
    const Path path = explain_explainer(puzzle, request);
    for (const Scene& scene : scenes_of(path)) {
      INFO(puzzle.givens().line() << " " << scene.text.technique);
      CHECK_FALSE(scene.text.reasons.empty());
      CHECK(is_told_shortly(scene));
      for (const std::string& line : scene.text.reasons) {
        CHECK(line.find(" more ") == std::string::npos);
        CHECK(line.find("()") == std::string::npos);
        CHECK((line.back() == '.' || line.back() == ':' || scene.text.reasons.size() > 1));
      }
      CHECK_FALSE(scene.text.conclusion.empty());
      explained.insert(scene.step.step.technique);
    }
  }
  CHECK(explained.size() >= 25);
}

TEST_CASE("A naked set names all houses that it clears", "[rater]") {
  int of_two_houses = 0;
  for (const Puzzle& puzzle : testing::puzzles_with_many_techniques()) {
    for (const Scene& scene : scenes_of(find_scale("hodoku")->explain(puzzle, {}))) {
      const Step& step = scene.step.step;
      if (step.technique != TechniqueId::kLockedPair || step.bases == 0) continue;
      ++of_two_houses;
      INFO(scene.text.reasons.front());
      for (const std::string& line : scene.text.reasons)
        CHECK(line.find(list_of(step.bases)) != std::string::npos);
    }
  }
  CHECK(of_two_houses >= 3);
}

TEST_CASE("A kite with both places of its row in the box has two ends", "[rater]") {
  Step step;
  step.technique = TechniqueId::kTwoStringKite;
  step.cells = CellSet{Cell(0, 4), Cell(3, 3), Cell(3, 5), Cell(5, 4)};
  step.digits = DigitSet(Digit(8));
  step.bases = bit_of(House::row(3)) | bit_of(House::column(4));
  step.covers = bit_of(House::box(4));
  add_elimination(step, {Cell(0, 5), Digit(8)});
  const auto lines = pattern_reasons(Position(Grid()), step);
  CHECK(lines.front().ends_with("one of either in box 5: r4c4, r6c5."));
  CHECK(lines.back() == "At most one of these is true, so one of r1c5, r4c6 is.");
}

TEST_CASE("The text of a path reads as expected", "[rater]") {
  const Puzzle puzzle = testing::puzzle_of(
      "............18..36....37.14......89...6..8..57........53....9...1.94...2.7...14..");
  const std::string text = path_as_text(explain_explainer(puzzle, {}));
  CHECK(text.find("1. 1.2  Hidden Single in a box\n") != std::string::npos);
  CHECK(text.find("has one place left: r") != std::string::npos);
  CHECK(text.find("\nsolved: er 1.2 ep 1.2 ed 1.2\n") != std::string::npos);
  CHECK(path_as_text(explain_bridi(puzzle, {})).find("1. 1  Naked Single") != std::string::npos);
}

TEST_CASE("JSON lines parse and contain the whole path", "[rater]") {
  const Path path = explain_explainer(testing::puzzles_with_many_techniques().front(), {});
  const std::string text = path_as_jsonl(path);
  std::size_t lines = 0;
  Position position(path.start);
  for (std::size_t at = 0; at < text.size(); ++lines) {
    const std::size_t end = text.find('\n', at);
    const auto json = nlohmann::json::parse(text.substr(at, end - at));
    CHECK(json["puzzle"] == path.start.line());
    if (lines < path.steps.size()) {
      const Step& step = path.steps[lines].step;
      CHECK(json["step"] == lines + 1);
      CHECK(json["eliminations"].size() == static_cast<std::size_t>(step.eliminations.size()));
      CHECK(json.contains("placement") == step.placement.has_value());
    }
    at = end + 1;
  }
  CHECK(lines == path.steps.size() + 1);
}

}  // namespace
}  // namespace nonet
