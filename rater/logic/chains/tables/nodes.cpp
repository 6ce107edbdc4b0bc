#include "rater/logic/chains/tables/nodes.h"

#include "base/bits.h"
#include "board/every_key.h"
#include "rater/logic/position/houses.h"

namespace nonet::tables {

std::vector<CrossingGroup> crossings(const Position& position) {
  constexpr HouseMask kThird = (1U << kBoxSize) - 1;
  std::vector<CrossingGroup> found;
  for (int index = 0; index < 2 * kSize; ++index) {
    const House line(index);
    for (const Digit digit : all_digits()) {
      const HouseMask places = position.places(line, digit);
      if (at_most_one_bit(places)) continue;
      for (unsigned third = 0; third < kBoxSize; ++third) {
        const HouseMask inside = places & kThird << kBoxSize * third;
        if (at_most_one_bit(inside)) continue;
        const CellSet cells = cells_at(line, inside);
        const House box = house_of(cells.first(), HouseKind::kBox);
        const CellSet peers = (cell_set_of(line) | cell_set_of(box)) - cells;
        found.push_back({{digit, cells, peers}, line, box});
      }
    }
  }
  return found;
}

}  // namespace nonet::tables
