#include "generator/placed_digits.h"

#include <catch2/catch.hpp>

#include "base/random_stream.h"
#include "board/geometry.h"
#include "generator/full_grid.h"
#include "generator/genetic/technique_set.h"

namespace nonet {
namespace {

// The definition: no other candidate in the cell, or no other place for the digit in a house.
bool is_single_by_definition(const Grid& grid, Cell cell, Digit digit) {
  const auto takes = [&](Cell c) { return grid.empty(c) && !grid.seen_by(c).contains(digit); };
  if ((~grid.seen_by(cell)).size() == 1) return true;
  for (const House house : houses_of(cell)) {
    int places = 0;
    for (const Cell c : cells_of(house)) places += takes(c) ? 1 : 0;
    if (places == 1) return true;
  }
  return false;
}

TEST_CASE("Singles are found as defined while a grid is emptied and filled", "[generator]") {
  RandomStream random(1, "placed-digits-test");
  for (int round = 0; round < 40; ++round) {
    const Grid solution = random_full_grid(random);
    std::array<Cell, kCells> order;
    for (int i = 0; i < kCells; ++i) order.at(static_cast<std::size_t>(i)) = Cell(i);
    random.shuffle(std::span<Cell>(order));
    PlacedDigits placed;
    for (const Cell c : order) placed.place(c, solution.digit(c));
    Grid grid = solution;
    for (const Cell c : order) {
      placed.remove(c, solution.digit(c));
      grid.clear(c);
      for (const Cell empty : ~grid.filled()) {
        const Digit digit = solution.digit(empty);
        REQUIRE(placed.is_single(empty, digit) == is_single_by_definition(grid, empty, digit));
        REQUIRE(placed.candidates(empty) == ~grid.seen_by(empty));
      }
    }
  }
}

TEST_CASE("Singles solve a grid exactly if the rater's singles do", "[generator]") {
  RandomStream random(2, "placed-digits-test");
  int solved = 0;
  for (int round = 0; round < 300; ++round) {
    const Grid solution = random_full_grid(random);
    Grid givens = solution;
    for (const Cell c : all_cells()) {
      if (random.chance(0.57)) givens.clear(c);
    }
    const bool expected =
        genetic::count_techniques(givens, genetic::Strongest::kHiddenSingle).cells_left == 0;
    CHECK(singles_solve(givens, solution) == expected);
    solved += expected ? 1 : 0;
  }
  CHECK(solved > 30);
  CHECK(solved < 270);
}

}  // namespace
}  // namespace nonet
