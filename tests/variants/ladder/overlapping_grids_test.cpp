// The ladder on grids that overlap: no program rates these boards, so steps are compared with the
// solution, which the exact solver finds.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "variants/exact/board_solver.h"
#include "variants/explain/board_words.h"
#include "variants/explain/house_places.h"
#include "variants/ladder/board_rating.h"
#include "variants/making/board_recipe.h"

namespace nonet::variants {
namespace {

TEST_CASE("The grids of a samurai have their lines, and houses say where they lie", "[ladder]") {
  const auto geometry = geometry_of("samurai");
  const LadderBoard board(*geometry);
  REQUIRE(board.grids().size() == 5);
  for (const GridLines& grid : board.grids()) {
    for (int i = 0; i < 9; ++i) {
      for (int j = 0; j < 9; ++j) {
        const BoardHouse& row = board.house(static_cast<HouseIndex>(grid.rows.first + i));
        const BoardHouse& column = board.house(static_cast<HouseIndex>(grid.columns.first + j));
        CHECK(row.cells[static_cast<std::size_t>(j)] == column.cells[static_cast<std::size_t>(i)]);
      }
    }
  }
  const BoardWords english(board, kEnglishSteps);
  const BoardWords german(board, kGermanSteps);
  const HouseIndex row = board.grids()[2].rows.first;
  CHECK(english.house(row) == "row 7 of grid 3");
  CHECK(german.house(row) == "Zeile 7 von Gitter 3");
  CHECK(name_with_place(row, english) == "row 7 of grid 3 (r7c7-r7c15)");
  CHECK(name_with_place(0, english) == "box 1 (r1c1-r3c3)");
  CHECK(english.houses({row, static_cast<HouseIndex>(row + 2), 0}) ==
        "box 1 and rows 7 and 9 of grid 3");
  const HouseIndex column = board.grids()[1].columns.first;
  CHECK(english.houses({row, column}) == "row 7 of grid 3 and column 13 of grid 2");
}

// The steps, none of which may contradict the solution.
std::size_t checked_steps(const BoardRater& rater, const BoardPuzzle& puzzle) {
  const BoardPath path = rater.path(puzzle.givens, {.max_price = 82});
  for (const PricedBoardStep& taken : path.steps) {
    const BoardStep& step = taken.step;
    INFO(board_row(step.technique).key);
    for (const BoardCandidate& gone : step.eliminations)
      CHECK(puzzle.solution[gone.cell] != gone.digit + 1);
    if (step.placement) CHECK(puzzle.solution[step.placement->cell] == step.placement->digit + 1);
  }
  return path.steps.size();
}

TEST_CASE("No step on overlapping grids contradicts the solution", "[ladder]") {
  for (const char* key : {"twin", "triple", "samurai", "twin+x", "twin+windoku+disjoint",
                          "twin+anti-knight", "twin+non-consecutive"}) {
    INFO(key);
    const auto geometry = geometry_of(key);
    const auto rater = BoardRater::of(*geometry);
    REQUIRE(rater.ok());
    std::size_t steps = 0;
    int puzzles = 0;
    make_boards(*geometry, {.seed = 5}, {}, [&](const BoardPuzzle& puzzle) {
      steps += checked_steps(*rater, puzzle);
      return ++puzzles < 6 ? Flow::kContinue : Flow::kStop;
    });
    CHECK(steps > 250);
  }
}

}  // namespace
}  // namespace nonet::variants
