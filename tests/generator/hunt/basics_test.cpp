#include "generator/hunt/basics.h"

#include <bit>
#include <catch2/catch.hpp>

#include "base/random_stream.h"
#include "generator/full_grid.h"
#include "generator/thinning.h"
#include "solvers/constraint/propagation.h"

namespace nonet {
namespace {

// The constraint solver's propagation, which is separate code with the same rules: subregion
// exclusion and Hall sets of every size.
TEST_CASE("The basics end in the same position as the constraint solver's propagation",
          "[evolution]") {
  constexpr constraint::Rules kBasics{.subregion_exclusion = true,
                                      .house = constraint::HouseRule::kTwins};
  RandomStream random(1, "basics-test");
  int open = 0;
  for (int i = 0; i < 300; ++i) {
    const Puzzle puzzle = thinned(random_full_grid(random), random);
    BasicsBoard board(puzzle.givens());
    constraint::Domains domains = constraint::domains_of(puzzle.givens());
    REQUIRE(board.infer_basics());
    REQUIRE(constraint::propagate(domains, kBasics));
    CHECK(board.open() == domains.open());
    int candidates = 0;
    for (const Cell cell : all_cells()) {
      unsigned digits = 0;
      for (const Digit digit : domains.of(cell)) digits |= 1U << digit.index();
      CHECK(board.digits(cell) == digits);
      candidates += std::popcount(digits);
    }
    CHECK(board.candidates() == candidates);
    open += board.solved() ? 0 : 1;
  }
  CHECK(open > 50);  // some grids are beyond the basics
}

TEST_CASE("Assumptions are inferred like givens, and wrong ones refuted", "[evolution]") {
  RandomStream random(2, "basics-test");
  int refuted = 0;
  for (int i = 0; i < 100; ++i) {
    const Puzzle puzzle = thinned(random_full_grid(random), random);
    BasicsBoard board(puzzle.givens());
    board.infer_basics();
    for (const Cell cell : board.open()) {
      BasicsBoard right = board;
      right.place({cell, puzzle.solution().digit(cell)});
      REQUIRE(right.infer_basics());
      Grid more = puzzle.givens();
      more.set(cell, puzzle.solution().digit(cell));
      BasicsBoard anew(more);
      REQUIRE(anew.infer_basics());
      CHECK(right.candidates() == anew.candidates());
      for (int digit = 1; digit <= kSize; ++digit) {
        if (Digit(digit) == puzzle.solution().digit(cell)) continue;
        if ((board.digits(cell) >> (digit - 1) & 1) == 0) continue;
        BasicsBoard wrong = board;
        wrong.place({cell, Digit(digit)});
        refuted += wrong.infer_basics() ? 0 : 1;
      }
    }
  }
  CHECK(refuted > 1000);
}

TEST_CASE("Singles stop before locked candidates and subsets, which can follow", "[evolution]") {
  RandomStream random(3, "basics-test");
  int differ = 0;
  for (int i = 0; i < 200; ++i) {
    const Puzzle puzzle = thinned(random_full_grid(random), random);
    BasicsBoard stepwise(puzzle.givens());
    REQUIRE(stepwise.infer_singles());
    constraint::Domains singles = constraint::domains_of(puzzle.givens());
    REQUIRE(constraint::propagate(singles, {}));
    CHECK(stepwise.open() == singles.open());
    const int after_singles = stepwise.candidates();
    REQUIRE(stepwise.infer_basics());
    BasicsBoard at_once(puzzle.givens());
    at_once.infer_basics();
    CHECK(stepwise.candidates() == at_once.candidates());
    differ += stepwise.candidates() < after_singles ? 1 : 0;
  }
  CHECK(differ > 50);
}

TEST_CASE("A contradiction is reported", "[evolution]") {
  BasicsBoard board;
  board.place({Cell(0, 0), Digit(1)});
  board.place({Cell(0, 1), Digit(1)});
  CHECK_FALSE(board.infer_basics());
}

}  // namespace
}  // namespace nonet
