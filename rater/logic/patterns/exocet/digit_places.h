// Where the digits of an exocet can be.
#pragma once

#include "rater/logic/patterns/exocet/exocet.h"

namespace nonet {

// The places of the digit and the cells that hold it already.
inline CellSet places_and_values(const Position& position, Digit digit) {
  CellSet cells = position.places(digit);
  for (const Cell cell : ~position.empty_cells()) {
    if (position.value(cell) == digit.value()) cells.insert(cell);
  }
  return cells;
}

// The three boxes between the base and its cross-lines.
inline std::array<House, 3> boxes_of_band(const Exocet& exocet) {
  const Cell base = exocet.base.first();
  const HouseKind along =
      exocet.cross_lines[0].kind() == HouseKind::kRow ? HouseKind::kColumn : HouseKind::kRow;
  const CellSet line = cell_set_of(house_of(base, along));
  std::array<House, 3> boxes;
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const Cell crossing = (line & cell_set_of(exocet.cross_lines[i])).first();
    boxes[i] = House::box(crossing.box());
  }
  return boxes;
}

}  // namespace nonet
