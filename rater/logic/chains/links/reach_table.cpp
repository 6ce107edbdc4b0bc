#include "rater/logic/chains/links/reach_table.h"

#include <algorithm>

namespace nonet::chains {

void CandidateNumbers::load(const CandidateBoard& board) {
  ids_.clear();
  numbers_.fill(kNone);
  const Bands more_in_cell = tally_cells(board).many;
  for (const Digit d : all_digits()) {
    for_each_cell(board[d], [&](Cell cell) {
      if (!has_cell(more_in_cell, cell) && !any(board[d] & peers_in_bands(cell))) return;
      numbers_[id_of(cell, d)] = static_cast<std::uint16_t>(ids_.size());
      ids_.push_back(id_of(cell, d));
    });
  }
}

void ReachTable::load(const CandidateNumbers& numbers) {
  const std::size_t size = numbers.size();
  parts_ = std::max<std::size_t>((size + kPartBits - 1) / kPartBits, 1);
  alive_ = {};
  implied_ = {};
  PerCell<ReachRow> in_cell;
  for (ReachRow& row : in_cell) std::fill_n(row.begin(), parts_, RowPart{});
  for (std::size_t n = 0; n < size; ++n) {
    set_number(in_cell[cell_of(numbers.id(n))].data(), n);
    set_number(alive_.data(), n);
  }
  rows_.assign(size * parts_, RowPart{});
  // The numbers of a digit are contiguous, so its houses are filled while they are in cache.
  PerHouse<ReachRow> in_house;
  for (std::size_t begin = 0, end = 0; begin < size; begin = end) {
    const Digit digit = digit_of(numbers.id(begin));
    for (ReachRow& row : in_house) std::fill_n(row.begin(), parts_, RowPart{});
    for (; end < size && digit_of(numbers.id(end)) == digit; ++end) {
      for (const House house : kCellPlaces[cell_of(numbers.id(end))].house) {
        set_number(in_house[house].data(), end);
      }
    }
    for (std::size_t n = begin; n < end; ++n) {
      const Cell cell = cell_of(numbers.id(n));
      const auto& [box, line, column] = kCellPlaces[cell].house;
      RowPart* const row = &rows_[n * parts_];
      for (std::size_t p = 0; p < parts_; ++p) {
        row[p] = in_cell[cell][p] | in_house[box][p] | in_house[line][p] | in_house[column][p];
      }
      row[n / kPartBits][n / 64 % 2] &= ~(std::uint64_t{1} << (n % 64));
    }
  }
}

ReachRow ReachTable::implied() const {
  ReachRow row{};
  for (std::size_t p = 0; p < parts_; ++p) row[p] = implied_[p] & alive_[p];
  return row;
}

void ReachTable::remove(std::size_t number) {
  alive_[number / kPartBits][number / 64 % 2] &= ~(std::uint64_t{1} << (number % 64));
}

void ReachTable::add_strong_link(std::size_t a, std::size_t b) {
  with_parts(parts_, [&](auto parts) { add_strong_link_in<parts()>(a, b); });
}

template <std::size_t kParts>
void ReachTable::add_strong_link_in(std::size_t a, std::size_t b) {
  const std::size_t parts = kParts == kMostParts ? parts_ : kParts;
  std::array<RowPart, kParts> turn_a_off;
  std::array<RowPart, kParts> turn_b_off;
  for (std::size_t p = 0; p < parts; ++p) {
    turn_a_off[p] = rows_[a * parts + p] & alive_[p];
    turn_b_off[p] = rows_[b * parts + p] & alive_[p];
  }
  // The nodes that a, or b, turns off, with those reached through this link.
  std::array<RowPart, kParts> by_a = turn_a_off;
  std::array<RowPart, kParts> by_b = turn_b_off;
  const bool a_itself = has_number(turn_a_off.data(), a);
  const bool b_itself = has_number(turn_b_off.data(), b);
  for (std::size_t p = 0; p < parts; ++p) {
    if (a_itself) by_a[p] |= turn_b_off[p];
    if (b_itself) by_b[p] |= turn_a_off[p];
    implied_[p] |= (turn_a_off[p] & by_b[p]) | (turn_b_off[p] & by_a[p]);
  }
  for_each_number(turn_a_off.data(), parts, [&](std::size_t x) {
    for (std::size_t p = 0; p < parts; ++p) rows_[x * parts + p] |= by_b[p];
  });
  for_each_number(turn_b_off.data(), parts, [&](std::size_t x) {
    for (std::size_t p = 0; p < parts; ++p) rows_[x * parts + p] |= by_a[p];
  });
}

}  // namespace nonet::chains
