#include "rater/logic/chains/links/static_links.h"

#include <algorithm>
#include <span>

namespace nonet::chains {

namespace {

// The houses of a digit with exactly two places, by the bits that HouseTallies uses.
struct PairHouses {
  Bands rows;
  Bands boxes;
  Bands columns;  // of all bands, repeated in every band
};

// Sets of cells in at least one, two and three of three sets.
struct LinkCount {
  Bands some;
  Bands many;
  Bands more;
};
LinkCount count(Bands a, Bands b, Bands c) {
  return {a | b | c, (a & b) | (a & c) | (b & c), a & b & c};
}
LinkCount sum(const LinkCount& a, const LinkCount& b, const LinkCount& c) {
  LinkCount total = count(a.some, b.some, c.some);
  total.more |= a.more | b.more | c.more | (a.many & (b.some | c.some)) |
                (b.many & (a.some | c.some)) | (c.many & (a.some | b.some));
  total.many |= a.many | b.many | c.many;
  return total;
}
Bands in_exactly_two(const LinkCount& c) { return c.many & ~c.more; }

PairHouses pair_houses(Bands v) {
  const LinkCount m = count(v & kMinirowFirst, (v >> 1) & kMinirowFirst, (v >> 2) & kMinirowFirst);
  const auto part = [&](int shift, std::uint32_t mask) {
    return LinkCount{(m.some >> shift) & mask, (m.many >> shift) & mask, (m.more >> shift) & mask};
  };
  const LinkCount band = count(v & kRowCells, (v >> 9) & kRowCells, (v >> 18) & kRowCells);
  const LinkCount next = {next_band(band.some), next_band(band.many), next_band(band.more)};
  const LinkCount last = {last_band(band.some), last_band(band.many), last_band(band.more)};
  return {in_exactly_two(sum(part(0, kRowFirst), part(3, kRowFirst), part(6, kRowFirst))),
          in_exactly_two(sum(part(0, kBoxFirst), part(9, kBoxFirst), part(18, kBoxFirst))),
          in_exactly_two(sum(band, next, last))};
}

// The candidates of a cell, or the places of a digit in a house, by number.
struct LinkMembers {
  std::array<std::uint16_t, kSize> numbers;
  std::uint8_t count = 0;
  bool closed = false;  // skip this house

  void add(std::uint16_t number) { numbers[count++] = number; }
  [[nodiscard]] std::span<const std::uint16_t> all() const { return {numbers.data(), count}; }
};

Bands row_cells(Cell first) { return kRowCells * single_cell(first); }

void add_board(CandidateBoard& board, const CandidateNumbers& numbers, const RowPart* row,
               std::size_t parts) {
  for_each_number(row, parts, [&](std::size_t n) {
    const CandidateId id = numbers.id(n);
    board[digit_of(id)] |= single_cell(cell_of(id));
  });
}

}  // namespace

void StaticLinks::expect_subsets_of(const CandidateBoard& board) {
  expected_ = board;
  base_is_loaded_ = false;
}

void StaticLinks::expect_bases_in(const CandidateBoard& board) { outer_expected_ = board; }

void StaticLinks::number(const CandidateBoard& board, State& state) {
  numbers_.load(board);
  state.board = all_candidates();
  state.reach.load(numbers_);
  advance(state, board);
}

void StaticLinks::load_base() {
  if (!is_subset(expected_, base_.board)) {
    if (is_subset(expected_, outer_expected_)) {
      if (!same(all_.board, outer_expected_)) number(outer_expected_, all_);
      base_ = all_;
    } else {
      outer_expected_ = {};
      all_.board = {};
      number(expected_, base_);
    }
  }
  advance(base_, expected_);
  base_is_loaded_ = true;
  now_ = base_;
}

void StaticLinks::load(const CandidateBoard& left) {
  if (!base_is_loaded_) load_base();
  if (!is_subset(left, now_.board)) {
    if (is_subset(left, base_.board)) {
      now_ = base_;
    } else {
      expected_ = left;
      load_base();
    }
  }
  advance(now_, left);
}

void StaticLinks::advance(State& state, const CandidateBoard& left) {
  if (same(left, state.board)) return;
  remove_gone(state, left);
  for (const Digit d : all_digits()) {
    if (!same(left[d], state.board[d])) add_house_links(state, d, left);
  }
  add_cell_links(state, left);
  state.board = left;
}

void StaticLinks::remove_gone(State& state, const CandidateBoard& left) const {
  for (const Digit d : all_digits()) {
    for_each_cell(state.board[d] & ~left[d], [&](Cell cell) {
      const std::uint16_t number = numbers_.number(id_of(cell, d));
      if (number != CandidateNumbers::kNone) state.reach.remove(number);
    });
  }
}

void StaticLinks::add_house_links(State& state, Digit digit, const CandidateBoard& left) const {
  const Bands places = left[digit];
  const Bands gone = state.board[digit] & ~places;
  const auto link = [&](Bands house) {
    if (!any(gone & house)) return;
    std::array<CandidateId, 2> two{};
    std::size_t n = 0;
    for_each_cell(places & house, [&](Cell cell) { two[n++] = id_of(cell, digit); });
    state.reach.add_strong_link(numbers_.number(two[0]), numbers_.number(two[1]));
  };
  const PairHouses pairs = pair_houses(places);
  for_each_cell(pairs.rows, [&](Cell cell) { link(row_cells(cell)); });
  for_each_cell(pairs.boxes, [&](Cell cell) { link(fill_boxes(single_cell(cell))); });
  for (std::uint32_t rest = pairs.columns[0]; rest != 0; rest &= rest - 1) {
    const std::uint32_t column = (rest & (~rest + 1)) * kRowFirst;
    link(Bands{column, column, column, 0});
  }
}

void StaticLinks::add_cell_links(State& state, const CandidateBoard& left) const {
  Bands one{};
  Bands two{};
  Bands three{};
  Bands gone{};
  for (const Digit d : all_digits()) {
    three |= two & left[d];
    two |= one & left[d];
    one |= left[d];
    gone |= state.board[d] & ~left[d];
  }
  for_each_cell(two & ~three & gone, [&](Cell cell) {
    std::array<CandidateId, 2> pair{};
    std::size_t n = 0;
    for (const Digit d : all_digits()) {
      if (has_cell(left[d], cell)) pair[n++] = id_of(cell, d);
    }
    state.reach.add_strong_link(numbers_.number(pair[0]), numbers_.number(pair[1]));
  });
}

bool StaticLinks::remove_implied(CandidateBoard& left) {
  load(left);
  const ReachRow implied = now_.reach.implied();
  CandidateBoard gone{};
  add_board(gone, numbers_, implied.data(), now_.reach.parts());
  Bands found{};
  for (const Digit d : all_digits()) {
    found |= gone[d];
    left[d] &= ~gone[d];
  }
  return any(found);
}

StaticLinks::Multiple StaticLinks::multiple(const CandidateBoard& left) {
  load(left);
  return with_parts(now_.reach.parts(), [&](auto parts) { return multiple_in<parts()>(left); });
}

template <std::size_t kParts>
StaticLinks::Multiple StaticLinks::multiple_in(const CandidateBoard& left) const {
  const ReachTable& reach = now_.reach;
  const std::size_t parts = kParts == kMostParts ? reach.parts() : kParts;
  Multiple result;
  // Collects the candidates that all of the members turn off.
  const auto removes = [&](std::span<const std::uint16_t> members) {
    std::array<RowPart, kParts> common;
    std::copy_n(reach.alive().begin(), parts, common.begin());
    for (const std::uint16_t member : members) {
      RowPart some{};
      for (std::size_t p = 0; p < parts; ++p) some |= common[p] &= reach.row(member)[p];
      if ((some[0] | some[1]) == 0) return false;
    }
    add_board(result.removed, numbers_, common.data(), parts);
    return true;
  };
  PerCell<LinkMembers> cells{};
  for (const Digit d : all_digits()) {
    for_each_cell(left[d], [&](Cell cell) {
      const std::uint16_t number = numbers_.number(id_of(cell, d));
      if (number != CandidateNumbers::kNone) cells[cell].add(number);
    });
  }
  for (const Cell cell : all_cells()) {
    if (cells[cell].count >= 3 && removes(cells[cell].all())) result.cells |= single_cell(cell);
  }
  for (const Digit d : all_digits()) {
    PerHouse<LinkMembers> houses{};
    for_each_cell(left[d], [&](Cell cell) {
      const std::uint16_t number = numbers_.number(id_of(cell, d));
      if (number == CandidateNumbers::kNone) return;
      for (const House house : kCellPlaces[cell].house) {
        // The procedure reaches a house from its first place, and only if that cell is a source.
        LinkMembers& members = houses[house];
        if (members.count == 0 && cells[cell].count < 3) members.closed = true;
        members.add(number);
      }
    });
    for (const House house : all_houses()) {
      const LinkMembers& members = houses[house];
      if (members.count < 2 || members.closed || !removes(members.all())) continue;
      result.houses[house] = static_cast<std::uint16_t>(result.houses[house] | bit_of(d));
    }
  }
  return result;
}

}  // namespace nonet::chains
