#include "board/bands.h"

#include <catch2/catch.hpp>

#include "base/random_stream.h"
#include "board/crossing.h"
#include "board/every_key.h"
#include "board/seats.h"

namespace nonet {
namespace {

CellSet random_cells(RandomStream& random) {
  CellSet cells;
  for (const Cell cell : all_cells()) {
    if (random.chance(0.3)) cells.insert(cell);
  }
  return cells;
}

TEST_CASE("Bands hold the cells that they are made from", "[board]") {
  RandomStream random(1, "bands");
  for (int i = 0; i < 100; ++i) {
    const CellSet cells = random_cells(random);
    const bands::Bands set = bands::bands_of(cells);
    CHECK(bands::cells_of(set) == cells);
    CellSet visited;
    bands::for_each_cell(set, [&](Cell cell) { visited.insert(cell); });
    CHECK(visited == cells);
    CHECK(bands::same(bands::next_band(bands::last_band(set)), set));
  }
  for (const Cell cell : all_cells()) {
    CHECK(bands::cells_of(bands::single_cell(cell)) == CellSet(cell));
    CHECK(bands::cells_of(bands::peers_in_bands(cell)) == peers_of(cell));
  }
  for (const House house : all_houses()) {
    CHECK(bands::cells_of(bands::house_in_bands(house)) == cell_set_of(house));
  }
}

TEST_CASE("A cell is at its seat in each of its houses", "[board]") {
  for (const Cell cell : all_cells()) {
    const CellSeats& seats = seats_of(cell);
    for (std::size_t k = 0; k < seats.house.size(); ++k) {
      CHECK(cells_of(seats.house[k])[seats.position[k]] == cell);
    }
    CHECK(seats.house == houses_of(cell));
  }
}

TEST_CASE("Boxes and lines cross in three cells, other houses never", "[board]") {
  int crossings = 0;
  for (const House base : all_houses()) {
    for (const House cover : all_houses()) {
      const Crossing crossing = crossing_of(base, cover);
      if (crossing.in_base == 0) continue;
      ++crossings;
      CHECK((base.kind() == HouseKind::kBox) != (cover.kind() == HouseKind::kBox));
      CellSet by_base;
      CellSet by_cover;
      for (unsigned i = 0; i < kSize; ++i) {
        if ((crossing.in_base >> i & 1U) != 0) by_base.insert(cells_of(base)[i]);
        if ((crossing.in_cover >> i & 1U) != 0) by_cover.insert(cells_of(cover)[i]);
      }
      CHECK(by_base == (cell_set_of(base) & cell_set_of(cover)));
      CHECK(by_cover == by_base);
    }
  }
  CHECK(crossings == 2 * 54);
}

}  // namespace
}  // namespace nonet
