// Pictures and pages of single puzzles.
#include <catch2/catch.hpp>

#include "tests/face/puzzles.h"

namespace nonet::testing {

TEST_CASE("a picture shows the puzzle, its solution or a record's candidates", "[face]") {
  const Puzzle puzzle = puzzle_of(kHard);
  const auto plain = image(puzzle);
  REQUIRE(plain.ok());
  CHECK(plain->find("<svg") != std::string::npos);
  CHECK(image(puzzle).value_or("") == *plain);
  CHECK(image(puzzle, {.solution = true}).value_or("").size() > plain->size());
  Record record{.givens = puzzle.givens()};
  CHECK(image(record).value_or("") == *plain);
  const std::string marked = image(record, {.marks = true}).value_or("");
  CHECK(marked.size() > plain->size());
  Candidates few;
  few.fill(1);
  record.candidates = few;
  CHECK(image(record, {.marks = true}).value_or("") != marked);
  CHECK(image(puzzle, {.format = "png"}).value_or("").starts_with("\x89PNG"));
  CHECK(image(puzzle, {.format = "pdf"}).value_or("").starts_with("%PDF"));
}

TEST_CASE("a picture that cannot be made is refused with the reason", "[face]") {
  const Puzzle puzzle = puzzle_of(kHard);
  CHECK(image(puzzle, {.format = "gif"}).error().reason == "gif: no such format of images");
  CHECK(image(puzzle, {.width = 1}).error().reason == "width must lie between 10 and 2000");
  const Record record{.givens = puzzle.givens()};
  CHECK(image(record, {.solution = true}).error().kind == ErrorKind::kRequest);
}

TEST_CASE("a page holds the puzzles to play", "[face]") {
  const std::vector<Puzzle> puzzles = {puzzle_of(kHard), puzzle_of(kDiabolical)};
  const auto page = play_page(puzzles, {.title = "Two for Tuesday"});
  REQUIRE(page.ok());
  CHECK(page->find("Two for Tuesday") != std::string::npos);
  CHECK(play_page(puzzles, {.title = "Two for Tuesday", .threads = 2}).value_or("") == *page);
  CHECK(play_page({}).error().reason == "a page needs puzzles");
}

}  // namespace nonet::testing
