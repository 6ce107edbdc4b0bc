// Which cells share a house: tables computed at compile time.
#pragma once

#include <array>
#include <cstddef>

#include "board/cell.h"
#include "board/cell_set.h"
#include "board/typed_array.h"

namespace nonet {

namespace geometry_tables {

constexpr PerHouse<std::array<Cell, kSize>> house_cells() {
  PerHouse<std::array<Cell, kSize>> table{};
  for (int number = 0; number < kSize; ++number) {
    std::size_t at = 0;
    for (int i = 0; i < kSize; ++i, ++at) {
      table[House::row(number)][at] = Cell(number, i);
      table[House::column(number)][at] = Cell(i, number);
      table[House::box(number)][at] = Cell(number / 3 * 3 + i / 3, number % 3 * 3 + i % 3);
    }
  }
  return table;
}
inline constexpr auto kHouseCells = house_cells();

constexpr PerHouse<CellSet> house_sets() {
  PerHouse<CellSet> table{};
  for (int h = 0; h < kHouses; ++h) {
    for (const Cell c : kHouseCells[House(h)]) table[House(h)].insert(c);
  }
  return table;
}
inline constexpr auto kHouseSets = house_sets();

constexpr PerCell<CellSet> peers() {
  PerCell<CellSet> table{};
  for (int i = 0; i < kCells; ++i) {
    const Cell c(i);
    for (const House h : {House::row(c.row()), House::column(c.column()), House::box(c.box())}) {
      table[c] |= kHouseSets[h];
    }
    table[c].erase(c);
  }
  return table;
}
inline constexpr auto kPeers = peers();

}  // namespace geometry_tables

// The nine cells of a house; those of a box row by row.
constexpr const std::array<Cell, kSize>& cells_of(House h) {
  return geometry_tables::kHouseCells[h];
}
constexpr CellSet cell_set_of(House h) { return geometry_tables::kHouseSets[h]; }
// The 20 other cells that share a house with the cell.
constexpr CellSet peers_of(Cell c) { return geometry_tables::kPeers[c]; }
// The row, column and box of a cell.
constexpr std::array<House, 3> houses_of(Cell c) {
  return {House::row(c.row()), House::column(c.column()), House::box(c.box())};
}
constexpr House house_of(Cell c, HouseKind kind) { return houses_of(c)[array_index(kind)]; }
// Position 0..8 of the cell in its house of the given kind, matching cells_of.
constexpr int position_in(Cell c, HouseKind kind) {
  switch (kind) {
    case HouseKind::kRow:
      return c.column();
    case HouseKind::kColumn:
      return c.row();
    case HouseKind::kBox:
      return c.row() % 3 * 3 + c.column() % 3;
  }
  return 0;
}
// All cells that see every cell of the set (a cell does not see itself).
constexpr CellSet common_peers(CellSet cells) {
  CellSet common = CellSet::all();
  for (const Cell c : cells) common &= peers_of(c);
  return common;
}

// The 81 cells in order, for range-for.
constexpr CellSet all_cells() { return CellSet::all(); }

}  // namespace nonet
