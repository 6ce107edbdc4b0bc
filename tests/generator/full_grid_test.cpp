#include "generator/full_grid.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <set>

#include "board/geometry.h"

namespace nonet {
namespace {

constexpr double kFullGrids = 6.670903752021072936960e21;  // B. Felgenhauer, F. Jarvis, 2005

TEST_CASE("Random full grids are solutions, and all different", "[generator]") {
  const FullGrids grids;
  std::set<Grid> seen;
  for (std::uint64_t i = 0; i < 500; ++i) {
    QuickStream random(1, "full-grid-test", i);
    const Grid grid = grids.random(random);
    CHECK(grid.is_solution());
    seen.insert(grid);
  }
  CHECK(seen.size() == 500);
}

TEST_CASE("The sampler's acceptance gives the number of full grids", "[generator]") {
  const FullGrids grids;
  constexpr int kGrids = 100'000;
  std::uint64_t proposals = 0;
  QuickStream random(2, "full-grid-test", 0);
  for (int i = 0; i < kGrids; ++i) static_cast<void>(grids.random(random, proposals));
  const double number =
      FullGrids::kProposals * FullGrids::kPlans * kGrids / static_cast<double>(proposals);
  CHECK(number / kFullGrids == Approx(1).margin(4 / std::sqrt(kGrids)));
}

// Pairs of digits in two lines of a band or stack that can change places.
int swaps(const Grid& grid, HouseKind kind, int first, int second) {
  int count = 0;
  const auto& a = cells_of(House(kind, first));
  const auto& b = cells_of(House(kind, second));
  for (std::size_t i = 0; i < kSize; ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (grid.digit(a[i]) == grid.digit(b[j]) && grid.digit(a[j]) == grid.digit(b[i])) ++count;
    }
  }
  return count;
}

// A sampler that favours some grids would hardly favour their transforms as much, because it builds
// them in another order. So a statistic that is equal for all lines by symmetry is compared over
// the 18 pairs of lines.
TEST_CASE("All places of the grid have the same statistics", "[generator]") {
  const FullGrids grids;
  constexpr int kGrids = 30'000;
  std::array<double, 18> sum{};
  std::array<double, 18> squares{};
  std::array<std::array<double, kSize>, kCells> digits{};
  for (std::uint64_t i = 0; i < kGrids; ++i) {
    QuickStream random(3, "full-grid-test", i);
    const Grid grid = grids.random(random);
    std::size_t pair = 0;
    for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn}) {
      for (int chute = 0; chute < kSize; chute += 3) {
        for (const auto& [a, b] : {std::pair{0, 1}, {0, 2}, {1, 2}}) {
          const double n = swaps(grid, kind, chute + a, chute + b);
          sum.at(pair) += n;
          squares.at(pair++) += n * n;
        }
      }
    }
    for (const Cell c : all_cells()) {
      ++digits.at(static_cast<std::size_t>(c.index()))
            .at(static_cast<std::size_t>(grid.digit(c).index()));
    }
  }
  double total = 0;
  for (const double s : sum) total += s;
  const double mean = total / 18 / kGrids;
  for (std::size_t pair = 0; pair < sum.size(); ++pair) {
    const double variance = squares.at(pair) / kGrids - mean * mean;
    const double deviation = (sum.at(pair) / kGrids - mean) / std::sqrt(variance / kGrids);
    CHECK(std::abs(deviation) < 4);
  }
  double chi_squared = 0;
  for (const auto& cell : digits) {
    for (const double n : cell)
      chi_squared += (n - kGrids / 9.0) * (n - kGrids / 9.0) / (kGrids / 9.0);
  }
  // About 81 times 8 degrees of freedom; fewer, because each row has each digit once.
  CHECK(chi_squared < 648 + 4 * 36);
}

}  // namespace
}  // namespace nonet
