#include "rater/logic/chains/links/candidate_board.h"

namespace nonet::chains {

CandidateBoard board_of(const ChainGrid& grid, const FilledCounts& filled) {
  CandidateBoard board{};
  for (const Digit d : all_digits()) {
    const CellSet places = grid.places[d] | filled.places[d];
    const std::uint64_t low = places.low();
    const std::uint64_t high = places.high();
    constexpr std::uint64_t kBand = (std::uint64_t{1} << kBandCells) - 1;
    board[d] = Bands{static_cast<std::uint32_t>(low & kBand),
                     static_cast<std::uint32_t>((low >> kBandCells) & kBand),
                     static_cast<std::uint32_t>((low >> (2 * kBandCells) | high << 10) & kBand), 0};
  }
  return board;
}

}  // namespace nonet::chains
