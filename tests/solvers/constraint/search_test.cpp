#include "solvers/constraint/search.h"

#include <catch2/catch.hpp>

#include "base/random_stream.h"
#include "solvers/constraint/constraint_solvers.h"
#include "solvers/exact/certify.h"

namespace nonet::constraint {
namespace {

constexpr std::string_view kSolved =
    "123456789456789123789123456231674895875912364694538217317265948542897631968341572";

// A few digits of a solution, and one wrong one now and then.
Grid random_grid(RandomStream& random) {
  const Grid solution = *Grid::from_line(kSolved);
  Grid grid;
  const std::uint32_t clues = 20 + random.below(16);
  for (std::uint32_t i = 0; i < clues; ++i) {
    const Cell c(static_cast<int>(random.below(kCells)));
    grid.set(c, solution.digit(c));
  }
  if (random.chance(0.2)) {
    grid.set(Cell(static_cast<int>(random.below(kCells))),
             Digit(1 + static_cast<int>(random.below(9))));
  }
  return grid;
}

TEST_CASE("Stronger rules leave subsets of the domains and never lose the solution",
          "[constraint]") {
  RandomStream random(1, "propagation");
  const Grid solution = *Grid::from_line(kSolved);
  for (int round = 0; round < 200; ++round) {
    Grid grid;
    for (int i = 0; i < 30; ++i) {
      const Cell c(static_cast<int>(random.below(kCells)));
      grid.set(c, solution.digit(c));
    }
    Domains weak = domains_of(grid);
    Domains strong = weak;
    Domains model_one = weak;
    REQUIRE(propagate(weak, kSingles));
    REQUIRE(propagate(strong, kTwins));
    REQUIRE(propagate(model_one, kAllDifferent));
    for (const Cell c : all_cells()) {
      CHECK(weak.of(c).contains(strong.of(c)));
      CHECK(model_one.of(c).contains(strong.of(c)));
      CHECK(strong.of(c).contains(solution.digit(c)));
    }
  }
}

TEST_CASE("Every setting of the search agrees with the proof", "[constraint]") {
  constexpr SearchSettings kAll[] = {
      kNorvig,           kSubregionSearch,
      kTwinsSearch,      kTwinsLeastConstraining,
      kTwinsFirstSquare, kTwinsOpportunistic,
      kMostPromising,    kModelOne,
      kLearnedRanking,   {kTwins, SquareOrder::kMostPromisingSum, ValueOrder::kAscending}};
  RandomStream random(2, "search");
  for (int round = 0; round < 60; ++round) {
    const Grid grid = random_grid(random);
    const Certificate truth = certify(grid);
    for (const SearchSettings& settings : kAll) {
      const SearchResult result = search(grid, settings, {2, 100000});
      const bool two = result.solutions.size() == 2;
      INFO(grid.line() << " setting " << &settings - kAll);
      REQUIRE((result.exhausted || two));
      CHECK(two == (truth.verdict == Verdict::kMultiple));
      CHECK(result.solutions.empty() == (truth.verdict == Verdict::kNone));
      for (const Grid& solution : result.solutions) {
        CHECK(solution.is_solution());
        CHECK(grid.extended_by(solution));
      }
      if (two) CHECK(result.solutions[0] != result.solutions[1]);
    }
  }
}

TEST_CASE("The search stops at its limit of options", "[constraint]") {
  const SearchResult result = search(Grid(), kNorvig, {1'000'000, 500});
  CHECK(result.options == 500);
  CHECK_FALSE(result.exhausted);
}

TEST_CASE("The CS221 report's example has more than one solution", "[constraint]") {
  const Grid grid = *Grid::from_line(
      ".7.........12......53..1....................6.....5...7.46...........7439.24.....");
  CHECK(search(grid, kNorvig, {2, 100000}).solutions.size() == 2);
}

}  // namespace
}  // namespace nonet::constraint
