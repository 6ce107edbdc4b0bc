// Who shares a house with whom: tables computed at compile time.
#pragma once

#include <array>
#include <cstddef>

#include "board/cell.h"
#include "board/cell_set.h"

namespace nonet {

namespace geometry_tables {

constexpr std::array<std::array<Cell, kSize>, kHouses> house_cells() {
  std::array<std::array<Cell, kSize>, kHouses> table{};
  for (int number = 0; number < kSize; ++number) {
    for (int i = 0; i < kSize; ++i) {
      const auto at = static_cast<std::size_t>(i);
      table[static_cast<std::size_t>(number)][at] = Cell(number, i);
      table[static_cast<std::size_t>(kSize + number)][at] = Cell(i, number);
      table[static_cast<std::size_t>(2 * kSize + number)][at] =
          Cell(number / 3 * 3 + i / 3, number % 3 * 3 + i % 3);
    }
  }
  return table;
}
inline constexpr auto kHouseCells = house_cells();

constexpr std::array<CellSet, kHouses> house_sets() {
  std::array<CellSet, kHouses> table{};
  for (std::size_t h = 0; h < kHouses; ++h) {
    for (const Cell c : kHouseCells[h]) table[h].insert(c);
  }
  return table;
}
inline constexpr auto kHouseSets = house_sets();

constexpr std::array<CellSet, kCells> peers() {
  std::array<CellSet, kCells> table{};
  for (int i = 0; i < kCells; ++i) {
    const Cell c(i);
    CellSet& set = table[static_cast<std::size_t>(i)];
    set |= kHouseSets[static_cast<std::size_t>(c.row())];
    set |= kHouseSets[static_cast<std::size_t>(kSize + c.column())];
    set |= kHouseSets[static_cast<std::size_t>(2 * kSize + c.box())];
    set.erase(c);
  }
  return table;
}
inline constexpr auto kPeers = peers();

}  // namespace geometry_tables

// The nine cells of a house; those of a box row by row.
constexpr const std::array<Cell, kSize>& cells_of(House h) {
  return geometry_tables::kHouseCells[static_cast<std::size_t>(h.index())];
}
constexpr CellSet cell_set_of(House h) {
  return geometry_tables::kHouseSets[static_cast<std::size_t>(h.index())];
}
// The 20 other cells that share a house with the cell.
constexpr CellSet peers_of(Cell c) {
  return geometry_tables::kPeers[static_cast<std::size_t>(c.index())];
}
// The row, column and box of a cell.
constexpr std::array<House, 3> houses_of(Cell c) {
  return {House::row(c.row()), House::column(c.column()), House::box(c.box())};
}
constexpr House house_of(Cell c, HouseKind kind) {
  return houses_of(c)[static_cast<std::size_t>(kind)];
}
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
