#include "generator/line_exchange.h"

#include <catch2/catch.hpp>

#include "base/random_stream.h"
#include "board/geometry.h"
#include "generator/full_grid.h"
#include "solvers/exact/certify.h"

namespace nonet {
namespace {

// Exchanges two lines of the solution in these cells.
Grid exchanged(const Grid& solution, House first, House second, unsigned places) {
  Grid other = solution;
  for (std::size_t i = 0; i < kSize; ++i) {
    if ((places >> i & 1U) == 0) continue;
    other.set(cells_of(first)[i], solution.digit(cells_of(second)[i]));
    other.set(cells_of(second)[i], solution.digit(cells_of(first)[i]));
  }
  return other;
}

// The definition: some places of the cell's line and of a neighbouring line, including the cell,
// such that exchanging them changes no given and gives a solution.
bool possible_by_definition(const Grid& solution, const Grid& givens, Cell cell) {
  for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn}) {
    const int line = kind == HouseKind::kRow ? cell.row() : cell.column();
    for (int other = line - line % 3; other < line - line % 3 + 3; ++other) {
      if (other == line) continue;
      for (unsigned places = 1; places < 1U << kSize; ++places) {
        const Grid grid = exchanged(solution, House(kind, line), House(kind, other), places);
        if (grid.value(cell) != solution.value(cell) && givens.extended_by(grid) &&
            grid.is_solution()) {
          return true;
        }
      }
    }
  }
  return false;
}

TEST_CASE("Exchanges of lines are seen as defined, and prove that a clue is needed",
          "[generator]") {
  RandomStream random(1, "line-exchange-test");
  int seen = 0;
  for (int round = 0; round < 12; ++round) {
    const Grid solution = random_full_grid(random);
    const LineExchange exchange(solution);
    std::array<Cell, kCells> order;
    for (int i = 0; i < kCells; ++i) order.at(static_cast<std::size_t>(i)) = Cell(i);
    random.shuffle(std::span<Cell>(order));
    PlacedDigits placed;
    Grid givens;
    for (std::size_t i = 0; i < 25; ++i) {
      givens.set(order.at(i), solution.digit(order.at(i)));
      placed.place(order.at(i), solution.digit(order.at(i)));
    }
    for (const Cell cell : ~givens.filled()) {
      const bool possible = exchange.possible(solution, cell, placed);
      CHECK(possible == possible_by_definition(solution, givens, cell));
      if (!possible) continue;
      ++seen;
      CHECK(certify(givens).verdict == Verdict::kMultiple);
    }
  }
  CHECK(seen > 50);
}

}  // namespace
}  // namespace nonet
