#include "generator/forward_checking.h"

#include <catch2/catch.hpp>

#include "rater/scales/bridi.h"
#include "solvers/exact/certify.h"

namespace nonet {
namespace {

TEST_CASE("Forward checking makes puzzles that singles solve, from its genotype", "[generator]") {
  std::uint64_t attempts = 0;
  double clues = 0;
  double difficulty = 0;
  constexpr int kPuzzles = 300;
  for (std::uint64_t i = 0; i < kPuzzles; ++i) {
    RandomStream random(1, "forward-checking-test", i);
    const auto generated = generate_by_forward_checking(random);
    REQUIRE(generated.has_value());
    const Grid& givens = generated->puzzle.givens();
    CHECK(givens_of(generated->genotype) == givens);
    CHECK(certify(givens).puzzle == generated->puzzle);
    const Rating rating = rate_bridi(givens, {});
    CHECK_FALSE(rating.stuck());
    // The last gene was needed: without it singles are stuck.
    Grid before = givens;
    before.clear(generated->genotype.back().cell);
    CHECK(rate_bridi(before, {}).stuck());
    attempts += generated->attempts;
    clues += givens.clue_count();
    difficulty += rating.score;
  }
  // About 79 attempts for a success, 27.9 clues, difficulty 67 (throw-away prototypes, n = 6000).
  CHECK(static_cast<double>(attempts) / kPuzzles == Approx(79).margin(16));
  CHECK(clues / kPuzzles == Approx(27.9).margin(0.6));
  CHECK(difficulty / kPuzzles == Approx(67.3).margin(2.5));
}

}  // namespace
}  // namespace nonet
