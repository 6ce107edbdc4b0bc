#include <catch2/catch.hpp>
#include <set>

#include "nonet/nonet.h"
#include "tests/face/puzzles.h"

namespace nonet::testing {
namespace {

int cells_that_differ(const Grid& a, const Grid& b) {
  int count = 0;
  for (int cell = 0; cell < Cell::kCount; ++cell) {
    count += a.digit(Cell(cell)) != b.digit(Cell(cell)) ? 1 : 0;
  }
  return count;
}

}  // namespace

TEST_CASE("neighbours are one clue away, unique, and each comes once", "[face]") {
  const Puzzle puzzle = puzzle_of(kHard);
  const auto found = neighbours(puzzle);
  REQUIRE(found.ok());
  REQUIRE(found->size() > 10);
  std::set<Grid> seen;
  for (const Puzzle& neighbour : *found) {
    const int changed = cells_that_differ(puzzle.givens(), neighbour.givens());
    CHECK((changed == 1 || changed == 2));
    CHECK(neighbour.clue_count() == puzzle.clue_count());
    CHECK(solve(neighbour.givens()).unique());
    CHECK(seen.insert(neighbour.givens()).second);
  }
  const auto minimal = neighbours(puzzle, {.minimality = Minimality::kOnly});
  REQUIRE(minimal.ok());
  CHECK(minimal->size() < found->size());
  for (const Puzzle& neighbour : *minimal) CHECK(is_minimal(neighbour));
}

TEST_CASE("a callback can end the search, and an impossible wish is refused", "[face]") {
  const Puzzle puzzle = puzzle_of(kHard);
  int seen = 0;
  const auto ended = for_each_neighbour(
      puzzle, {}, [&](const Puzzle&) { return ++seen == 3 ? Flow::kStop : Flow::kContinue; });
  CHECK(ended.ok());
  CHECK(seen == 3);
  CHECK(neighbours(puzzle, {.remove = 0, .add = 0}).error().kind == ErrorKind::kRequest);
  CHECK(neighbours(puzzle, {.remove = -1}).error().kind == ErrorKind::kRequest);
  CHECK(neighbours(puzzle, {.add = 82}).error().kind == ErrorKind::kRequest);
}

}  // namespace nonet::testing
