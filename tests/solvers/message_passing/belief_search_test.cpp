#include "solvers/message_passing/belief_search.h"

#include <catch2/catch.hpp>

#include "solvers/exact/count.h"

namespace nonet::message_passing {
namespace {

// A puzzle of ER 10.5 (AI Escargot), one with two solutions, and one without any.
constexpr const char* kHard =
    "100007090030020008009600500005300900010080002600004000300000010040000007007000300";
constexpr const char* kTwo =
    "906070403000400200070023010500000100040208060003000005030700050007005000405010708";

TEST_CASE("Guesses in any order find all solutions and prove that there are no more",
          "[message_passing]") {
  for (const char* line : {kHard, kTwo}) {
    const Grid grid = *Grid::from_line(line);
    const auto expected = count_solutions(grid, 10).count;
    for (const GuessCell cell : {GuessCell::kFewestCandidates, GuessCell::kMostBelieved}) {
      for (const GuessDigit digit : {GuessDigit::kAscending, GuessDigit::kBeliefs}) {
        GuessSettings settings;
        settings.cell = cell;
        settings.digit = digit;
        const GuessResult result = search_by_beliefs(grid, settings, {10, 100'000});
        CHECK(result.exhausted);
        CHECK(result.solutions.size() == expected);
        for (const Grid& solution : result.solutions) {
          CHECK(solution.is_solution());
          CHECK(grid.extended_by(solution));
        }
      }
    }
  }
}

TEST_CASE("The budget ends a search, and a clash needs no guess", "[message_passing]") {
  const GuessResult cut = search_by_beliefs(*Grid::from_line(kHard), {}, {2, 1});
  CHECK_FALSE(cut.exhausted);
  CHECK(cut.options == 1);
  Grid clash;
  clash.set(Cell(0), Digit(5));
  clash.set(Cell(1), Digit(5));
  const GuessResult none = search_by_beliefs(clash, {}, {2, 10});
  CHECK(none.exhausted);
  CHECK(none.solutions.empty());
  CHECK(none.options == 0);
}

TEST_CASE("Beliefs are a distribution over the remaining candidates of a cell",
          "[message_passing]") {
  const Grid grid = *Grid::from_line(kHard);
  const auto rest = run_max_product(grid, {});
  Beliefs beliefs{};
  const auto result = run_sum_product(rest.marks, {.iterations = 5}, beliefs);
  REQUIRE_FALSE(result.contradiction);
  for (const Cell c : all_cells()) {
    double total = 0;
    for (const Digit d : DigitSet::all()) {
      const double belief = beliefs[c][d];
      if (!result.marks[c].contains(d)) CHECK(belief == 0);
      total += belief;
    }
    CHECK(total == Approx(1));
  }
}

}  // namespace
}  // namespace nonet::message_passing
