// Sudoku grids of 9, 16, 25 ... cells a side, for the study of solvers on larger grids. The grid of
// the rest of the project is made for 81 cells only; this code is not as fast, and costs are
// counted in candidates, guesses and iterations.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/random_stream.h"
#include "base/run_control.h"

namespace nonet::larger_grids {

// The houses of a grid with boxes of `box` x `box` cells. Cells, digits and houses are counted from
// 0; rows come first among the houses, then columns, then boxes.
struct Layout {
  explicit Layout(std::size_t box_side);

  std::size_t box;
  std::size_t size;                                   // digits, and cells of a house
  std::size_t cells;                                  // size * size
  std::vector<std::vector<std::size_t>> houses;       // the cells of each of the 3 * size houses
  std::vector<std::array<std::size_t, 3>> houses_of;  // of each cell: row, column, box
};

inline constexpr std::uint8_t kEmpty = 255;

// A digit or kEmpty for each cell.
using LargeGrid = std::vector<std::uint8_t>;

// The digits that each cell may have, as bits. At most 32 digits.
using Domains = std::vector<std::uint32_t>;

std::size_t clue_count(const LargeGrid& grid);

// No empty cell, no digit twice in a house.
bool is_solution(const Layout& layout, const LargeGrid& grid);
bool extends(const LargeGrid& givens, const LargeGrid& solution);

// The domains under the givens: a given's own digit, else the digits that no given in the cell's
// houses has.
Domains domains_of(const Layout& layout, const LargeGrid& givens);

// The one pattern of shifted rows, its digits, rows, columns, bands and stacks in random order: not
// uniform over all grids; no uniform sampler is known for these sizes.
LargeGrid random_full_grid(const Layout& layout, RandomStream& random);

// Takes givens away in random order as long as an exact search proves within `node_limit` options
// that the solution stays the only one, until `clues` are left, none can be removed, or a stop. The
// result always has one solution, but may have more givens.
struct Digging {
  std::size_t clues = 0;
  std::uint64_t node_limit = 2000;
};
LargeGrid dug(const Layout& layout, const LargeGrid& full, const Digging& digging,
              RandomStream& random, const RunControl& control = {});

}  // namespace nonet::larger_grids
