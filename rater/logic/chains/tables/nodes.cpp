#include "rater/logic/chains/tables/nodes.h"

namespace nonet::tables {

std::vector<CrossingGroup> crossings(const Position& position) {
  std::vector<CrossingGroup> found;
  for (int index = 0; index < 2 * kSize; ++index) {
    const House line(index);
    for (const Digit digit : DigitSet::all()) {
      if (bit_count(position.places(line, digit)) < 2) continue;
      const CellSet in_line = cell_set_of(line) & position.places(digit);
      for (int number = 0; number < kSize; ++number) {
        const House box = House::box(number);
        const CellSet cells = in_line & cell_set_of(box);
        if (cells.size() < 2) continue;
        found.push_back({{digit, cells, common_peers(cells)}, line, box});
      }
    }
  }
  return found;
}

}  // namespace nonet::tables
