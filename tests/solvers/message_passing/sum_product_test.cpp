#include "solvers/message_passing/sum_product.h"

#include <catch2/catch.hpp>
#include <vector>

#include "solvers/exact/certify.h"
#include "solvers/message_passing/max_product.h"
#include "solvers/message_passing/message_passing_solvers.h"
#include "tests/solvers/exact/grids.h"

namespace nonet::message_passing {
namespace {

using namespace testing;

TEST_CASE("A decision of sum-product is a solution and its zeros are sound", "[solvers]") {
  RandomStream random(1, "sum_product_test");
  int decided = 0;
  for (int i = 0; i < 60; ++i) {
    const Grid grid = disturbed(grid_of(kUniqueLine), random);
    const Verdict truth = certify(grid).verdict;
    for (const Schedule schedule : {Schedule::kFlooding, Schedule::kSerial}) {
      const SumProductResult result =
          run_sum_product(PencilMarks::of(grid), {.schedule = schedule, .iterations = 40});
      if (result.contradiction) CHECK(truth == Verdict::kNone);
      if (!result.decision) continue;
      ++decided;
      CHECK(result.decision->is_solution());
      CHECK(grid.extended_by(*result.decision));
      CHECK(truth != Verdict::kNone);
    }
  }
  CHECK(decided > 5);
}

TEST_CASE("Sum-product rescues puzzles that max-product stops at", "[solvers]") {
  const std::vector<Grid> puzzles = reference_grids("seventeen_clue.txt", 0, 98);
  if (puzzles.empty()) return;
  const auto solved_by = [&](const Setting& setting) {
    std::size_t solved = 0;
    for (const Grid& puzzle : puzzles) {
      solved += solve_by_messages(puzzle, {}, setting).solution ? 1U : 0U;
    }
    return 100.0 * static_cast<double>(solved) / static_cast<double>(puzzles.size());
  };
  // n = 502: two standard deviations are at most four points.
  CHECK(solved_by(kSumProduct) == Approx(71.0).margin(4));
  CHECK(solved_by(kSumProductMp) == Approx(76.2).margin(4));
  CHECK(solved_by(kSumProductMpC1C2) == Approx(90.2).margin(3));
  CHECK(solved_by(kSerialMpC2Box) == Approx(97.9).margin(2));
}

TEST_CASE("Sum-product claims uniqueness only if inference filled the grid", "[solvers]") {
  const std::vector<Grid> puzzles = reference_grids("seventeen_clue.txt", 7, 490);
  for (const Grid& puzzle : puzzles) {
    const Report report = solve_by_messages(puzzle, {}, kSumProductMp);
    const bool filled = run_max_product(puzzle, {}).marks.singles().is_solution();
    CHECK((report.verdict == Verdict::kUnique) == filled);
    if (report.verdict != Verdict::kUnique) CHECK(report.verdict == Verdict::kUndecided);
  }
}

}  // namespace
}  // namespace nonet::message_passing
