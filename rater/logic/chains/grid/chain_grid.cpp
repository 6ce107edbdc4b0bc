#include "rater/logic/chains/grid/chain_grid.h"

namespace nonet::chains {

ChainGrid::ChainGrid(const Position& position)
    : spots(position.places_by_house()), places(position.all_places()) {
  for (const Cell c : position.empty_cells()) {
    digits[c] = static_cast<std::uint16_t>(position.candidates(c).bits());
  }
}

void ChainGrid::remove(CandidateId id) {
  const Cell cell = cell_of(id);
  const Digit digit = digit_of(id);
  digits[cell] = static_cast<std::uint16_t>(digits[cell] & ~bit_of(digit));
  places[digit].erase(cell);
  const CellPlace& place = kCellPlaces[cell];
  for (std::size_t k = 0; k < 3; ++k) {
    std::uint16_t& mask = spots[place.house[k]][digit];
    mask = static_cast<std::uint16_t>(mask & ~(1U << place.spot[k]));
  }
}

FilledCounts::FilledCounts(const Position& position) {
  empty_cells.fill(kSize);
  for (const Cell c : all_cells() - position.empty_cells()) {
    for (const House h : houses_of(c)) --empty_cells[h];
    const Digit digit(position.value(c));
    ++solved[digit];
    places[digit].insert(c);
  }
}

}  // namespace nonet::chains
