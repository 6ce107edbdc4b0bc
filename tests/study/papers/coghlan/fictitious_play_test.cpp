#include "study/papers/coghlan/fictitious_play.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "study/papers/coghlan_puzzles.h"

namespace nonet::coghlan {
namespace {

TEST_CASE("The potential counts pairs of equal digits in each house", "[papers]") {
  Grid grid;
  CHECK(potential_of(grid) == 0);
  grid.set(Cell(0, 0), Digit(1));
  grid.set(Cell(0, 1), Digit(1));  // the same row and box
  CHECK(potential_of(grid) == 2);
  grid.set(Cell(0, 8), Digit(1));  // two more pairs of the row
  CHECK(potential_of(grid) == 4);
  CHECK(potential_of(*Grid::from_line(kCoghlanStuckGrid)) == 11);
}

TEST_CASE("Fictitious play solves puzzles without choices, and keeps the givens", "[papers]") {
  // Two cells of one row are open: each has one digit that clashes with nothing.
  Grid nearly = *Grid::from_line(
      "..3456789456789123789123456231674895875912364694538217317265948542897631968341572");
  RandomStream random(1, "fictitious-play-test");
  const FictitiousPlay easy = play_fictitiously(nearly, {}, 10'000, random);
  CHECK(easy.solved);
  CHECK(easy.potential == 0);
  const FictitiousPlay hard =
      play_fictitiously(*Grid::from_line(kCoghlanPuzzle), {}, 2'000, random);
  CHECK(hard.iterations <= 2'000);
  CHECK(hard.solved == (hard.potential == 0));
}

TEST_CASE("The grid printed as the trap is no equilibrium", "[papers]") {
  const Grid puzzle = *Grid::from_line(kCoghlanPuzzle);
  const auto gains = gains_in(*Grid::from_line(kCoghlanStuckGrid), puzzle, {});
  REQUIRE_FALSE(gains.empty());
  const auto at =
      std::ranges::find_if(gains, [](const Gain& gain) { return gain.held.cell == Cell(7, 5); });
  REQUIRE(at != gains.end());
  CHECK(at->held.digit.value() == 7);
  CHECK(at->cost == 2);
  CHECK(at->better.digit.value() == 1);
  CHECK(at->better_cost == 1);
  // A solution is one.
  const Grid solved = *Grid::from_line(
      "793814625126759384458362791539176842874523916261948537687291453915437268342685179");
  CHECK(gains_in(solved, puzzle, {}).empty());
}

}  // namespace
}  // namespace nonet::coghlan
