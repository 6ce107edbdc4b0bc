// All ways to place a digit nine times, for each digit, without the ways that use a cell which
// every way of another digit needs.
#include <array>

#include "tests/rater/proofs/read_pattern.h"

namespace nonet::testing {

namespace {

using Ways = std::vector<CellSet>;

void add_ways(CellSet open, int row, CellSet chosen, Ways& ways) {
  if (row == kSize) {
    ways.push_back(chosen);
    return;
  }
  for (const Cell cell : open& cell_set_of(House::row(row))) {
    add_ways(open - peers_of(cell), row + 1, chosen | CellSet(cell), ways);
  }
}

Ways ways_of(const CheckedGrid& grid, Digit digit) {
  CellSet open;
  for (const Cell cell : all_cells()) {
    const bool holds = grid.values.value(cell) == digit.value();
    if (holds || grid.has({cell, digit})) open.insert(cell);
  }
  Ways ways;
  add_ways(open, 0, {}, ways);
  return ways;
}

CellSet shared_by(const Ways& ways) {
  if (ways.empty()) return {};
  CellSet shared = CellSet::all();
  for (const CellSet way : ways) shared &= way;
  return shared;
}

}  // namespace

void check_templates(const CheckedGrid& grid, const Reading&, const Conclusion& claimed) {
  std::array<Ways, kSize> ways;
  for (const Digit digit : DigitSet::all()) {
    ways.at(static_cast<std::size_t>(digit.index())) = ways_of(grid, digit);
  }
  for (std::size_t fallen = 1; fallen > 0;) {
    fallen = 0;
    for (std::size_t a = 0; a < ways.size(); ++a) {
      const CellSet shared = shared_by(ways.at(a));
      for (std::size_t b = 0; b < ways.size(); ++b) {
        if (a == b) continue;
        fallen += std::erase_if(ways.at(b), [&](CellSet way) { return way.intersects(shared); });
      }
    }
  }
  for (const Candidate c : claimed.removed) {
    for (const CellSet way : ways.at(static_cast<std::size_t>(c.digit.index()))) {
      demand(!way.contains(c.cell), "a way to place the digit has the cell");
    }
  }
  for (const Candidate c : claimed.placed) {
    demand(shared_by(ways.at(static_cast<std::size_t>(c.digit.index()))).contains(c.cell),
           "a way to place the digit leaves the cell out");
  }
}

}  // namespace nonet::testing
