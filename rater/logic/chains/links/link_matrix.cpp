#include "rater/logic/chains/links/link_matrix.h"

#include <algorithm>

namespace nonet::chains {

namespace {

bool has_strong_link(const ChainGrid& grid, Cell cell, Digit digit) {
  if (exactly_two(grid.digits[cell])) return true;
  const auto& [box, row, column] = kCellPlaces[cell].house;
  return exactly_two(grid.spots[box][digit]) || exactly_two(grid.spots[row][digit]) ||
         exactly_two(grid.spots[column][digit]);
}

}  // namespace

void LinkMatrix::load(const ChainGrid& grid, const CandidateBoard& targets) {
  number_candidates(grid, targets);
  fill_house_rows();
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
  steps_prepared_.fill(false);
}

void LinkMatrix::number_candidates(const ChainGrid& grid, const CandidateBoard& targets) {
  ids_.clear();
  Bands target_cells{};
  for (const Bands& places : targets) target_cells |= places;
  for (const Cell cell : all_cells()) {
    const bool all = has_cell(target_cells, cell);
    for (unsigned rest = grid.digits[cell]; rest != 0; rest &= rest - 1) {
      const Digit digit = lowest_digit(rest);
      if (!all && !has_strong_link(grid, cell, digit)) continue;
      dense_[id_of(cell, digit)] = static_cast<DenseId>(ids_.size());
      ids_.push_back(id_of(cell, digit));
    }
  }
  words_ = ids_.size() <= 128 ? 2 : ids_.size() <= 256 ? 4 : kRowWords;
}

void LinkMatrix::fill_house_rows() {
  for (const CandidateId id : ids_) {
    std::fill_n(cell_rows_[cell_of(id)].begin(), words_, 0);
    for (const House house : kCellPlaces[cell_of(id)].house) {
      std::fill_n(house_rows_[house][digit_of(id)].begin(), words_, 0);
    }
  }
  for (std::size_t i = 0; i < ids_.size(); ++i) {
    const auto x = static_cast<DenseId>(i);
    set_bit(cell_rows_[cell_of(ids_[x])], x);
    for (const House house : kCellPlaces[cell_of(ids_[x])].house) {
      set_bit(house_rows_[house][digit_of(ids_[x])], x);
    }
  }
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

void LinkMatrix::prepare_steps(LinkKinds kinds) {
  const auto at = static_cast<std::size_t>(kinds);
  if (steps_prepared_[at]) return;
  steps_prepared_[at] = true;
  std::vector<BitRow>& rows = step_rows_[at];
  rows.resize(ids_.size());
  for (BitRow& row : rows) std::fill_n(row.begin(), words_, 0);
  for (std::size_t a = 0; a < ids_.size(); ++a) {
    const auto off = static_cast<DenseId>(a);
    if (strong(off, kinds).empty()) continue;
    // Weak links are symmetric: the nodes that turn `off` off are the nodes that it turns off.
    for_each_bit(weak_row(off, kinds), words_, [&](DenseId from) {
      for (const Link on : strong(off, kinds)) set_bit(rows[from], on.to);
    });
  }
}

}  // namespace nonet::chains
