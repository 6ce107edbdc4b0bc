#include "generator/genetic/technique_closure.h"

#include <catch2/catch.hpp>

#include "base/random_stream.h"
#include "board/genotype.h"
#include "generator/full_grid.h"
#include "generator/genetic/technique_set.h"
#include "generator/random_choice.h"
#include "solvers/exact/count.h"

namespace nonet::genetic {
namespace {

// Clues of a random solution, in a random order, up to a number.
Genotype random_clues(std::uint64_t index, std::size_t count, Grid& solution) {
  RandomStream random(1, "technique-closure-test", index);
  solution = random_full_grid(random);
  Genotype clues;
  CellSet empty = CellSet::all();
  while (clues.size() < count) {
    const Cell c = random_member(empty, random);
    empty.erase(c);
    clues.push_back({c, solution.digit(c)});
  }
  return clues;
}

TEST_CASE("The closure solves the same puzzles as the rater's techniques", "[generator]") {
  for (const TechniqueSet& set : technique_sets()) {
    INFO(set.key);
    int solved = 0;
    for (std::uint64_t i = 0; i < 150; ++i) {
      Grid solution;
      Grid givens;
      TechniqueClosure closure(set.strongest);
      for (const Candidate& clue : random_clues(i, 40, solution)) {
        givens.set(clue.cell, clue.digit);
        REQUIRE(closure.place(clue));
        REQUIRE(closure.deduce());
        REQUIRE(closure.grid().extended_by(solution));
        REQUIRE(givens.extended_by(closure.grid()));
        if (givens.clue_count() < 20) continue;
        const bool by_rater = count_techniques(givens, set.strongest).cells_left == 0;
        CHECK(closure.solved() == by_rater);
        if (!closure.solved()) continue;
        CHECK(closure.grid() == solution);
        ++solved;
        break;
      }
    }
    CHECK(solved > 30);
  }
}

TEST_CASE("The order of the clues does not matter to the closure", "[generator]") {
  Grid solution;
  const Genotype clues = random_clues(0, 30, solution);
  TechniqueClosure at_once(Strongest::kPair);
  TechniqueClosure one_by_one(Strongest::kPair);
  for (const Candidate& clue : clues) REQUIRE(at_once.place(clue));
  REQUIRE(at_once.deduce());
  for (auto clue = clues.rbegin(); clue != clues.rend(); ++clue) {
    REQUIRE(one_by_one.place(*clue));
    REQUIRE(one_by_one.deduce());
  }
  CHECK(at_once.grid() == one_by_one.grid());
}

TEST_CASE("The closure refuses only puzzles without a solution", "[generator]") {
  int refused = 0;
  for (std::uint64_t i = 0; i < 200; ++i) {
    RandomStream random(2, "technique-closure-test", i);
    Grid grid;
    CellSet empty = CellSet::all();
    TechniqueClosure closure(Strongest::kPair);
    for (;;) {
      const Cell c = random_member(empty, random);
      empty.erase(c);
      const DigitSet candidates = ~grid.seen_by(c);
      if (candidates.empty()) break;
      const Digit d = random_member(candidates, random);
      grid.set(c, d);
      if (closure.place({c, d}) && closure.deduce()) continue;
      CHECK(count_solutions(grid, 1).count == 0);
      ++refused;
      break;
    }
  }
  CHECK(refused > 150);
}

}  // namespace
}  // namespace nonet::genetic
