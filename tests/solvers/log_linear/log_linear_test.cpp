#include "solvers/log_linear/log_linear.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <string>
#include <vector>

#include "solvers/catalog.h"
#include "solvers/log_linear/log_linear_solvers.h"
#include "tests/solvers/exact/grids.h"

namespace nonet::log_linear {
namespace {

using namespace testing;

// Clashing pairs over all houses, counted the slow way.
int potential_of(const Grid& grid) {
  int pairs = 0;
  for (int h = 0; h < kHouses; ++h) {
    const auto& cells = cells_of(House(h));
    for (std::size_t i = 0; i < kSize; ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        pairs += grid.value(cells[i]) == grid.value(cells[j]) ? 1 : 0;
      }
    }
  }
  return pairs;
}

TEST_CASE("The improved form solves Coghlan's puzzle from every seed", "[solvers]") {
  const Grid puzzle = grid_of(kCoghlanLine);
  std::vector<std::uint64_t> lengths;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    RandomStream random(seed, "log_linear_test");
    const LogLinearResult result =
        learn(puzzle, PencilMarks::of(puzzle), {.temperature = kCoolingTemperature}, random);
    REQUIRE(result.solution.has_value());
    CHECK(result.potential == 0);
    CHECK(result.solution->is_solution());
    CHECK(puzzle.extended_by(*result.solution));
    lengths.push_back(result.iterations);
  }
  std::ranges::sort(lengths);
  CHECK(lengths[15] <= 20'000);
}

TEST_CASE("A hot plain game never settles", "[solvers]") {
  const Grid puzzle = grid_of(kCoghlanLine);
  RandomStream random(1, "log_linear_test");
  const LogLinearOptions options{
      .temperature = {2, 2, 0}, .iterations = 200'000, .trace_every = 1000};
  const LogLinearResult result = learn(puzzle, PencilMarks(), options, random);
  CHECK_FALSE(result.solution.has_value());
  CHECK(result.iterations == 200'000);
  REQUIRE(result.potential_trace.size() == 200);
  CHECK(*std::ranges::min_element(result.potential_trace) > 5);
}

TEST_CASE("The recorded potential is that of the grid", "[solvers]") {
  const Grid puzzle = grid_of(kCoghlanLine);
  for (const PlayerOrder order : {PlayerOrder::kRandom, PlayerOrder::kRoundRobin}) {
    // One iteration at a time with the same stream: the trace's end is the grid's own count.
    RandomStream random(3, "log_linear_test");
    const LogLinearOptions options{order, {}, 500, 1};
    const LogLinearResult result = learn(puzzle, PencilMarks(), options, random);
    CHECK(result.potential_trace.size() == result.iterations);
    CHECK(result.potential == potential_of(result.grid));
  }
}

TEST_CASE("The game finds either solution of the puzzle with two", "[solvers]") {
  const Grid puzzle = grid_of(kTwoSolutionsLine);
  std::map<std::string, int> ends;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    RandomStream random(seed, "log_linear_test");
    const LogLinearResult result =
        learn(puzzle, PencilMarks::of(puzzle), {.temperature = kCoolingTemperature}, random);
    REQUIRE(result.solution.has_value());
    ++ends[result.solution->line()];
  }
  REQUIRE(ends.size() == 2);
  CHECK(ends.begin()->second >= 70);
  CHECK(ends.begin()->second <= 130);
}

TEST_CASE("Log-linear learning finds two solutions or stays undecided", "[solvers]") {
  for (const auto* key : {"log-linear", "log-linear-improved", "log-linear-mp"}) {
    INFO(key);
    const SolverRow* row = find_solver(key);
    REQUIRE(row != nullptr);
    const SolveRequest request{.seed = 4, .budget = 20'000'000};
    const Report two = row->solve(grid_of(kTwoSolutionsLine), request);
    CHECK(two.verdict == Verdict::kMultiple);
    CHECK(two.solution_count == 2);
    const Report one = row->solve(grid_of(kCoghlanLine), request);
    CHECK(one.verdict == (row->proves_unique ? Verdict::kUnique : Verdict::kUndecided));
    CHECK(one.solution.has_value());
  }
}

TEST_CASE("The same seed learns the same way", "[solvers]") {
  const SolverRow* row = find_solver("log-linear-improved");
  const Report once = row->solve(grid_of(kCoghlanLine), {.seed = 9});
  const Report again = row->solve(grid_of(kCoghlanLine), {.seed = 9});
  CHECK(once.hardness == again.hardness);
  CHECK(once.effort == again.effort);
  CHECK(once.effort != row->solve(grid_of(kCoghlanLine), {.seed = 10}).effort);
}

}  // namespace
}  // namespace nonet::log_linear
