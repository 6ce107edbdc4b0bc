#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "book/web/explanation_page.h"
#include "variants/board/geometry.h"
#include "variants/text/board_text.h"

namespace nonet {
namespace {

using nlohmann::json;

// ER 6.5, with chains.
constexpr std::string_view kSmall = "6........5..4.......3.......1.......";

struct PageOfBoard {
  std::string text;
  std::vector<variants::BoardPath> paths;
};

PageOfBoard page_of(std::string_view key, std::string_view puzzle, int times, CellNames names) {
  const auto board = variants::geometry_of(key);
  REQUIRE(board.ok());
  const auto rater = variants::BoardRater::of(*board);
  REQUIRE(rater.ok());
  const variants::BoardWords words(rater->board(), kEnglishSteps);
  const auto givens = variants::read_position(puzzle, *board, {.source = "test"});
  REQUIRE(givens.ok());
  PageOfBoard made;
  ExplanationPage page(*board, words, names, BookWords());
  for (int i = 0; i < times; ++i) {
    made.paths.push_back(rater->path(*givens));
    made.text += page.add(explained(made.paths.back(), words));
  }
  made.text += page.end();
  return made;
}

json data_of(const std::string& page) {
  const std::string begin = "class=\"data\">";
  const std::size_t from = page.find(begin) + begin.size();
  return json::parse(page.substr(from, page.find("</script>", from) - from));
}

json board_of(const std::string& page) {
  const std::string begin = "useBoard({\"";
  const std::size_t from = page.find(begin) + begin.size() - 2;
  return json::parse(page.substr(from, page.find(");", from) - from));
}

TEST_CASE("A page to follow of another board has its steps as numbers of that board",
          "[book][boards]") {
  const PageOfBoard page = page_of("6x6+x", kSmall, 1, CellNames::kRowColumn);
  CHECK(page.text.starts_with("<!DOCTYPE html>"));
  CHECK(page.text.ends_with("</html>\n"));
  const json data = data_of(page.text);
  const json board = board_of(page.text);
  CHECK(data["givens"] == kSmall);
  CHECK(board["digits"] == 6);
  REQUIRE(data["steps"].size() == page.paths.front().steps.size());
  const int candidates = 36 * 6;
  const int houses = static_cast<int>(board["houses"].size());
  int chains = 0;
  for (const json& step : data["steps"]) {
    CHECK(step["p"] < candidates);
    CHECK((step["p"] >= 0 || !step["e"].empty()));
    for (const json& house : step.value("h", json::array())) CHECK(house < houses);
    for (const json& house : step.value("u", json::array())) CHECK(house < houses);
    for (const json& view : step.value("v", json::array())) {
      ++chains;
      for (const json& node : view["n"]) {
        CHECK(node[0] < candidates);
        CHECK(node[2] <= view["l"]);
      }
    }
  }
  CHECK(chains > 0);
}

// What the page's script does: it removes and fills as the steps say.
TEST_CASE("The steps of the page lead to the board's solution", "[book][boards]") {
  const PageOfBoard page = page_of("6x6+x", kSmall, 1, CellNames::kRowColumn);
  const json data = data_of(page.text);
  std::string filled = data["givens"];
  for (const json& step : data["steps"]) {
    const int placed = step["p"];
    if (placed < 0) continue;
    char& cell = filled[static_cast<std::size_t>(placed / 6)];
    CHECK(cell == '.');
    cell = static_cast<char>('1' + placed % 6);
  }
  CHECK(filled.find('.') == std::string::npos);
  for (const json& house : board_of(page.text)["houses"]) {
    std::string digits;
    for (const std::size_t cell : house) digits += filled[cell];
    std::sort(digits.begin(), digits.end());
    CHECK(digits == "123456");
  }
}

TEST_CASE("A page of several puzzles of a board has a heading for each", "[book][boards]") {
  const PageOfBoard page = page_of("6x6+x", kSmall, 3, CellNames::kRowColumn);
  std::size_t headings = 0;
  for (std::size_t at = page.text.find("<h2>"); at != std::string::npos;
       at = page.text.find("<h2>", at + 1)) {
    ++headings;
  }
  CHECK(headings == 3);
  CHECK_FALSE(data_of(page.text)["letters"]);
}

}  // namespace
}  // namespace nonet
