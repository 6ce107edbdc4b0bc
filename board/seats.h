// The three houses of a cell and its position in each, looked up instead of divided out.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "board/geometry.h"
#include "board/typed_array.h"

namespace nonet {

// By kind of house: row, column, box.
struct CellSeats {
  std::array<House, 3> house;
  std::array<std::uint8_t, 3> position;
};

namespace geometry_tables {

constexpr PerCell<CellSeats> cell_seats() {
  PerCell<CellSeats> table{};
  for (const Cell c : all_cells()) {
    std::size_t k = 0;
    for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn, HouseKind::kBox}) {
      table[c].house[k] = house_of(c, kind);
      table[c].position[k++] = static_cast<std::uint8_t>(position_in(c, kind));
    }
  }
  return table;
}
inline constexpr auto kCellSeats = cell_seats();

}  // namespace geometry_tables

constexpr const CellSeats& seats_of(Cell c) { return geometry_tables::kCellSeats[c]; }

}  // namespace nonet
