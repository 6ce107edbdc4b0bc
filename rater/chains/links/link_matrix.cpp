#include "rater/chains/links/link_matrix.h"

namespace nonet::chains {

void LinkMatrix::load(const ChainGrid& grid) {
  number_candidates(grid);
  weak_.clear();
  strong_.clear();
  weak_begin_.assign(1, 0);
  strong_begin_.assign(1, 0);
  weak_by_house_.clear();
  strong_by_house_.clear();
  for (std::size_t x = 0; x < ids_.size(); ++x) {
    add_weak(grid, static_cast<DenseId>(x));
    add_strong(grid, static_cast<DenseId>(x));
  }
  for (const LinkKinds kinds : {LinkKinds::kX, LinkKinds::kY, LinkKinds::kXy}) fill_steps(kinds);
}

void LinkMatrix::number_candidates(const ChainGrid& grid) {
  ids_.clear();
  for (const Cell cell : all_cells()) {
    for (unsigned rest = grid.digits[cell]; rest != 0; rest &= rest - 1) {
      const CandidateId id = id_of(cell, lowest_digit(rest));
      dense_[id] = static_cast<DenseId>(ids_.size());
      ids_.push_back(id);
    }
  }
  words_ = (ids_.size() + 63) / 64;
  weak_rows_.assign(ids_.size(), BitRow{});
  weak_x_rows_.assign(ids_.size(), BitRow{});
}

void LinkMatrix::add_weak(const ChainGrid& grid, DenseId x) {
  const Cell cell = cell_of(ids_[x]);
  const Digit digit = digit_of(ids_[x]);
  for (unsigned rest = grid.digits[cell] & ~bit_of(digit); rest != 0; rest &= rest - 1) {
    const DenseId to = dense_[id_of(cell, lowest_digit(rest))];
    weak_.push_back({to, Cause::kCell});
    set_bit(weak_rows_[x], to);
  }
  weak_by_house_.push_back(static_cast<std::uint32_t>(weak_.size()));
  const CellPlace& place = kCellPlaces[cell];
  for (std::size_t k = 0; k < place.peers.size(); ++k) {
    for (const Cell c : grid.places[digit] & place.peers[k]) {
      const DenseId to = dense_[id_of(c, digit)];
      weak_.push_back({to, static_cast<Cause>(k)});
      set_bit(weak_rows_[x], to);
      set_bit(weak_x_rows_[x], to);
    }
  }
  weak_begin_.push_back(static_cast<std::uint32_t>(weak_.size()));
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
}

void LinkMatrix::fill_steps(LinkKinds kinds) {
  std::vector<BitRow>& rows = step_rows_[static_cast<std::size_t>(kinds)];
  rows.assign(ids_.size(), BitRow{});
  for (std::size_t a = 0; a < ids_.size(); ++a) {
    const auto off = static_cast<DenseId>(a);
    for (const Link on : strong(off, kinds)) {
      // Weak links are symmetric: those that turn `off` off are those that it turns off.
      for (const Link from : weak(off, kinds)) set_bit(rows[from.to], on.to);
    }
  }
}

}  // namespace nonet::chains
