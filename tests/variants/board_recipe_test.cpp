#include "variants/making/board_recipe.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "variants/board/symmetry.h"
#include "variants/exact/board_solver.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

std::vector<BoardPuzzle> made(const Geometry& geometry, const BoardRecipe& recipe,
                              std::size_t wanted) {
  REQUIRE(check(geometry, recipe).ok());
  std::vector<BoardPuzzle> all;
  make_boards(geometry, recipe, {}, [&](const BoardPuzzle& puzzle) {
    all.push_back(puzzle);
    return all.size() < wanted ? Flow::kContinue : Flow::kStop;
  });
  return all;
}

std::vector<std::string> lines(const std::vector<BoardPuzzle>& puzzles) {
  std::vector<std::string> all;
  for (const BoardPuzzle& puzzle : puzzles) all.push_back(text_of(puzzle.givens));
  return all;
}

TEST_CASE("puzzles of every shape have the one solution they were made from", "[variants]") {
  const auto key = GENERATE(as<std::string_view>(), "4x4", "6x6:3x2+x", "8x8", "9x9+latin",
                            "windoku", "10x10", "twin", "anti-king");
  const auto geometry = geometry_of(key);
  INFO(key);
  const BoardSolver solver(*geometry);
  for (const BoardPuzzle& puzzle : made(*geometry, {.seed = 4}, 3)) {
    const auto found = solver.solve(puzzle.givens, 2);
    CHECK(found.count == 1);
    CHECK(found.first == puzzle.solution);
  }
}

TEST_CASE("the same seed gives the same boards for any number of threads", "[variants]") {
  const auto geometry = geometry_of("6x6");
  const auto one = lines(made(*geometry, {.seed = 9}, 40));
  CHECK(lines(made(*geometry, {.seed = 9, .threads = 3}, 40)) == one);
  CHECK(lines(made(*geometry, {.seed = 10}, 40)) != one);
}

TEST_CASE("clues, symmetry and minimality follow the wishes", "[variants]") {
  const auto geometry = geometry_of("6x6");
  const auto clues = [](const BoardPuzzle& puzzle) {
    return 36 - std::ranges::count(puzzle.givens, 0);
  };
  for (const BoardPuzzle& puzzle :
       made(*geometry, {.symmetry = Symmetry::kRotational, .clues = {14, 16}, .seed = 2}, 10)) {
    CHECK(clues(puzzle) >= 14);
    CHECK(clues(puzzle) <= 16);
    const auto& group = row_of(symmetry_of(*geometry, puzzle.givens)).group;
    CHECK((row_of(Symmetry::kRotational).group & ~group) == 0);
  }
  const BoardSolver solver(*geometry);
  for (const BoardPuzzle& puzzle : made(*geometry, {.minimal = true, .seed = 2}, 10)) {
    for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
      if (puzzle.givens[cell] == 0) continue;
      CellDigits fewer = puzzle.givens;
      fewer[cell] = 0;
      CHECK(solver.solve(fewer, 2).count == 2);
    }
  }
}

TEST_CASE("impossible boards are refused", "[variants]") {
  const auto geometry = geometry_of("6x6");
  CHECK(check(*geometry, {.clues = {37, 40}}).error().reason ==
        "6x6 has 36 cells: no puzzle has so many clues");
  CHECK_FALSE(check(*geometry, {.clues = {0, 4}}).ok());
  CHECK_FALSE(check(*geometry_of("twin"), {.symmetry = Symmetry::kVertical}).ok());
}

TEST_CASE("the work ends after the given tries, and the counts add up to them", "[variants]") {
  const auto geometry = geometry_of("4x4");
  const auto count = make_boards(*geometry, {.clues = {0, 4}, .seed = 1, .max_tries = 30}, {},
                                 [](const BoardPuzzle&) { return Flow::kContinue; });
  CHECK(count.tries == 30);
  CHECK(count.accepted + count.misfits + count.repeated == 30);
  CHECK(count.misfits > 0);
}

}  // namespace
}  // namespace nonet::variants
