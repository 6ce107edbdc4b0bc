#include "rater/chains/links/link_matrix.h"

namespace nonet::chains {

void LinkMatrix::load(const ChainGrid& grid) {
  number_candidates(grid);
  fill_weak_rows();
  strong_.clear();
  strong_begin_.assign(1, 0);
  strong_by_house_.clear();
  end_digits_.fill(0);
  ends_.fill(CellSet());
  for (std::size_t x = 0; x < ids_.size(); ++x) add_strong(grid, static_cast<DenseId>(x));
  weak_.clear();
  weak_begin_.assign(1, 0);
  weak_by_house_.clear();
  for (std::size_t x = 0; x < ids_.size(); ++x) add_weak(static_cast<DenseId>(x));
  for (const LinkKinds kinds : {LinkKinds::kX, LinkKinds::kY, LinkKinds::kXy}) fill_steps(kinds);
}

void LinkMatrix::number_candidates(const ChainGrid& grid) {
  ids_.clear();
  for (auto& digits : house_rows_) digits.fill(BitRow{});
  for (const Cell cell : all_cells()) {
    cell_rows_[cell] = BitRow{};
    for (unsigned rest = grid.digits[cell]; rest != 0; rest &= rest - 1) {
      const Digit digit = lowest_digit(rest);
      const auto x = static_cast<DenseId>(ids_.size());
      dense_[id_of(cell, digit)] = x;
      ids_.push_back(id_of(cell, digit));
      set_bit(cell_rows_[cell], x);
      for (const House house : kCellPlaces[cell].house) set_bit(house_rows_[house][digit], x);
    }
  }
  words_ = (ids_.size() + 63) / 64;
}

void LinkMatrix::fill_weak_rows() {
  weak_rows_.resize(ids_.size());
  weak_x_rows_.resize(ids_.size());
  for (std::size_t i = 0; i < ids_.size(); ++i) {
    const auto x = static_cast<DenseId>(i);
    const Cell cell = cell_of(ids_[x]);
    const auto& [box, row, column] = kCellPlaces[cell].house;
    const Digit digit = digit_of(ids_[x]);
    for (std::size_t w = 0; w < words_; ++w) {
      weak_x_rows_[x][w] =
          house_rows_[box][digit][w] | house_rows_[row][digit][w] | house_rows_[column][digit][w];
    }
    clear_bit(weak_x_rows_[x], x);
    for (std::size_t w = 0; w < words_; ++w) {
      weak_rows_[x][w] = weak_x_rows_[x][w] | cell_rows_[cell][w];
    }
    clear_bit(weak_rows_[x], x);
  }
}

void LinkMatrix::add_strong(const ChainGrid& grid, DenseId a) {
  const Cell cell = cell_of(ids_[a]);
  const Digit digit = digit_of(ids_[a]);
  if (exactly_two(grid.digits[cell])) {
    const unsigned other = grid.digits[cell] & ~bit_of(digit);
    strong_.push_back({dense_[id_of(cell, lowest_digit(other))], Cause::kCell});
  }
  strong_by_house_.push_back(static_cast<std::uint32_t>(strong_.size()));
  const std::size_t first = strong_.size();
  const CellPlace& place = kCellPlaces[cell];
  for (std::size_t k = 0; k < place.house.size(); ++k) {
    const unsigned spots = grid.spots[place.house[k]][digit];
    if (!exactly_two(spots)) continue;
    const unsigned other = spots & ~(1U << place.spot[k]);
    const DenseId to = dense_[id_of(cell_at(place.house[k], lowest(other)), digit)];
    bool known = false;
    for (std::size_t i = first; i < strong_.size(); ++i) known = known || strong_[i].to == to;
    if (!known) strong_.push_back({to, static_cast<Cause>(k)});
  }
  strong_begin_.push_back(static_cast<std::uint32_t>(strong_.size()));
  if (strong_begin_[a] == strong_.size()) return;
  end_digits_[cell] = static_cast<std::uint16_t>(end_digits_[cell] | bit_of(digit));
  ends_[digit].insert(cell);
}

void LinkMatrix::add_weak(DenseId x) {
  const Cell cell = cell_of(ids_[x]);
  const Digit digit = digit_of(ids_[x]);
  for (unsigned rest = end_digits_[cell] & ~bit_of(digit); rest != 0; rest &= rest - 1) {
    weak_.push_back({dense_[id_of(cell, lowest_digit(rest))], Cause::kCell});
  }
  weak_by_house_.push_back(static_cast<std::uint32_t>(weak_.size()));
  const CellPlace& place = kCellPlaces[cell];
  for (std::size_t k = 0; k < place.peers.size(); ++k) {
    for (const Cell c : ends_[digit] & place.peers[k]) {
      weak_.push_back({dense_[id_of(c, digit)], static_cast<Cause>(k)});
    }
  }
  weak_begin_.push_back(static_cast<std::uint32_t>(weak_.size()));
}

Cause LinkMatrix::weak_cause(DenseId x, DenseId to) const {
  if (cell_of(ids_[x]) == cell_of(ids_[to])) return Cause::kCell;
  const auto& peers = kCellPlaces[cell_of(ids_[x])].peers;
  std::size_t k = 0;
  while (!peers[k].contains(cell_of(ids_[to]))) ++k;
  return static_cast<Cause>(k);
}

void LinkMatrix::fill_steps(LinkKinds kinds) {
  std::vector<BitRow>& rows = step_rows_[static_cast<std::size_t>(kinds)];
  rows.assign(ids_.size(), BitRow{});
  for (std::size_t a = 0; a < ids_.size(); ++a) {
    const auto off = static_cast<DenseId>(a);
    if (strong(off, kinds).empty()) continue;
    // Weak links are symmetric: those that turn `off` off are those that it turns off.
    for_each_bit(weak_row(off, kinds), words_, [&](DenseId from) {
      for (const Link on : strong(off, kinds)) set_bit(rows[from], on.to);
    });
  }
}

}  // namespace nonet::chains
