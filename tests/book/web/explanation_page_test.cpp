#include "book/web/explanation_page.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <set>

#include "rater/orders/explainer/explainer.h"
#include "tests/puzzle_of.h"

namespace nonet {
namespace {

// Random minimal puzzles of this project: ER 4.6, and 9.0 with chains of several cases.
constexpr std::string_view kExplainedPuzzle =
    "..9.....8....3.9...7.6.5.2.93..6..........7.1.5...1....1.4....2..7.1..8..6.8....3";
constexpr std::string_view kHardPuzzle =
    "...7....25...62.......1..3...7...1.52......4..48..5....9..8.4....34.65.1..1.....7";

std::size_t count_of(const std::string& text, const std::string& word) {
  std::size_t count = 0;
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    ++count;
  }
  return count;
}

std::vector<nlohmann::json> data_of(const std::string& page) {
  const std::string begin = "class=\"data\">";
  std::vector<nlohmann::json> data;
  for (std::size_t at = page.find(begin); at != std::string::npos; at = page.find(begin, at + 1)) {
    const std::size_t from = at + begin.size();
    data.push_back(nlohmann::json::parse(page.substr(from, page.find("</script>", from) - from)));
  }
  return data;
}

std::string explanation_page(const std::vector<Path>& paths, CellNames names) {
  ExplanationPage page(names);
  std::string text;
  for (const Path& path : paths) text += page.add(path);
  return text + page.end();
}

TEST_CASE("A page has one beginning and one end, however many puzzles it has", "[book]") {
  const Path path = explain_explainer(testing::puzzle_of(kExplainedPuzzle), {});
  CHECK(explanation_page({}, CellNames::kRowColumn).empty());
  const std::string one = explanation_page({path}, CellNames::kRowColumn);
  CHECK(one.starts_with("<!DOCTYPE html>"));
  CHECK(one.ends_with("</html>\n"));
  CHECK(count_of(one, "<h2>") == 0);
  const std::string three = explanation_page({path, path, path}, CellNames::kRowColumn);
  CHECK(count_of(three, "<!DOCTYPE html>") == 1);
  CHECK(count_of(three, "</html>") == 1);
  CHECK(count_of(three, "<h2>Puzzle ") == 3);
  CHECK(three.size() < 3 * one.size());
}

TEST_CASE("The written part of a page is released: each puzzle gives its own section", "[book]") {
  const Path path = explain_explainer(testing::puzzle_of(kExplainedPuzzle), {});
  ExplanationPage page(CellNames::kRowColumn);
  CHECK(page.add(path).empty());
  CHECK(count_of(page.add(path), "<section class=\"puzzle\">") == 2);
  CHECK(count_of(page.add(path), "<section class=\"puzzle\">") == 1);
  CHECK(count_of(page.end(), "<section class=\"puzzle\">") == 0);
}

TEST_CASE("The page folds singles, and every view it names has its data", "[book]") {
  const std::vector<Path> paths = {explain_explainer(testing::puzzle_of(kExplainedPuzzle), {}),
                                   explain_explainer(testing::puzzle_of(kHardPuzzle), {})};
  const std::string page = explanation_page(paths, CellNames::kRowColumn);
  CHECK(count_of(page, "<section class=\"puzzle\">") == 2);
  CHECK(count_of(page, "<article ") < paths[0].steps.size() + paths[1].steps.size());
  CHECK(count_of(page, "<article ") == count_of(page, "style=\"--h:"));
  CHECK(page.find("<link") == std::string::npos);
  CHECK(page.find("src=") == std::string::npos);
  const auto data = data_of(page);
  REQUIRE(data.size() == 2);
  for (std::size_t p = 0; p < data.size(); ++p) {
    CHECK(data[p]["givens"] == paths[p].start.line());
    REQUIRE(data[p]["steps"].size() == paths[p].steps.size());
    for (const auto& step : data[p]["steps"]) {
      if (!step.contains("v")) continue;
      for (const auto& view : step["v"]) {
        CHECK(view["a"] < view["n"].size());
        for (const auto& node : view["n"]) CHECK(node[2] <= view["l"]);
      }
    }
  }
}

TEST_CASE("A page of a puzzle of ER 9 stays under 300 kB", "[book]") {
  const std::vector<Path> paths = {explain_explainer(testing::puzzle_of(kHardPuzzle), {})};
  CHECK(paths[0].rating.score >= 9.0);
  CHECK(explanation_page(paths, CellNames::kRowColumn).size() < 300'000);
}

TEST_CASE("Cells are called by rows and columns or by letters", "[book]") {
  CHECK(renamed("r4c7 is 5, not r1c1; r0c1 rc", CellNames::kLetters) == "D7 is 5, not A1; r0c1 rc");
  const std::vector<Path> paths = {explain_explainer(testing::puzzle_of(kExplainedPuzzle), {})};
  const std::string page = explanation_page(paths, CellNames::kLetters);
  CHECK(page.find("r1c") == std::string::npos);
  CHECK(data_of(page)[0]["letters"] == true);
}

}  // namespace
}  // namespace nonet
