#include "solvers/difference_map/difference_map.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <numeric>
#include <vector>

#include "solvers/catalog.h"
#include "solvers/difference_map/assignment.h"
#include "solvers/difference_map/difference_map_solvers.h"
#include "tests/solvers/exact/grids.h"

namespace nonet::difference_map {
namespace {

using namespace testing;

template <typename Row>
auto score(const std::vector<const Row*>& rows, const std::vector<std::uint8_t>& columns) {
  double sum = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) sum += static_cast<double>((*rows[i])[columns[i]]);
  return sum;
}

// The best assignment, by trying all orders of the columns.
template <typename Row>
auto best_score(const std::vector<const Row*>& rows, std::vector<std::uint8_t> columns) {
  double best = -1e9;
  do {
    best = std::max(best, score(rows, columns));
  } while (std::ranges::next_permutation(columns).found);
  return best;
}

template <typename Number, std::size_t kColumns>
void check_assignments(unsigned columns, RandomStream& random) {
  using Solver = AssignmentOf<Number, kColumns>;
  std::vector<std::uint8_t> list;
  for (std::uint8_t c = 0; c < kColumns; ++c) {
    if ((columns >> c & 1) != 0) list.push_back(c);
  }
  Solver assignment(columns);
  std::vector<typename Solver::Row> scores(list.size());
  std::vector<const typename Solver::Row*> rows;
  for (auto& row : scores) {
    row.fill(0);
    rows.push_back(&row);
  }
  std::vector<std::uint8_t> chosen(list.size());
  // Scores drift at first, then jump: earlier prices must not change the result.
  for (int call = 0; call < 60; ++call) {
    for (auto& row : scores) {
      for (std::size_t c = 0; c < kColumns; ++c) {
        const auto change = static_cast<Number>(random.unit() - 0.5);
        row[c] = call % 10 == 9 ? 20 * change : row[c] + change;
      }
    }
    assignment.solve(rows, chosen);
    std::vector<std::uint8_t> sorted = chosen;
    std::ranges::sort(sorted);
    REQUIRE(sorted == list);
    CHECK(score(rows, chosen) == Approx(best_score(rows, list)).margin(1e-4));
  }
}

TEST_CASE("The assignment is the best of all, from any earlier prices", "[solvers]") {
  RandomStream random(1, "assignment_test");
  for (const unsigned columns : {0b1U, 0b1010U, 0b111000U, 0b101010101U, 0b11111110U}) {
    check_assignments<float, 9>(columns, random);
  }
  check_assignments<double, 16>(0b1001'0001'0001'0010U, random);
  check_assignments<double, 25>(0b1'0000'0100'0001'0000'0110'0001U, random);
}

TEST_CASE("The difference map solves for several beta, with and without mask", "[solvers]") {
  const Grid puzzle = grid_of(kCoghlanLine);
  for (const double beta : {0.7, 0.9, 1.0, 1.1}) {
    for (const Mask mask : {Mask::kNone, Mask::kCandidates}) {
      INFO("beta " << beta);
      RandomStream random(5, "difference_map_test");
      const DifferenceMapResult result =
          search(puzzle, {.beta = beta, .mask = mask, .trace_every = 10}, random);
      REQUIRE(result.solution.has_value());
      CHECK(result.solution->is_solution());
      CHECK(puzzle.extended_by(*result.solution));
      CHECK(result.step_trace.size() == (result.iterations + 9) / 10);
      CHECK(result.step_trace.front() > 0);
    }
  }
}

TEST_CASE("The difference map finds both of two solutions", "[solvers]") {
  for (const auto* key : {"difference-map", "difference-map-masked"}) {
    const Report report = find_solver(key)->solve(grid_of(kTwoSolutionsLine), {.seed = 1});
    CHECK(report.verdict == Verdict::kMultiple);
    CHECK(report.solution_count == 2);
    const Report one = find_solver(key)->solve(grid_of(kCoghlanLine), {.seed = 1});
    CHECK(one.verdict == Verdict::kUndecided);
    CHECK(one.solution_count == 1);
    CHECK(one.hardness.has_value());
    CHECK(one.effort == find_solver(key)->solve(grid_of(kCoghlanLine), {.seed = 1}).effort);
  }
}

TEST_CASE("A house that cannot be filled is a proof, and no solution is searched", "[solvers]") {
  const Grid clash = grid_of("55" + std::string(79, '.'));
  const Grid no_place = grid_of(".12345678" + std::string(18, '.') + "9" + std::string(53, '.'));
  for (const Mask mask : {Mask::kNone, Mask::kCandidates}) {
    RandomStream random(1, "difference_map_test");
    CHECK(search(clash, {.mask = mask}, random).impossible);
    CHECK(search(no_place, {.mask = mask}, random).impossible == (mask == Mask::kCandidates));
  }
  CHECK(find_solver("difference-map")->solve(clash, {}).verdict == Verdict::kNone);
}

TEST_CASE("Most hard puzzles fall within ten thousand iterations", "[solvers]") {
  for (const auto* name : {"seventeen_clue.txt", "hard_q2.txt"}) {
    const std::vector<Grid> puzzles =
        reference_grids(name, 0, std::string(name) == "hard_q2.txt" ? 272 : 1639);
    if (puzzles.empty()) continue;
    int solved = 0;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      RandomStream random(1, "difference_map_test", i);
      solved += search(puzzles[i], kPublished, random).solution ? 1 : 0;
    }
    CHECK(puzzles.size() == 30);
    CHECK(solved >= 28);
  }
}

TEST_CASE("Alternating projections come to rest without a solution", "[difference_map]") {
  const Grid grid = *Grid::from_line(
      "000000010400000000020000000000050407008000300001090000300400200050100000000806000");
  DifferenceMapOptions options;
  options.rule = Rule::kAlternating;
  options.restart_every = 0;
  options.iterations = 200;
  options.trace_every = 1;
  RandomStream random(1, "difference-map-test");
  const DifferenceMapResult result = search(grid, options, random);
  CHECK_FALSE(result.solution);
  REQUIRE(result.step_trace.size() == 200);
  CHECK(result.step_trace.front() > 0);
  CHECK(result.step_trace.back() == 0);
}

}  // namespace
}  // namespace nonet::difference_map
