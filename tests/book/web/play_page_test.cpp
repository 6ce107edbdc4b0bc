#include "book/web/play_page.h"

#include <catch2/catch.hpp>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "book/pages/guide.h"
#include "rater/orders/explainer/explainer.h"
#include "solvers/exact/certify.h"

namespace nonet {
namespace {

PlayPuzzle sample() {
  const Puzzle puzzle = certify(example_givens()).puzzle.value();
  return {puzzle, explain_explainer(puzzle, {}), "Medium", "28 clues", "ER 1.5"};
}

// A namespace is a name and loads nothing.
std::set<std::string> urls_in(const std::string& page) {
  static const std::regex kUrl("https?://[A-Za-z0-9./_-]+");
  std::set<std::string> urls;
  for (std::sregex_iterator it(page.begin(), page.end(), kUrl), end; it != end; ++it) {
    urls.insert(it->str());
  }
  return urls;
}

}  // namespace

TEST_CASE("puzzles to play are the same for any number of threads, and sorted on request",
          "[book][play]") {
  const Puzzle easy = certify(example_givens()).puzzle.value();
  const Puzzle hard =
      certify(
          *Grid::from_line(
              "000000010400000000020000000000050407008000300001090000300400200050100000000806000"))
          .puzzle.value();
  const std::vector<NamedPuzzle> puzzles = {{hard, "first"}, {easy, ""}, {hard, "last"}};
  std::vector<std::size_t> told;
  auto playables =
      play_puzzles(puzzles, BookWords(), 2, {}, [&](std::size_t done) { told.push_back(done); });
  CHECK(told == std::vector<std::size_t>{1, 2, 3});
  REQUIRE(playables.size() == 3);
  CHECK(playables[0].name == "first");
  CHECK(playables[1].puzzle.givens() == easy.givens());
  sort_by_difficulty(playables);
  CHECK(playables[0].puzzle.givens() == easy.givens());
  CHECK(playables[1].name == "first");
  CHECK(playables[2].name == "last");
}

TEST_CASE("a play page is one file with its puzzles packed", "[book][play]") {
  const std::vector<PlayPuzzle> puzzles(3, sample());
  const auto page = play_page(puzzles, "Tea & <Sudoku>", BookWords());
  REQUIRE(page.ok());
  CHECK(page->starts_with("<!DOCTYPE html>"));
  CHECK(page->find("<title>Tea &amp; &lt;Sudoku&gt;</title>") != std::string::npos);
  CHECK(page->find("default-src 'none'") != std::string::npos);
  CHECK(urls_in(*page) == std::set<std::string>{"http://www.w3.org/2000/svg"});
  CHECK(page->find(sample().puzzle.solution().line()) == std::string::npos);
  CHECK(page->find(sample().puzzle.givens().line()) == std::string::npos);
  CHECK(*page == *play_page(puzzles, "Tea & <Sudoku>", BookWords()));
}

TEST_CASE("a puzzle that its path does not solve is refused by name", "[book][play]") {
  PlayPuzzle puzzle = sample();
  puzzle.path.rating.end = RatingEnd::kStuck;
  const auto page = play_page(std::vector{puzzle}, "Sudoku", BookWords());
  REQUIRE_FALSE(page.ok());
  CHECK(page.error().reason.find(puzzle.puzzle.givens().line()) != std::string::npos);
}

TEST_CASE("the frame of a page stays small", "[book][play]") {
  // A hundred different puzzles are weighed in tests/data/cli/play.case.
  const auto page = play_page(std::vector{sample()}, "Sudoku", BookWords());
  REQUIRE(page.ok());
  CHECK(page->size() < 110'000);
}

}  // namespace nonet
