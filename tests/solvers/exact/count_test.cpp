#include "solvers/exact/count.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "solvers/exact/exact_cover.h"
#include "tests/solvers/exact/grids.h"

namespace nonet {
namespace {

using namespace testing;

// Both solvers, limit 3: same count; every first solution extends the givens.
void check_agreement(const Grid& grid) {
  INFO(grid.line());
  const SolutionCount fast = count_solutions(grid, 3);
  const SolutionCount cover = count_by_exact_cover(grid, 3);
  REQUIRE(fast.count == cover.count);
  REQUIRE(fast.end == cover.end);
  REQUIRE(fast.first.has_value() == (fast.count > 0));
  if (fast.first) {
    REQUIRE(fast.first->is_solution());
    REQUIRE(grid.extended_by(*fast.first));
    if (fast.count == 1) REQUIRE(*fast.first == *cover.first);
  }
}

TEST_CASE("The solution count of tricky grids is right", "[solvers]") {
  for (const Adversary& adversary : kAdversaries) {
    INFO(adversary.why);
    const SolutionCount found = count_solutions(grid_of(adversary.line), 3);
    CHECK(found.count == adversary.solutions);
    check_agreement(grid_of(adversary.line));
  }
}

TEST_CASE("The two exact solvers agree on reference puzzles", "[solvers]") {
  for (const auto* name : {"seventeen_clue.txt", "random_minimal.txt", "forum_hardest.txt"}) {
    for (const Grid& grid : reference_grids(name, 3, 400)) {
      check_agreement(grid);
      CHECK(count_solutions(grid, 2).verdict() == Verdict::kUnique);
    }
  }
}

TEST_CASE("The two exact solvers agree on disturbed and random grids", "[solvers]") {
  RandomStream random(1, "count_test");
  const Grid base = grid_of(kUniqueLine);
  const Grid full = *count_solutions(base, 1).first;
  for (int i = 0; i < 300; ++i) {
    check_agreement(disturbed(base, random));
    check_agreement(scribble(random.below(40), random));
    Grid thinned = full;
    for (int k = 0; k < 55; ++k) thinned.clear(Cell(static_cast<int>(random.below(81))));
    check_agreement(thinned);
  }
}

// Two full bands leave the third: each of its columns holds three known digits in some order.
TEST_CASE("Counts beyond two are exact and every solution is different", "[solvers]") {
  Grid grid = *count_solutions(grid_of(kUniqueLine), 1).first;
  for (int i = 54; i < 81; ++i) grid.clear(Cell(i));
  std::vector<Grid> solutions;
  const SolutionCount found = for_each_solution(grid, 1'000'000, [&](const Grid& solution) {
    solutions.push_back(solution);
    return Flow::kContinue;
  });
  CHECK(found.end == SearchEnd::kExhausted);
  CHECK(found.count == count_by_exact_cover(grid, 1'000'000).count);
  REQUIRE(found.count == solutions.size());
  std::ranges::sort(solutions);
  CHECK(std::ranges::adjacent_find(solutions) == solutions.end());
  for (const Grid& solution : solutions) {
    CHECK(solution.is_solution());
    CHECK(grid.extended_by(solution));
  }
}

TEST_CASE("A search stops at its limit, when the callback ends it and at its work limit",
          "[solvers]") {
  CHECK(count_solutions(Grid(), 1000).count == 1000);
  CHECK(count_solutions(Grid(), 1000).limit_reached());
  std::uint64_t seen = 0;
  const SolutionCount stopped = for_each_solution(
      Grid(), 1000, [&](const Grid&) { return ++seen == 5 ? Flow::kStop : Flow::kContinue; });
  CHECK(stopped.count == 5);
  CHECK(stopped.end == SearchEnd::kStopped);
  const SolutionCount limited = count_solutions(Grid(), 1'000'000, RunControl().limited_to(50));
  CHECK(limited.end == SearchEnd::kStopped);
  CHECK(limited.guesses == 50);
  CHECK(count_solutions(grid_of(kUniqueLine), 2, RunControl().limited_to(1)).verdict() ==
        Verdict::kUndecided);
}

}  // namespace
}  // namespace nonet
