// A box and a line that share three cells, from the side of either: the shape behind locked
// candidates.
#pragma once

#include <cstdint>

#include "board/geometry.h"

namespace nonet {

// The three shared cells as positions in each of the two houses, as bits.
struct Crossing {
  House base;
  House cover;
  std::uint16_t in_base = 0;
  std::uint16_t in_cover = 0;
};

// No positions where the houses do not share three cells.
constexpr Crossing crossing_of(House base, House cover) {
  Crossing crossing{base, cover};
  const CellSet shared = cell_set_of(base) & cell_set_of(cover);
  if (shared.size() != 3) return crossing;
  for (unsigned i = 0; i < kSize; ++i) {
    const auto bit = static_cast<std::uint16_t>(1U << i);
    if (shared.contains(cells_of(base)[i])) crossing.in_base |= bit;
    if (shared.contains(cells_of(cover)[i])) crossing.in_cover |= bit;
  }
  return crossing;
}

}  // namespace nonet
