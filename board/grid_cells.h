// Cells in which grids agree or differ.
#pragma once

#include "board/geometry.h"
#include "board/grid.h"

namespace nonet {

// The grid's digits in these cells alone.
inline Grid only_cells(const Grid& grid, CellSet cells) {
  Grid part;
  for (const Cell cell : cells) part.set(cell, grid.digit(cell));
  return part;
}

// The cells in which two grids have different digits, or one is empty.
inline CellSet differing_cells(const Grid& a, const Grid& b) {
  CellSet cells;
  for (const Cell cell : all_cells()) {
    if (a.value(cell) != b.value(cell)) cells.insert(cell);
  }
  return cells;
}

}  // namespace nonet
