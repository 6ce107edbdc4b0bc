#include "generator/neighbourhood/completions.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "base/random_stream.h"
#include "generator/full_grid.h"
#include "solvers/exact/count.h"

namespace nonet {
namespace {

// A full grid without a number of cells.
Grid part_of_full_grid(int missing) {
  RandomStream random(7, "completions-test");
  Grid grid = random_full_grid(random);
  while (grid.clue_count() > kCells - missing) grid.clear(Cell(static_cast<int>(random.below(81))));
  return grid;
}

bool among(const std::vector<Completion>& completions, const Grid& givens) {
  return std::ranges::binary_search(completions, givens, {}, &Completion::givens);
}

// Random pairs of clues: exactly the pairs that make the base a puzzle are found.
void check_pairs(const Grid& base, int pairs) {
  BatchSolver solver;
  const CompletionRequest request{.base = base, .parent = {}, .add = 2};
  const std::vector<Completion> found = complete(solver, std::span(&request, 1)).at(0);
  REQUIRE(std::ranges::is_sorted(found, {}, &Completion::givens));
  RandomStream random(1, "completions-pairs");
  int unique = 0;
  for (int i = 0; i < pairs; ++i) {
    Grid givens = found[random.below(static_cast<std::uint32_t>(found.size()))].givens;
    if (i % 2 == 0) {
      const Cell cell(static_cast<int>(random.below(81)));
      const Digit digit(static_cast<int>(1 + random.below(9)));
      if (!base.empty(cell) || givens.empty(cell) || givens.seen_by(cell).contains(digit)) continue;
      givens.set(cell, digit);
    }
    const SolutionCount count = count_solutions(givens, 2);
    CHECK(among(found, givens) == (count.count == 1));
    if (count.count == 1) ++unique;
  }
  CHECK(unique > 0);
}

TEST_CASE("Pairs of clues are completions exactly if they leave one solution", "[generator]") {
  check_pairs(part_of_full_grid(50), 2000);
}

TEST_CASE("Grids with more solutions than are listed are completed as well", "[generator]") {
  // A puzzle with 17 clues, less two of them.
  const Grid base = *Grid::from_line(
      ".......1.4.........2.............4.7..8...3....1.9....3..4..2...5.1........8.....");
  REQUIRE(count_solutions(base, 40'000).limit_reached());
  check_pairs(base, 2000);
}

TEST_CASE("No clue completes a grid that is a puzzle already", "[generator]") {
  const Grid full = part_of_full_grid(0);
  const Grid nearly = part_of_full_grid(3);
  const Grid open = part_of_full_grid(70);
  const std::vector<CompletionRequest> requests = {{.base = nearly, .parent = full, .add = 0},
                                                   {.base = open, .parent = full, .add = 0}};
  BatchSolver solver;
  const auto found = complete(solver, requests);
  REQUIRE(found.size() == 2);
  REQUIRE(found[0].size() == 1);
  CHECK(found[0][0].givens == nearly);
  CHECK(found[0][0].solution == full);
  CHECK(found[1].empty());
}

}  // namespace
}  // namespace nonet
