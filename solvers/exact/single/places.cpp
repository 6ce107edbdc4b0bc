#include "solvers/exact/single/places.h"

#include <array>
#include <cstddef>

#include "board/geometry.h"
#include "board/typed_array.h"

namespace nonet::single {
namespace {

// Cell -> lane and bit of its box.
struct Spot {
  std::uint8_t lane;
  std::uint16_t bit;
};
constexpr auto kSpots = [] {
  PerCell<Spot> spots{};
  for (const Cell cell : all_cells()) {
    spots[cell] = {static_cast<std::uint8_t>(cell.row() / 3 * 4 + cell.column() / 3),
                   static_cast<std::uint16_t>(1U << (cell.row() % 3 * 3 + cell.column() % 3))};
  }
  return spots;
}();

void fill_spare_lanes(Places& places) {
  for (auto& of_digit : places.of) {
    for (const std::size_t lane : {3U, 7U, 11U, 12U, 13U, 14U, 15U}) of_digit[lane] = 0x1FF;
  }
}

}  // namespace

Places places_of(const Grid& grid) {
  std::uint16_t given[kSize + 1][single::kLanes] = {};  // [value]; value 0: the empty cells
  for (std::size_t i = 0; i < kCells; ++i) {
    const Spot spot = kSpots.values[i];
    given[grid.values()[i]][spot.lane] |= spot.bit;
  }
  Places places;
  for (std::size_t d = 0; d < kSize; ++d) {
    for (std::size_t lane = 0; lane < single::kLanes; ++lane) {
      places.of[d][lane] = given[0][lane] | given[d + 1][lane];
    }
  }
  fill_spare_lanes(places);
  return places;
}

Places places_of(const PencilMarks& marks) {
  Places places{};
  for (const Cell cell : all_cells()) {
    const Spot spot = kSpots[cell];
    for (const Digit digit : marks[cell]) places.of[digit.index()][spot.lane] |= spot.bit;
  }
  fill_spare_lanes(places);
  return places;
}

}  // namespace nonet::single
