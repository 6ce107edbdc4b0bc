// Boards of six by six, small enough to count every minimal puzzle: the check of what the atlas
// estimates by random subsets (docs/atlas.md).
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "base/random_stream.h"

namespace nonet::six {

inline constexpr int kCells = 36;
inline constexpr int kSize = 6;
// 28,200,960 solution grids: P. Jarvis, E. Russell, "Enumerating possible Sudoku grids", 2006; of
// 49 classes by relabelling, and by moving bands, stacks, rows and columns.
inline constexpr std::int64_t kGrids = 28'200'960;

using Grid = std::array<std::uint8_t, kCells>;  // digits 0 to 5, row by row; boxes of two rows
using Cells = std::uint64_t;                    // bit c: cell c
inline constexpr Cells kAllCells = (Cells{1} << kCells) - 1;

struct GridClass {
  Grid grid;               // one of them
  std::int64_t grids = 0;  // in the class
  bool operator==(const GridClass&) const = default;
};

// All classes, in a fixed order.
std::vector<GridClass> grid_classes();

// The minimal unavoidable sets of a grid, smallest first: the cells in which other grids differ.
std::vector<Cells> unavoidable_sets(const Grid& grid);

// So many random cells.
Cells random_cells(int count, RandomStream& random);

// Whether the clues have a cell in each of the unavoidable sets, and so one solution.
bool has_one_solution(const std::vector<Cells>& sets, Cells clues);

// The minimal sets of clues, all of the cells `among`, that have a cell in each of the sets, once
// each: the minimal puzzles of the grid.
void for_each_minimal_puzzle(const std::vector<Cells>& sets, Cells among,
                             const std::function<void(Cells)>& visit);

}  // namespace nonet::six
