// The weights of finds, on 4 x 4 boards, for which everything can be counted.
#include "generator/atlas/subset_plan.h"

#include <algorithm>
#include <array>
#include <bit>
#include <catch2/catch.hpp>
#include <cstdint>
#include <vector>

namespace nonet {
namespace {

constexpr int kSmallCells = 16;
constexpr std::uint32_t kSubsets = 1U << kSmallCells;

using SmallGrid = std::array<int, kSmallCells>;

bool may_hold(const SmallGrid& grid, int cell, int digit) {
  const auto clashes = [&](int other) {
    const bool seen = other / 4 == cell / 4 || other % 4 == cell % 4 ||
                      (other / 8 == cell / 8 && other % 4 / 2 == cell % 4 / 2);
    return seen && grid.at(static_cast<std::size_t>(other)) == digit;
  };
  for (int other = 0; other < cell; ++other) {
    if (clashes(other)) return false;
  }
  return true;
}

void fill_from(int cell, SmallGrid& grid, std::vector<SmallGrid>& all) {
  if (cell == kSmallCells) {
    all.push_back(grid);
    return;
  }
  for (int digit = 1; digit <= 4; ++digit) {
    if (!may_hold(grid, cell, digit)) continue;
    grid.at(static_cast<std::size_t>(cell)) = digit;
    fill_from(cell + 1, grid, all);
  }
}

std::vector<SmallGrid> all_small_grids() {
  std::vector<SmallGrid> all;
  SmallGrid grid{};
  fill_from(0, grid, all);
  return all;
}

std::uint32_t common_cells(const SmallGrid& a, const SmallGrid& b) {
  std::uint32_t cells = 0;
  for (std::size_t i = 0; i < a.size(); ++i) cells |= a.at(i) == b.at(i) ? 1U << i : 0U;
  return cells;
}

// For each set of cells, whether it determines the grid.
std::vector<bool> proper_sets(const SmallGrid& grid, const std::vector<SmallGrid>& all) {
  std::vector<bool> proper(kSubsets, true);
  for (const SmallGrid& other : all) {
    if (other != grid) proper.at(common_cells(grid, other)) = false;
  }
  for (std::uint32_t set = kSubsets; set-- > 0;) {
    if (proper.at(set)) continue;
    for (std::uint32_t rest = set; rest != 0; rest &= rest - 1)
      proper.at(set & ~(rest & -rest)) = false;
  }
  return proper;
}

std::vector<std::uint32_t> minimal_sets(const std::vector<bool>& proper) {
  std::vector<std::uint32_t> sets;
  for (std::uint32_t set = 0; set < kSubsets; ++set) {
    bool minimal = proper.at(set);
    for (std::uint32_t rest = set; minimal && rest != 0; rest &= rest - 1)
      minimal = !proper.at(set & ~(rest & -rest));
    if (minimal) sets.push_back(set);
  }
  return sets;
}

// 85,632 in all.
TEST_CASE("The minimal puzzles of four by four are counted completely", "[atlas]") {
  const std::vector<SmallGrid> all = all_small_grids();
  CHECK(all.size() == 288);
  std::array<std::size_t, kSmallCells + 1> count{};
  for (const SmallGrid& grid : all) {
    for (const std::uint32_t set : minimal_sets(proper_sets(grid, all)))
      ++count.at(static_cast<std::size_t>(std::popcount(set)));
  }
  CHECK(count[4] == 25'728);
  CHECK(count[5] == 58'368);
  CHECK(count[6] == 1'536);
}

// The mean over all subsets instead of random ones: the estimate has no bias at all.
TEST_CASE("The weights of finds add up to the number of minimal puzzles", "[atlas]") {
  const std::vector<SmallGrid> all = all_small_grids();
  const std::array plan = {SubsetDraws{5, 7}, SubsetDraws{6, 3}, SubsetDraws{8, 2, 5}};
  std::array<double, kSmallCells + 1> of_size{};  // sets of so many cells
  for (std::uint32_t set = 0; set < kSubsets; ++set)
    of_size.at(static_cast<std::size_t>(std::popcount(set))) += 1;
  for (std::size_t i = 0; i < all.size(); i += 57) {
    const std::vector<std::uint32_t> minimal = minimal_sets(proper_sets(all.at(i), all));
    double mean = 0;
    for (const std::uint32_t found : minimal) {
      const double weight = weight_of_find(plan, kSmallCells, std::popcount(found));
      for (std::uint32_t set = 0; set < kSubsets; ++set) {
        if ((found & ~set) != 0) continue;
        for (const SubsetDraws& draws : plan) {
          if (std::popcount(set) == draws.clues && std::popcount(found) >= draws.fewest)
            mean += weight * draws.count / of_size.at(static_cast<std::size_t>(draws.clues));
        }
      }
    }
    CHECK(mean == Approx(static_cast<double>(minimal.size())));
  }
}

TEST_CASE("A puzzle larger than all subsets has no weight", "[atlas]") {
  const std::array plan = {SubsetDraws{5, 7}};
  CHECK(weight_of_find(plan, kSmallCells, 6) == 0);
  CHECK(weight_of_find(plan, kSmallCells, 5) == Approx(4368.0 / 7));  // 16 over 5
}

TEST_CASE("Subsets in which a number of clues is not looked for give it no weight", "[atlas]") {
  const std::array plan = {SubsetDraws{6, 7, 5}};
  CHECK(weight_of_find(plan, kSmallCells, 4) == 0);
  CHECK(weight_of_find(plan, kSmallCells, 5) == Approx(4368.0 / 6 / 7));
}

}  // namespace
}  // namespace nonet
