#include "variants/making/board_levels.h"

#include <catch2/catch.hpp>
#include <compare>
#include <string>
#include <vector>

#include "variants/making/board_recipe.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

CellDigits givens_of(const std::string& text, const Geometry& geometry) {
  const auto cells = read_cells(text, geometry, {});
  REQUIRE(cells.ok());
  return *cells;
}

TEST_CASE("openings are the fewest cells open at a time", "[variants][levels]") {
  const auto geometry = geometry_of("4x4");
  const LadderBoard board(*geometry);
  // One cell is left.
  CHECK(openings_of(board, givens_of("413232142341142.", *geometry)) == 1);
  // All empty cells of the last row are open at once.
  CHECK(openings_of(board, givens_of("413232142341....", *geometry)) == 4);
  CHECK(openings_of(board, givens_of("......1..3..1.2.", *geometry)) == 5);
  // Singles do not solve it.
  const auto six = geometry_of("6x6");
  CHECK(openings_of(LadderBoard(*six), givens_of(".46.3...3....2...4...15.....4..6....", *six)) ==
        0);
}

TEST_CASE("puzzles of a level have it, and are not all minimal", "[variants][levels]") {
  for (const char* key : {"4x4", "6x6", "6x6+x", "9x9+windoku"}) {
    const auto geometry = geometry_of(key);
    const auto levels = BoardLevels::of(*geometry);
    REQUIRE(levels.ok());
    for (const char* level : {"very-easy", "medium"}) {
      BoardRecipe recipe{.seed = 3};
      recipe.level = level;
      recipe.max_tries = 2000;
      REQUIRE(check(*geometry, recipe).ok());
      int seen = 0;
      make_boards(*geometry, recipe, {}, [&](const BoardPuzzle& puzzle) {
        INFO(key << " " << level << " " << text_of(puzzle.givens));
        CHECK(std::is_eq(levels->compare(puzzle.givens, *levels->number_of(level), {})));
        return ++seen < 3 ? Flow::kContinue : Flow::kStop;
      });
      CHECK(seen == 3);
    }
  }
}

TEST_CASE("a level that the board lacks is refused with the levels that it has",
          "[variants][levels]") {
  const auto levels = BoardLevels::of(*geometry_of("4x4"));
  const auto number = levels->number_of("expert");
  REQUIRE_FALSE(number.ok());
  CHECK(number.error().reason == "4x4 has no level expert: its levels are very-easy, easy, medium");
  BoardRecipe recipe;
  recipe.level = "easy";
  CHECK_FALSE(check(*geometry_of("anti-king"), recipe).ok());
}

}  // namespace
}  // namespace nonet::variants
