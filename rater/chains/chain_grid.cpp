#include "rater/chains/chain_grid.h"

namespace nonet::chains {

ChainGrid::ChainGrid(const Position& position) : places(position.all_places()) {
  for (const Cell c : position.empty_cells()) {
    digits[static_cast<std::size_t>(c.index())] =
        static_cast<std::uint16_t>(position.candidates(c).bits());
  }
  for (std::size_t h = 0; h < kHouses; ++h) {
    spots[h] = position.places_by_digit(House(static_cast<int>(h)));
  }
}

void ChainGrid::remove(CandidateId id) {
  const std::size_t cell = cell_of(id);
  const std::size_t digit = digit_of(id);
  digits[cell] = static_cast<std::uint16_t>(digits[cell] & ~(1U << digit));
  places[digit].erase(Cell(static_cast<int>(cell)));
  const CellPlace& place = kCellPlaces[cell];
  for (std::size_t k = 0; k < 3; ++k) {
    std::uint16_t& mask = spots[place.house[k]][digit];
    mask = static_cast<std::uint16_t>(mask & ~(1U << place.spot[k]));
  }
}

FilledCounts::FilledCounts(const Position& position) {
  empty_cells.fill(kSize);
  for (const Cell c : all_cells() - position.empty_cells()) {
    for (const House h : houses_of(c)) --empty_cells[static_cast<std::size_t>(h.index())];
    const auto digit = static_cast<std::size_t>(position.value(c) - 1);
    ++solved[digit];
    places[digit].insert(c);
  }
}

}  // namespace nonet::chains
