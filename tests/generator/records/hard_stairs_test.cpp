#include "generator/records/hard_stairs.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "generator/full_grid.h"
#include "generator/thinning.h"
#include "rater/orders/catalog.h"
#include "solvers/exact/certify.h"

namespace nonet {
namespace {

double explainer_rating(const Puzzle& puzzle) {
  return find_scale("explainer")->rate(puzzle, {}).score;
}

std::vector<Puzzle> minimal_puzzles(int clues) {
  std::vector<Puzzle> puzzles;
  for (const Puzzle& puzzle :
       thinned({.seed = 1, .first = 0, .count = 64, .style = {}}, FullGrids())) {
    if (puzzle.givens().clue_count() == clues) puzzles.push_back(puzzle);
  }
  return puzzles;
}

TEST_CASE("Neighbours on the stairs beside a puzzle are harder", "[generator][records]") {
  const std::vector<Puzzle> start = minimal_puzzles(24);
  REQUIRE(start.size() > 4);
  double hardest = 0;
  for (const Puzzle& puzzle : start) hardest = std::max(hardest, explainer_rating(puzzle));
  RandomStream random(1, "hard-stairs-test");
  const std::vector<Puzzle> found = hardest_near(start, {23, 25, 400}, random, {});
  REQUIRE(found.size() == 3);
  for (std::size_t i = 0; i < found.size(); ++i) {
    INFO(found[i].givens().line());
    CHECK(found[i].givens().clue_count() == 23 + static_cast<int>(i));
    CHECK(is_minimal(found[i]));
    CHECK(certify(found[i].givens()).puzzle.has_value());
  }
  CHECK(explainer_rating(found[1]) > hardest);
}

TEST_CASE("Only puzzles on the stairs count", "[generator][records]") {
  RandomStream random(1, "hard-stairs-test");
  CHECK(hardest_near(minimal_puzzles(24), {17, 20, 100}, random, {}).empty());
  CHECK(hardest_near({}, {23, 25, 100}, random, {}).empty());
}

TEST_CASE("A search for hard puzzles is repeated by its random stream", "[generator][records]") {
  const auto run = [](std::uint64_t seed) {
    RandomStream random(seed, "hard-stairs-test");
    std::string lines;
    for (const Puzzle& puzzle : hardest_near(minimal_puzzles(24), {22, 25, 100}, random, {}))
      lines += puzzle.givens().line() + "\n";
    return lines;
  };
  CHECK(run(1) == run(1));
  CHECK(run(1) != run(2));
}

}  // namespace
}  // namespace nonet
