#include "generator/pattern_search.h"

#include <catch2/catch.hpp>

#include "board/pattern.h"
#include "solvers/exact/certify.h"

namespace nonet {
namespace {

TEST_CASE("Puzzles are found with exactly the cells of a pattern", "[generator]") {
  const FullGrids grids;
  // The rim of the grid without its corners, and a cross: 32 cells with every symmetry.
  CellSet pattern;
  for (int i = 1; i < 8; ++i) {
    for (const Cell c : {Cell(0, i), Cell(8, i), Cell(i, 0), Cell(i, 8)}) pattern.insert(c);
  }
  for (const Cell c : {Cell(4, 4), Cell(3, 4), Cell(5, 4), Cell(4, 3), Cell(4, 5)}) {
    pattern.insert(c);
  }
  REQUIRE(symmetry_of(pattern) == Symmetry::kFull);
  int found = 0;
  for (std::uint64_t i = 0; i < 4; ++i) {
    QuickStream random(1, "pattern-test", i);
    const auto puzzle = puzzle_on_pattern(pattern, grids, random);
    if (!puzzle) continue;
    ++found;
    CHECK(puzzle->givens().filled() == pattern);
    CHECK(certify(puzzle->givens()).puzzle == puzzle);
  }
  CHECK(found > 0);
}

TEST_CASE("A search on a hopeless pattern ends", "[generator]") {
  CellSet pattern;  // two boxes: the other cells do not distinguish any digits
  for (int i = 0; i < 27; ++i) {
    if (i % 9 < 6) pattern.insert(Cell(i));
  }
  QuickStream random(1, "pattern-test", 0);
  CHECK_FALSE(puzzle_on_pattern(pattern, FullGrids(), random).has_value());
}

}  // namespace
}  // namespace nonet
