#include <catch2/catch.hpp>
#include <string>
#include <unordered_set>

#include "nonet/nonet.h"

namespace nonet::testing {

TEST_CASE("results chain, and give a default instead of an error", "[face]") {
  const Result<int> good = 4;
  const Result<int> bad = Error{.reason = "no"};
  CHECK(good.value_or(7) == 4);
  CHECK(bad.value_or(7) == 7);
  CHECK(Result<std::string>(Error{}).value_or("none") == "none");
  const auto half = [](int number) -> Result<double> {
    if (number % 2 == 0) return number / 2.0;
    return Error{.reason = "odd"};
  };
  CHECK(*good.and_then(half) == 2.0);
  CHECK(bad.and_then(half).error().reason == "no");
  CHECK(Result<int>(3).and_then(half).error().reason == "odd");
  const auto rated = read_puzzle("nonsense").and_then([](const Puzzle& puzzle) {
    return rate(puzzle, RateOptions{});
  });
  CHECK(rated.error().kind == ErrorKind::kText);
}

TEST_CASE("cells, grids and puzzles can be kept in sets", "[face]") {
  std::unordered_set<Puzzle> puzzles;
  std::unordered_set<Grid> grids;
  for (const Puzzle& puzzle : make({.count = 100, .seed = 1})) {
    puzzles.insert(puzzle);
    puzzles.insert(puzzle);
    grids.insert(puzzle.givens());
    grids.insert(puzzle.solution());
  }
  CHECK(puzzles.size() == 100);
  CHECK(grids.size() == 200);
  std::unordered_set<std::size_t> hashes;
  for (const Grid& grid : grids) hashes.insert(std::hash<Grid>()(grid));
  CHECK(hashes.size() == 200);
  CHECK(std::unordered_set<Cell>{Cell(1), Cell(1), Cell(2)}.size() == 2);
}

}  // namespace nonet::testing
