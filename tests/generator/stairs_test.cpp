#include "generator/stairs.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "generator/thinning.h"
#include "solvers/exact/certify.h"

namespace nonet {
namespace {

TEST_CASE("An ascent passes each number of clues, by minimal puzzles", "[generator]") {
  RandomStream random(3, "ascent-test");
  const std::vector<Puzzle> stairs = climb({.clues = 32, .parents = 4000}, {}, random, {});
  REQUIRE(stairs.size() > 6);
  CHECK(stairs.back().givens().clue_count() >= 32);
  for (std::size_t i = 0; i < stairs.size(); ++i) {
    INFO(stairs[i].givens().line());
    CHECK(is_minimal(stairs[i]));
    CHECK(certify(stairs[i].givens()).puzzle.has_value());
    if (i > 0) CHECK(stairs[i].givens().clue_count() > stairs[i - 1].givens().clue_count());
  }
}

TEST_CASE("An ascent is repeated by its random stream and ends where it must", "[generator]") {
  const auto run = [](std::uint64_t seed, const StairGoal& goal) {
    RandomStream random(seed, "ascent-test");
    std::string lines;
    for (const Puzzle& puzzle : climb(goal, {}, random, {})) lines += puzzle.givens().line() + "\n";
    return lines;
  };
  const StairGoal near{.clues = 30, .parents = 1000};
  CHECK(run(1, near) == run(1, near));
  CHECK(run(1, near) != run(2, near));
  // No neighbourhood is searched: random puzzles alone.
  RandomStream random(1, "ascent-test");
  const auto unclimbed = climb({.clues = 40, .parents = 0}, {}, random, {});
  REQUIRE_FALSE(unclimbed.empty());
  CHECK(unclimbed.back().givens().clue_count() < 31);
}

TEST_CASE("An ascent goes on from given puzzles", "[generator]") {
  RandomStream random(3, "ascent-test");
  const std::vector<Puzzle> lower = climb({.clues = 32, .parents = 4000}, {}, random, {});
  REQUIRE_FALSE(lower.empty());
  const Puzzle& first = lower.back();
  const std::vector<Puzzle> upper = climb({.clues = 33, .parents = 4000}, {&first, 1}, random, {});
  REQUIRE(upper.size() >= 2);
  CHECK(upper.front().givens().clue_count() >= 31);
  CHECK(std::ranges::find(upper, first) != upper.end());
  CHECK(upper.back().givens().clue_count() >= 33);
}

TEST_CASE("A descent passes each number of clues, by minimal puzzles", "[generator]") {
  RandomStream random(3, "descent-test");
  const StairGoal goal{.direction = Direction::kDescent, .clues = 19, .parents = 4000};
  const std::vector<Puzzle> stairs = climb(goal, {}, random, {});
  REQUIRE_FALSE(stairs.empty());
  CHECK(stairs.front().givens().clue_count() == 19);
  for (const Puzzle& puzzle : stairs) {
    INFO(puzzle.givens().line());
    CHECK(is_minimal(puzzle));
    CHECK(certify(puzzle.givens()).puzzle.has_value());
  }
}

}  // namespace
}  // namespace nonet
