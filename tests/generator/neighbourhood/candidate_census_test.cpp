#include "generator/neighbourhood/candidate_census.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "solvers/exact/certify.h"
#include "solvers/exact/count.h"
#include "tests/puzzle_of.h"

namespace nonet {
namespace {

using testing::puzzle_of;

// Puzzles less one clue: with few solutions and with tens of thousands.
std::vector<CensusRequest> requests_of(const Puzzle& puzzle) {
  std::vector<CensusRequest> requests;
  for (const Cell clue : puzzle.givens().filled()) {
    Grid grid = puzzle.givens();
    grid.clear(clue);
    requests.push_back({grid, Candidate{clue, puzzle.givens().digit(clue)}, puzzle.solution()});
    requests.push_back({grid, {}, {}});
  }
  return requests;
}

// The census computed from all solutions of the grid.
struct Truth {
  PackedBoard seen;
  PackedBoard several;
};
Truth truth_of(const Grid& grid) {
  Truth truth;
  const SolutionCount all = for_each_solution(grid, 1'000'000, [&](const Grid& solution) {
    const PackedBoard board = PackedBoard::of(solution);
    truth.several |= board & truth.seen;
    truth.seen |= board;
    return Flow::kContinue;
  });
  REQUIRE_FALSE(all.limit_reached());
  return truth;
}

void check(std::span<const CensusRequest> requests, const slices::Kernel& kernel) {
  BatchSolver solver(kernel);
  const std::vector<CandidateCensus> censuses = take_censuses(solver, requests);
  REQUIRE(censuses.size() == requests.size());
  for (std::size_t i = 0; i < requests.size(); ++i) {
    INFO(kernel.key << " " << requests[i].givens.line());
    const Truth truth = truth_of(requests[i].givens);
    REQUIRE(censuses[i].seen() == truth.seen);
    REQUIRE(censuses[i].once() == truth.seen - truth.several);
    PackedBoard shown;
    for (const PackedBoard& solution : censuses[i].solutions()) {
      CHECK(requests[i].givens.extended_by(solution.solution()));
      CHECK(solution.solution().is_solution());
      shown |= solution;
    }
    CHECK(shown == truth.seen);
  }
}

TEST_CASE("A census separates candidates of one solution from those of several", "[generator]") {
  const std::vector<CensusRequest> few = requests_of(puzzle_of(
      "4..5...6.9...172..831..2....5..2.....7............4.19.....17......6..53....9..2."));
  const std::vector<CensusRequest> many = requests_of(puzzle_of(
      ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..."));
  for (const slices::Kernel* kernel : slices::kernels()) {
    if (!kernel->runs_here()) continue;
    check(few, *kernel);
    check(std::span(many).first(8), *kernel);
  }
}

TEST_CASE("A census of grids with no solution, one, and any", "[generator]") {
  const Puzzle puzzle = puzzle_of(
      "4..5...6.9...172..831..2....5..2.....7............4.19.....17......6..53....9..2.");
  Grid wrong = puzzle.givens();
  for (const Cell cell : ~puzzle.givens().filled()) {
    DigitSet others = ~puzzle.givens().seen_by(cell);
    others.erase(puzzle.solution().digit(cell));
    if (wrong == puzzle.givens() && !others.empty()) wrong.set(cell, others.first());
  }
  REQUIRE_FALSE(wrong == puzzle.givens());
  Grid clashing = puzzle.givens();
  clashing.set(Cell(1), clashing.digit(Cell(0)));
  const std::vector<CensusRequest> requests = {{wrong, {}, {}},
                                               {clashing, {}, {}},
                                               {puzzle.givens(), {}, {}},
                                               {puzzle.solution(), {}, {}},
                                               {Grid(), {}, {}}};
  BatchSolver solver;
  const auto censuses = take_censuses(solver, requests);
  REQUIRE(censuses.size() == 5);
  CHECK(censuses[0].seen().empty());
  CHECK(censuses[1].seen().empty());
  for (const std::size_t i : {2U, 3U}) {
    CHECK(censuses[i].once() == PackedBoard::of(puzzle.solution()));
    CHECK(censuses[i].seen_besides(PackedBoard::of(puzzle.solution())).empty());
  }
  CHECK(censuses[4].once().empty());
  CHECK(censuses[4].seen() == PackedBoard::of(Grid()));
  CHECK(take_censuses(solver, {}).empty());
}

TEST_CASE("Solutions may be added to a census again", "[generator]") {
  const Puzzle puzzle = puzzle_of(
      "4..5...6.9...172..831..2....5..2.....7............4.19.....17......6..53....9..2.");
  const PackedBoard own = PackedBoard::of(puzzle.solution());
  Grid relabelled = puzzle.solution();
  for (int i = 0; i < kCells; ++i) {
    const Cell c(i);
    if (relabelled.value(c) < 3) relabelled.set(c, Digit(3 - relabelled.value(c)));
  }
  const PackedBoard other = PackedBoard::of(relabelled);
  CandidateCensus census;
  for (int i = 0; i < 2; ++i) census.add(own);
  CHECK(census.once() == own);
  for (int i = 0; i < 2; ++i) census.add(other);
  CHECK(census.once() == ((own | other) - (own & other)));
  CHECK(census.seen_besides(own) == other);
  CHECK(census.solutions().size() == 2);
  CHECK(census.knows(own & other));
  CHECK_FALSE(census.knows(own));
}

}  // namespace
}  // namespace nonet
