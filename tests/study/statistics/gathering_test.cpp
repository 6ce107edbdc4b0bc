#include "study/statistics/gathering.h"

#include <catch2/catch.hpp>
#include <optional>

#include "tests/puzzle_of.h"

namespace nonet {
namespace {

std::optional<double> value_on(const Collection& collection, std::string_view scale) {
  for (const HardnessColumn& column : collection.columns()) {
    if (column.key == scale) return column.values[0];
  }
  return std::nullopt;
}

TEST_CASE("A scale whose search takes minutes is a gap in the statistics", "[statistics]") {
  // Bred with `nonet evolve --rating b:11:`. The searches for whips and for g-whips of
  // length 14 take some millions of boards.
  const Puzzle puzzle = testing::puzzle_of(
      ".1...72..9...6......83.....2.78......6...23.....6..9....54...8..3....5.64.......9");
  const auto paths = paths_on_all(puzzle, PathSteps::kLeftOut, RunControl{});
  Collection collection;
  CHECK(gather_rated(puzzle.givens(), paths, collection) ==
        std::vector<std::string_view>{"w", "gw"});
  collection.settle();
  CHECK_FALSE(value_on(collection, "gw"));
  CHECK(value_on(collection, "explainer") > 8.0);
  CHECK(value_on(collection, "gb") == 12);
}

}  // namespace
}  // namespace nonet
