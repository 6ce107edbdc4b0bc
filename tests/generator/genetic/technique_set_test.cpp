#include "generator/genetic/technique_set.h"

#include <catch2/catch.hpp>

#include "rater/orders/bridi/bridi.h"
#include "tests/puzzle_of.h"

namespace nonet::genetic {
namespace {

TEST_CASE("Technique sets are found by key, each stronger than the one before", "[generator]") {
  Strongest strongest{};
  for (const TechniqueSet& set : technique_sets()) {
    CHECK(find_technique_set(set.key) == &set);
    CHECK(set.strongest >= strongest);
    strongest = set.strongest;
  }
  CHECK(find_technique_set("telepathy") == nullptr);
}

TEST_CASE("Bridi's example weighs 53, not the 51 it prints", "[generator]") {
  TechniqueCounts counts;
  counts.uses = {32, 7, 0, 0};
  CHECK(counts.difficulty(Strongest::kHiddenSingle) == 53);
}

TEST_CASE("With singles the fitness is the difficulty of the bridi scale", "[generator]") {
  const auto easy = *Grid::from_line(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  const TechniqueCounts counts = count_techniques(easy, Strongest::kHiddenSingle);
  CHECK(counts.cells_left == 0);
  CHECK(counts.difficulty(Strongest::kHiddenSingle) ==
        rate_bridi(testing::puzzle_of(easy.line()), {}).score);
}

TEST_CASE("Cells that the techniques leave open are charged the price of the next technique",
          "[generator]") {
  const auto hard = *Grid::from_line(
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  const TechniqueCounts counts = count_techniques(hard, Strongest::kHiddenSingle);
  REQUIRE(counts.cells_left > 0);
  CHECK(counts.difficulty(Strongest::kHiddenSingle) ==
        counts.uses[0] + 3 * counts.uses[1] + 6 * counts.cells_left);
}

}  // namespace
}  // namespace nonet::genetic
