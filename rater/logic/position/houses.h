// Houses as finders visit them: positions to cells, and the two orders in which Sudoku Explainer
// takes the kinds of houses. The order decides which of several equal steps is found first, so it
// is part of a finder's definition.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <optional>
#include <vector>

#include "base/bits.h"
#include "board/cell.h"
#include "board/geometry.h"
#include "board/typed_array.h"
#include "rater/logic/position/position.h"

namespace nonet {

// The cells at some positions of a house.
constexpr CellSet cells_at(House house, HouseMask positions) {
  CellSet cells;
  for (; positions != 0; positions &= positions - 1) {
    cells.insert(cells_of(house)[lowest(positions)]);
  }
  return cells;
}

// The row, column and box of the cell.
inline constexpr PerCell<HouseSet> kHousesOfCell = [] {
  PerCell<HouseSet> table{};
  for (const Cell cell : all_cells()) {
    for (const House house : houses_of(cell)) table[cell] |= bit_of(house);
  }
  return table;
}();
constexpr HouseSet house_set_of(Cell cell) { return kHousesOfCell[cell]; }

// The cells that are in one of the houses.
constexpr CellSet cells_in(HouseSet houses) {
  CellSet cells;
  for (; houses != 0; houses &= houses - 1) cells |= cell_set_of(House(std::countr_zero(houses)));
  return cells;
}

// The houses of the set, rows first.
inline std::vector<House> house_list(HouseSet set) {
  std::vector<House> houses;
  for (; set != 0; set &= set - 1) houses.emplace_back(std::countr_zero(set));
  return houses;
}

// The first of row, column and box that holds all of the cells. REQUIRES: !cells.empty().
constexpr std::optional<House> house_with(CellSet cells) {
  for (const House house : houses_of(cells.first())) {
    if (cell_set_of(house).contains(cells)) return house;
  }
  return std::nullopt;
}

// Cells outside the house that see all the given cells of it, together with the cells of the house.
// Two or more cells of a line are seen from their common box, if any; cells of a box from their
// common line. REQUIRES: !cells.empty().
inline CellSet seen_beside(House house, CellSet cells) {
  const Cell first = cells.first();
  if (cells == CellSet(first)) return peers_of(first);
  const auto& [row, column, box] = seats_of(first).house;
  if (house.kind() != HouseKind::kBox) {
    return cell_set_of(box).contains(cells) ? cell_set_of(box) : CellSet();
  }
  if (cell_set_of(row).contains(cells)) return cell_set_of(row);
  return cell_set_of(column).contains(cells) ? cell_set_of(column) : CellSet();
}

// Singles, subsets: boxes, columns, rows.
inline constexpr std::array<HouseKind, 3> kBoxColumnRow = {HouseKind::kBox, HouseKind::kColumn,
                                                           HouseKind::kRow};
// Peers, loops, graves, chains: boxes, rows, columns.
inline constexpr std::array<HouseKind, 3> kBoxRowColumn = {HouseKind::kBox, HouseKind::kRow,
                                                           HouseKind::kColumn};

// All houses in the first order.
inline constexpr std::array<House, kHouses> kHousesBoxColumnRow = [] {
  std::array<House, kHouses> houses{};
  std::size_t at = 0;
  for (const HouseKind kind : kBoxColumnRow) {
    for (int number = 0; number < kSize; ++number) houses[at++] = House(kind, number);
  }
  return houses;
}();

// The 20 peers of each cell: those of its box, then the others of its row, then of its column.
inline constexpr PerCell<std::array<Cell, 20>> kOrderedPeers = [] {
  PerCell<std::array<Cell, 20>> table{};
  for (const Cell cell : all_cells()) {
    CellSet seen(cell);
    std::size_t at = 0;
    for (const HouseKind kind : kBoxRowColumn) {
      for (const Cell peer : cells_of(house_of(cell, kind))) {
        if (seen.contains(peer)) continue;
        seen.insert(peer);
        table[cell][at++] = peer;
      }
    }
  }
  return table;
}();

constexpr const std::array<Cell, 20>& ordered_peers(Cell c) { return kOrderedPeers[c]; }

}  // namespace nonet
