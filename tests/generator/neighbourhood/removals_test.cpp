#include "generator/neighbourhood/removals.h"

#include <catch2/catch.hpp>
#include <limits>
#include <set>

namespace nonet {
namespace {

Grid grid_with_clues(int count) {
  Grid grid;
  for (int i = 0; i < count; ++i) grid.set(Cell(80 - 3 * i), Digit(1 + i % 9));
  return grid;
}

std::vector<int> indices(CellSet cells) {
  std::vector<int> all;
  for (const Cell cell : cells) all.push_back(cell.index());
  return all;
}

TEST_CASE("Removals are all sets of clues, each once, in order", "[generator]") {
  const Grid grid = grid_with_clues(7);
  const Removals removals(grid, {{1, 1}, {3, 2}, {0, 1}});
  REQUIRE(removals.size() == 7 + 35 + 1);
  std::set<std::vector<int>> seen;
  std::vector<int> last;
  for (std::uint64_t i = 0; i < removals.size(); ++i) {
    const ClueRemoval removal = removals[i];
    const std::vector<int> cells = indices(removal.cells);
    CHECK(removal.shell == (i < 7 ? Shell{1, 1} : i < 42 ? Shell{3, 2} : Shell{0, 1}));
    CHECK(static_cast<int>(cells.size()) == removal.shell.remove);
    CHECK(grid.filled().contains(removal.cells));
    CHECK(seen.insert(cells).second);
    if (i != 0 && i != 7 && i != 42) CHECK(last < cells);
    last = cells;
  }
}

TEST_CASE("There is no removal of more clues than there are", "[generator]") {
  CHECK(Removals(grid_with_clues(3), {{4, 4}}).size() == 0);
  CHECK(Removals(grid_with_clues(3), {{3, 3}}).size() == 1);
}

TEST_CASE("Numbers of removals beyond 63 bits are cut there", "[generator]") {
  Grid full;
  for (int i = 0; i < kCells; ++i) full.set(Cell(i), Digit(1));
  const Removals removals(full, {{40, 1}, {41, 1}});
  CHECK(removals.size() == static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()));
  CHECK(removals[removals.size() - 1].cells.size() == 40);
}

}  // namespace
}  // namespace nonet
