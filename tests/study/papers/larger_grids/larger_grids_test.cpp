#include "study/papers/larger_grids/larger_grids.h"

#include <algorithm>
#include <bit>
#include <catch2/catch.hpp>
#include <stop_token>
#include <string>
#include <string_view>

#include "solvers/exact/count.h"
#include "solvers/message_passing/max_product.h"
#include "study/papers/larger_grids/large_exact_cover.h"
#include "study/papers/larger_grids/large_grid.h"
#include "study/papers/larger_grids/large_iterations.h"
#include "study/papers/larger_grids/large_messages.h"

namespace nonet::larger_grids {
namespace {

constexpr std::uint64_t kNoLimit = 1'000'000;

Grid grid_of(const LargeGrid& large) {
  Grid grid;
  for (std::size_t cell = 0; cell < large.size(); ++cell) {
    if (large[cell] != kEmpty) {
      grid.set(Cell(static_cast<int>(cell)), Digit::from_index(large[cell]));
    }
  }
  return grid;
}

LargeGrid puzzle_of(const Layout& layout, std::size_t clues, std::uint64_t index) {
  RandomStream random(1, "larger-grids-test", index);
  return dug(layout, random_full_grid(layout, random), {clues, 2000}, random);
}

TEST_CASE("Random full grids of every size are solutions", "[papers]") {
  for (const std::size_t box : {2U, 3U, 4U, 5U}) {
    const Layout layout(box);
    CHECK(layout.houses.size() == 3 * layout.size);
    for (const auto& house : layout.houses) CHECK(house.size() == layout.size);
    RandomStream random(1, "larger-grids-test");
    LargeGrid grid = random_full_grid(layout, random);
    CHECK(is_solution(layout, grid));
    CHECK(grid != random_full_grid(layout, random));
    std::swap(grid[0], grid[layout.size + 1]);
    CHECK_FALSE(is_solution(layout, grid));
  }
}

TEST_CASE("On 9 x 9 the study agrees with the project's own solvers", "[papers]") {
  const Layout layout(3);
  for (std::uint64_t i = 0; i < 12; ++i) {
    const LargeGrid puzzle = puzzle_of(layout, 24, i);
    const Grid grid = grid_of(puzzle);
    CHECK(count_solutions(grid, 2).count == 1);
    const auto exact = solve_exact_cover(layout, domains_of(layout, puzzle), kNoLimit);
    REQUIRE(exact.solution);
    CHECK(grid_of(*exact.solution) == *count_solutions(grid, 2).first);
    Domains domains = domains_of(layout, puzzle);
    REQUIRE(max_product(layout, domains));
    const auto marks = message_passing::run_max_product(grid, {}).marks;
    for (const Cell c : all_cells()) {
      CHECK(domains[static_cast<std::size_t>(c.index())] ==
            static_cast<std::uint32_t>(marks[c].bits()));
    }
  }
}

TEST_CASE("Exact cover reports that there is no solution, and that it does not know", "[papers]") {
  const Layout layout(2);
  LargeGrid clash(layout.cells, kEmpty);
  clash[0] = clash[1] = 2;
  const auto none = solve_exact_cover(layout, domains_of(layout, clash), kNoLimit);
  CHECK_FALSE(none.solution);
  CHECK(none.exhausted);
  const Layout large(4);
  const LargeGrid empty(large.cells, kEmpty);
  const auto cut = solve_exact_cover(large, domains_of(large, empty), 3);
  CHECK_FALSE(cut.solution);
  CHECK_FALSE(cut.exhausted);
}

TEST_CASE("The methods that start at random solve a 16 x 16 puzzle with many givens", "[papers]") {
  const Layout layout(4);
  const LargeGrid puzzle = puzzle_of(layout, 150, 0);
  CHECK(clue_count(puzzle) == 150);
  const RunControl control;
  RandomStream random(2, "larger-grids-test");
  Domains domains = domains_of(layout, puzzle);
  const auto map = map_differences(layout, puzzle, 2000, random, control);
  const auto game =
      learn_log_linear(layout, puzzle, domains, {.iterations = 2'000'000}, random, control);
  for (const auto& solution : {map.solution, game.solution}) {
    REQUIRE(solution);
    CHECK(is_solution(layout, *solution));
    CHECK(extends(puzzle, *solution));
  }
}

TEST_CASE("Sum-product solves some puzzles that max-product leaves open", "[papers]") {
  const Layout layout(3);
  int left = 0;
  int solved = 0;
  for (std::uint64_t i = 0; i < 30; ++i) {
    const LargeGrid puzzle = puzzle_of(layout, 24, i);
    Domains domains = domains_of(layout, puzzle);
    REQUIRE(max_product(layout, domains));
    if (decided(domains)) continue;
    ++left;
    LargeGrid decision;
    if (sum_product(layout, domains, 100, decision) != SumProductEnd::kSolved) continue;
    ++solved;
    CHECK(is_solution(layout, decision));
    CHECK(extends(puzzle, decision));
  }
  CHECK(left > 3);
  CHECK(solved > 0);
  CHECK(solved <= left);
}

TEST_CASE("Digging and exact search end at once after a stop", "[papers]") {
  std::stop_source source;
  source.request_stop();
  const RunControl stopped{source.get_token()};
  const Layout layout(4);
  RandomStream random(1, "larger-grids-test");
  const LargeGrid full = random_full_grid(layout, random);
  CHECK(dug(layout, full, {100, 2000}, random, stopped) == full);
  const LargeGrid empty(layout.cells, kEmpty);
  const auto cut = solve_exact_cover(layout, domains_of(layout, empty), kNoLimit, stopped);
  CHECK_FALSE(cut.solution);
  CHECK_FALSE(cut.exhausted);
  CHECK(cut.options == 0);
  ExperimentRequest request;
  request.control = stopped;
  const Experiment nothing = study_larger_grids(request);
  CHECK(nothing.stopped);
  CHECK(nothing.tables.empty());
}

TEST_CASE("The study names for each size the methods that solve the puzzles with the fewest givens",
          "[papers]") {
  // One puzzle of each kind would take seconds; a stop after the first size is enough to see.
  std::stop_source source;
  const auto stop_at_16 = [&](const Progress& progress) {
    if (progress.note.find("larger-grids 4") != std::string_view::npos) source.request_stop();
  };
  ExperimentRequest request;
  request.sample = 2;
  request.control = RunControl{source.get_token(), stop_at_16};
  const Experiment study = study_larger_grids(request);
  CHECK(study.stopped);
  REQUIRE(study.tables.size() == 1);
  CHECK(study.tables.front().rows.size() == 12);  // two kinds, six methods
  CHECK(study.charts.empty());                    // two puzzles make no curve
  CHECK(study.notes.front().find("9 x 9 with 30 % given") != std::string::npos);
}

TEST_CASE("Permanents of more than eighteen open cells are not tried", "[papers]") {
  const Layout layout(5);
  const LargeGrid empty(layout.cells, kEmpty);
  LargeGrid decision;
  CHECK(sum_product(layout, domains_of(layout, empty), 1, decision) == SumProductEnd::kTooLarge);
}

}  // namespace
}  // namespace nonet::larger_grids
