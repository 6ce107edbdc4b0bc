#include "generator/atlas/minimal_subsets.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <iterator>
#include <utility>
#include <vector>

#include "board/grid_cells.h"
#include "generator/full_grid.h"
#include "generator/thinning.h"
#include "solvers/exact/count.h"

namespace nonet {
namespace {

bool is_proper(const Grid& solution, CellSet clues) {
  return count_solutions(only_cells(solution, clues), 2).count == 1;
}

bool is_minimal_puzzle(const Grid& solution, CellSet clues) {
  if (!is_proper(solution, clues)) return false;
  bool minimal = true;
  for (const Cell cell : clues) minimal = minimal && !is_proper(solution, clues - CellSet(cell));
  return minimal;
}

std::vector<CellSet> listed(const Grid& solution, CellSet clues, int fewest = 0) {
  UnavoidableSets sets(solution);
  std::vector<CellSet> list;
  for_each_minimal_subset(sets, clues, fewest, [&](CellSet minimal) { list.push_back(minimal); });
  return list;
}

// The clues of a minimal puzzle and some more.
CellSet clues_with_spare_ones(const Puzzle& puzzle, int more, RandomStream& random) {
  CellSet clues = puzzle.givens().filled();
  const int size = clues.size() + more;
  while (clues.size() < size) clues.insert(Cell(static_cast<int>(random.below(kCells))));
  return clues;
}

// The slow way: leaves out redundant clues one by one, in every order.
void visit_by_hand(const Grid& solution, CellSet clues, std::vector<Cell> spare,
                   std::vector<CellSet>& found) {
  if (spare.empty()) {
    if (is_minimal_puzzle(solution, clues)) found.push_back(clues);
    return;
  }
  const Cell cell = spare.back();
  spare.pop_back();
  visit_by_hand(solution, clues, spare, found);
  if (is_proper(solution, clues - CellSet(cell))) {
    visit_by_hand(solution, clues - CellSet(cell), spare, found);
  }
}

TEST_CASE("All minimal puzzles within clues are listed, each once", "[atlas]") {
  RandomStream random(3, "minimal-subsets-test");
  for (const Puzzle& puzzle :
       thinned({.seed = 3, .first = 0, .count = 6, .style = {}}, FullGrids())) {
    const Grid& solution = puzzle.solution();
    const CellSet clues = clues_with_spare_ones(puzzle, 4, random);
    std::vector<Cell> spare;
    for (const Cell cell : clues) {
      if (is_proper(solution, clues - CellSet(cell))) spare.push_back(cell);
    }
    std::vector<CellSet> by_hand;
    visit_by_hand(solution, clues, spare, by_hand);
    const std::vector<CellSet> list = listed(solution, clues);
    CHECK(list.size() == by_hand.size());
    CHECK(by_hand.size() > 1);
    for (const CellSet minimal : by_hand) CHECK(std::ranges::count(list, minimal) == 1);
  }
}

// As many clues as the atlas draws, so that thousands of puzzles are within them.
TEST_CASE("Puzzles of few clues can be left out of the list", "[atlas]") {
  RandomStream random(6, "minimal-subsets-test");
  const auto in_order = [](std::vector<CellSet> sets) {
    std::ranges::sort(sets, {}, [](CellSet set) { return std::pair(set.high(), set.low()); });
    return sets;
  };
  for (const Puzzle& puzzle :
       thinned({.seed = 6, .first = 0, .count = 3, .style = {}}, FullGrids())) {
    const CellSet clues = clues_with_spare_ones(puzzle, 7, random);
    const std::vector<CellSet> all = in_order(listed(puzzle.solution(), clues));
    const int most = std::ranges::max(all, {}, &CellSet::size).size();
    CHECK(all.size() > 100);
    for (int fewest = most - 2; fewest <= most + 1; ++fewest) {
      std::vector<CellSet> large;
      std::ranges::copy_if(all, std::back_inserter(large),
                           [&](CellSet set) { return set.size() >= fewest; });
      CHECK(in_order(listed(puzzle.solution(), clues, fewest)) == large);
    }
  }
}

TEST_CASE("No subset of a minimal puzzle is another minimal puzzle", "[atlas]") {
  const Puzzle puzzle = thinned({.seed = 4, .first = 0, .count = 1, .style = {}}, FullGrids())[0];
  const CellSet clues = puzzle.givens().filled();
  CHECK(listed(puzzle.solution(), clues) == std::vector{clues});
}

TEST_CASE("Each known unavoidable set leaves a second solution", "[atlas]") {
  const Puzzle puzzle = thinned({.seed = 5, .first = 0, .count = 1, .style = {}}, FullGrids())[0];
  UnavoidableSets sets(puzzle.solution());
  CHECK_FALSE(sets.missed_by(puzzle.givens().filled()).has_value());
  const CellSet missed = sets.missed_by(CellSet()).value();
  CHECK(sets.misses_one(~missed));
  for (const CellSet set : sets.known()) {
    CHECK_FALSE(is_proper(puzzle.solution(), ~set));
    CHECK_FALSE(sets.misses_one(puzzle.givens().filled() | set | missed));
  }
}

}  // namespace
}  // namespace nonet
