#include "solvers/exact/exact_cover.h"

#include <catch2/catch.hpp>

#include "tests/solvers/exact/grids.h"

namespace nonet {
namespace {

using namespace testing;

TEST_CASE("Exact cover counts the solutions of tricky grids", "[solvers]") {
  for (const Adversary& adversary : kAdversaries) {
    INFO(adversary.why);
    const SolutionCount found = count_by_exact_cover(grid_of(adversary.line), 3);
    CHECK(found.count == adversary.solutions);
    CHECK(found.limit_reached() == (adversary.solutions == 3));
    CHECK(found.first.has_value() == (adversary.solutions > 0));
  }
}

TEST_CASE("Exact cover gives a solution that extends the givens", "[solvers]") {
  const Grid grid = grid_of(kUniqueLine);
  const SolutionCount found = count_by_exact_cover(grid, 2);
  REQUIRE(found.verdict() == Verdict::kUnique);
  CHECK(found.first->is_solution());
  CHECK(grid.extended_by(*found.first));
}

TEST_CASE("Exact cover stops at its work limit", "[solvers]") {
  const SolutionCount found = count_by_exact_cover(Grid(), 1'000'000, RunControl().limited_to(100));
  CHECK(found.end == SearchEnd::kStopped);
}

}  // namespace
}  // namespace nonet
