#include <catch2/catch.hpp>
#include <stop_token>
#include <string>
#include <vector>

#include "nonet/nonet.h"
#include "tests/face/puzzles.h"

namespace nonet::testing {
namespace {

Grid without_clue(const Grid& givens, int nth) {
  Grid grid = givens;
  for (int cell = 0; cell < Cell::kCount; ++cell) {
    if (givens.digit(Cell(cell)) != 0 && nth-- == 0) grid.set(Cell(cell), 0);
  }
  return grid;
}

bool extends(const Grid& givens, const Grid& solution) {
  for (int cell = 0; cell < Cell::kCount; ++cell) {
    const int given = givens.digit(Cell(cell));
    if (given != 0 && given != solution.digit(Cell(cell))) return false;
  }
  return solution.clue_count() == Cell::kCount;
}

}  // namespace

TEST_CASE("a puzzle holds its one solution", "[face]") {
  const Puzzle puzzle = puzzle_of(kHard);
  CHECK(puzzle.line() == kHard);
  CHECK(extends(puzzle.givens(), puzzle.solution()));
  const Solutions found = solve(puzzle.givens());
  CHECK(found.unique());
  CHECK(found.first == puzzle.solution());
}

TEST_CASE("a grid that is not a puzzle gives the reason, and two solutions", "[face]") {
  const Puzzle puzzle = puzzle_of(kHard);
  REQUIRE(is_minimal(puzzle));
  const Grid loose = without_clue(puzzle.givens(), 3);
  const auto several = certify(loose);
  REQUIRE_FALSE(several.ok());
  CHECK(several.error().kind == ErrorKind::kSeveralSolutions);
  REQUIRE(several.error().solutions.size() == 2);
  CHECK(several.error().solutions[0] != several.error().solutions[1]);
  for (const Grid& solution : several.error().solutions) CHECK(extends(loose, solution));

  Grid clash;
  clash.set(Cell(0, 0), 5);
  clash.set(Cell(0, 8), 5);
  CHECK(certify(clash).error().kind == ErrorKind::kClash);
  CHECK(certify(clash).error().reason == "clashing givens: 5 at r1c1 and r1c9");

  // r1c1 must be 9, which column 1 has already.
  const auto none = read_puzzle(".12345678" + std::string(18, '.') + "9" + std::string(53, '.'));
  REQUIRE_FALSE(none.ok());
  CHECK(none.error().kind == ErrorKind::kNoSolution);
  CHECK(none.error().place.line == 1);
}

TEST_CASE("counting stops at the limit and says so", "[face]") {
  const Solutions of_empty = solve(Grid(), 1000);
  CHECK(of_empty.count == 1000);
  CHECK_FALSE(of_empty.exact);
  int seen = 0;
  const Solutions stopped = for_each_solution(
      Grid(), [&](const Grid&) { return ++seen == 7 ? Flow::kStop : Flow::kContinue; });
  CHECK(seen == 7);
  CHECK(stopped.count == 7);
  CHECK_FALSE(stopped.exact);
}

TEST_CASE("solving many grids gives the answers of solving each, for any number of threads",
          "[face]") {
  std::vector<Grid> grids;
  for (const Puzzle& puzzle : make({.count = 3000, .seed = 5})) {
    grids.push_back(puzzle.givens());
    grids.push_back(without_clue(puzzle.givens(), 2));
  }
  grids.push_back(Grid());
  REQUIRE(grids.size() == 6001);
  for (const unsigned threads : {1U, 3U}) {
    const auto all = solve_all(grids, {.limit = 5, .threads = threads});
    REQUIRE(all.size() == grids.size());
    for (std::size_t i = 0; i < grids.size(); i += 97) {
      const Solutions alone = solve(grids[i], 5);
      CHECK(all[i].count == alone.count);
      CHECK(all[i].exact == alone.exact);
      CHECK(all[i].unique() == (i % 2 == 0 && i != 6000));
    }
    const auto puzzles = certify_all(grids, threads);
    REQUIRE(puzzles.size() == grids.size());
    CHECK(puzzles[0].ok());
    CHECK(puzzles[1].error().kind == ErrorKind::kSeveralSolutions);
  }
}

TEST_CASE("a stop leaves a prefix, progress counts grids", "[face]") {
  const std::vector<Grid> grids(20'000, puzzle_of(kHard).givens());
  std::stop_source stop;
  std::uint64_t last = 0;
  const auto some =
      solve_all(grids, {}, {.stop = stop.get_token(), .progress = [&](const Progress& p) {
                              last = p.done;
                              CHECK(p.total == grids.size());
                              stop.request_stop();
                            }});
  CHECK(some.size() == last);
  CHECK(!some.empty());
  CHECK(some.size() < grids.size());
}

}  // namespace nonet::testing
