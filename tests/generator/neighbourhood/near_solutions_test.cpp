#include "generator/neighbourhood/near_solutions.h"

#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "generator/neighbourhood/minimal_additions.h"
#include "generator/neighbourhood/neighbours.h"
#include "generator/thinning.h"
#include "solvers/exact/count.h"
#include "tests/puzzle_of.h"

namespace nonet {
namespace {

using testing::puzzle_of;

Puzzle of_32_clues() {
  return puzzle_of(
      "...591....2.7..4157..2...9...7......39...657.561...9.34..62..5...2.45.....63..2..");
}

// Some pairs of clues.
std::vector<CellSet> some_removals(const Puzzle& puzzle, std::size_t step) {
  const Removals all(puzzle.givens(), {{2, 2}});
  std::vector<CellSet> removals;
  for (std::uint64_t i = 0; i < all.size(); i += step) removals.push_back(all[i].cells);
  return removals;
}

Grid without(const Puzzle& puzzle, CellSet removed) {
  Grid givens = puzzle.givens();
  for (const Cell cell : removed) givens.clear(cell);
  return givens;
}

CellSet broken_by(const Grid& grid, const Puzzle& puzzle) {
  CellSet broken;
  for (const Cell clue : puzzle.givens().filled()) {
    if (grid.value(clue) != puzzle.givens().value(clue)) broken.insert(clue);
  }
  return broken;
}

TEST_CASE("Near solutions that break removed clues are the solutions without these",
          "[generator]") {
  const Puzzle puzzle = of_32_clues();
  const std::vector<CellSet> removals = some_removals(puzzle, 50);
  BatchSolver solver;
  NearSolutions near(puzzle);
  REQUIRE(near.find(removals, solver, {}));
  for (const CellSet removed : removals) {
    CAPTURE(without(puzzle, removed).line());
    std::set<Grid> solutions;
    for (const CellSet broken : subsets_of(removed)) {
      for (const PackedBoard& grid : near.breaking(broken).grids) {
        CHECK(grid.within(near.breaking(broken).seen));
        CHECK(broken_by(grid.solution(), puzzle) == broken);
        CHECK(solutions.insert(grid.solution()).second);
      }
    }
    CHECK(solutions.contains(puzzle.solution()));
    CHECK(solutions.size() == count_solutions(without(puzzle, removed), 100'000).count);
  }
}

TEST_CASE("A list of near solutions ends where they are too many", "[generator]") {
  const Puzzle puzzle = puzzle_of(
      "4..5...6.9...172..831..2....5..2.....7............4.19.....17......6..53....9..2.");
  CellSet all = puzzle.givens().filled();
  CellSet removed;
  for (const Cell cell : all) {
    if (removed.size() < 12) removed.insert(cell);
  }
  BatchSolver solver;
  NearSolutions near(puzzle);
  CHECK_FALSE(near.find({&removed, 1}, solver, {}));
  const CellSet one(all.first());
  CHECK(near.find({&one, 1}, solver, {}));
  CHECK(near.breaking(one).grids.size() + 1 ==
        count_solutions(without(puzzle, one), 100'000).count);
}

// From neighbours of any kind, each tested alone.
std::set<Grid> minimal_neighbours_of(const Puzzle& puzzle, std::uint64_t removal, Shell shell) {
  std::set<Grid> minimal;
  NeighbourFinder({.shell = shell, .reach = Reach::kExactly})
      .visit(puzzle, {removal, 1}, [&](std::size_t, const Puzzle& neighbour) {
        if (is_minimal(neighbour)) minimal.insert(neighbour.givens());
        return Flow::kContinue;
      });
  return minimal;
}

TEST_CASE("Minimal additions are the minimal ones of all additions", "[generator]") {
  const Puzzle puzzle = of_32_clues();
  BatchSolver solver;
  NearSolutions near(puzzle);
  std::size_t count = 0;
  for (const Shell shell : {Shell{1, 1}, Shell{1, 2}, Shell{2, 1}, Shell{2, 2}, Shell{2, 3}}) {
    const Removals all(puzzle.givens(), {shell});
    const std::uint64_t step = shell.add == 3 ? 60 : 7;
    for (std::uint64_t i = 0; i < all.size(); i += step) {
      const CellSet removed = all[i].cells;
      REQUIRE(near.find({&removed, 1}, solver, {}));
      std::set<Grid> found;
      for_each_minimal_addition(near, removed, shell.add, AddedClues::kExactly,
                                [&](const Grid& givens, const Grid& solution) {
                                  CHECK(givens.extended_by(solution));
                                  CHECK(found.insert(givens).second);
                                });
      CAPTURE(i, shell.remove, shell.add);
      CHECK(found == minimal_neighbours_of(puzzle, i, shell));
      count += found.size();
    }
  }
  CHECK(count > 5);
}

TEST_CASE("Minimal relatives are the minimal neighbours of several moves", "[generator]") {
  const Puzzle puzzle = of_32_clues();
  std::map<Shell, std::set<Grid>> relatives;
  BatchSolver solver;
  for_each_minimal_relative(
      puzzle, 2, solver,
      [&](const Puzzle& relative) {
        const int lost = broken_by(relative.givens(), puzzle).size();
        const int change = relative.givens().clue_count() - puzzle.givens().clue_count();
        CHECK(relatives[{lost, lost + change}].insert(relative.givens()).second);
      },
      {});
  for (const auto& [shell, grids] : relatives) CHECK(shell.add <= shell.remove + 1);
  for (const Shell shell : {Shell{1, 1}, Shell{2, 1}, Shell{2, 2}}) {
    CAPTURE(shell.remove, shell.add);
    CHECK_FALSE(relatives[shell].empty());
    std::set<Grid> neighbours;
    // Without near solutions: in a sample.
    NeighbourPlan plan = minimal_neighbours(shell, 1'000'000, 1);
    plan.reach = Reach::kExactly;
    NeighbourFinder(plan).visit({&puzzle, 1}, [&](std::size_t, const Puzzle& neighbour) {
      neighbours.insert(neighbour.givens());
      return Flow::kContinue;
    });
    CHECK(relatives[shell] == neighbours);
  }
}

}  // namespace
}  // namespace nonet
