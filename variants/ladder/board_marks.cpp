#include "variants/ladder/board_marks.h"

namespace nonet::variants {

BoardPosition::BoardPosition(const LadderBoard& board, const CellDigits& givens)
    : board_(&board), marks_(board) {
  fill_.digits.resize(givens.size());
  fill_.left = board.cells();
  fill_.empty_cells.assign(board.houses().size(), board.digits());
  for (std::size_t i = 0; i < givens.size(); ++i) {
    for (const std::size_t digit : each_bit(board.all_digits())) {
      marks_.add(static_cast<CellIndex>(i), digit);
    }
  }
  for (std::size_t i = 0; i < givens.size(); ++i) {
    if (givens[i] == 0) continue;
    place({static_cast<CellIndex>(i), static_cast<std::uint8_t>(givens[i] - 1)});
  }
}

void BoardPosition::place(BoardCandidate candidate) {
  const auto [cell, digit] = candidate;
  for (const std::size_t each : each_bit(marks_.of(cell)))
    remove({cell, static_cast<std::uint8_t>(each)});
  for (const CellIndex peer : board_->peers(cell)) eliminate({peer, digit});
  for (const BoardCandidate& each : board_->pairs().excluded_by(cell, digit)) eliminate(each);
  fill_.digits[cell] = static_cast<std::uint8_t>(digit + 1);
  for (const HousePlace& place : board_->places_of(cell)) --fill_.empty_cells[place.house];
  --fill_.left;
}

}  // namespace nonet::variants
