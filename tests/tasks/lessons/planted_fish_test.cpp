#include "tasks/lessons/planted_fish.h"

#include <catch2/catch.hpp>

#include "generator/full_grid.h"
#include "generator/thinning.h"

namespace nonet {
namespace {

TEST_CASE("A puzzle without a clue of a digit is minimal", "[lessons]") {
  constexpr Digit kOne(1);
  const Puzzle any = thinned({.seed = 5, .first = 0, .count = 1, .style = {}}, FullGrids()).front();
  RandomStream random(5, "planted-fish-test");
  const Puzzle puzzle = without_clue_of(kOne, any, random);
  for (const Cell cell : puzzle.givens().filled()) CHECK(puzzle.givens().digit(cell) != kOne);
  CHECK(is_minimal(puzzle));
  CHECK(puzzle.solution() == any.solution());
}

}  // namespace
}  // namespace nonet
