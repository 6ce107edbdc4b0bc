#include "generator/thinning.h"

#include <catch2/catch.hpp>
#include <set>

#include "generator/full_grid.h"
#include "solvers/exact/certify.h"

namespace nonet {
namespace {

TEST_CASE("Random full grids are solutions, and all different", "[generator]") {
  std::set<Grid> grids;
  for (std::uint64_t i = 0; i < 200; ++i) {
    RandomStream random(1, "full-grid-test", i);
    const Grid grid = random_full_grid(random);
    CHECK(grid.is_solution());
    grids.insert(grid);
  }
  CHECK(grids.size() == 200);
}

TEST_CASE("Thinning leaves a minimal puzzle with the given solution", "[generator]") {
  for (std::uint64_t i = 0; i < 50; ++i) {
    RandomStream random(1, "thinning-test", i);
    const Grid solution = random_full_grid(random);
    const Puzzle puzzle = thinned(solution, random);
    CHECK(puzzle.solution() == solution);
    CHECK(certify(puzzle.givens()).puzzle == puzzle);
    for (const Cell clue : puzzle.givens().filled()) {
      Grid without = puzzle.givens();
      without.clear(clue);
      CHECK(certify(without).verdict == Verdict::kMultiple);
    }
    CHECK(is_minimal(puzzle));
    Grid more = puzzle.givens();
    const Cell extra = (~more.filled()).first();
    more.set(extra, solution.digit(extra));
    CHECK_FALSE(is_minimal(*Puzzle::with_proven_solution(more, solution)));
  }
}

}  // namespace
}  // namespace nonet
