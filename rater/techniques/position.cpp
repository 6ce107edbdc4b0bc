#include "rater/techniques/position.h"

namespace nonet {

namespace {

constexpr bool at_most_one_bit(unsigned bits) { return (bits & (bits - 1)) == 0; }

// The three houses of a cell and its position in each, looked up instead of divided out.
struct Seat {
  std::array<std::uint8_t, 3> house;
  std::array<std::uint8_t, 3> position;
};

constexpr std::array<Seat, kCells> make_seats() {
  std::array<Seat, kCells> seats{};
  for (const Cell c : all_cells()) {
    Seat& seat = seats[static_cast<std::size_t>(c.index())];
    for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn, HouseKind::kBox}) {
      const auto k = static_cast<std::size_t>(kind);
      seat.house[k] = static_cast<std::uint8_t>(house_of(c, kind).index());
      seat.position[k] = static_cast<std::uint8_t>(position_in(c, kind));
    }
  }
  return seats;
}
constexpr std::array<Seat, kCells> kSeats = make_seats();

// The digits that no filled peer of a cell has, for all cells, by way of the 27 houses.
PencilMarks marks_of(const Grid& grid) {
  std::array<DigitSet, kHouses> used{};
  for (std::size_t i = 0; i < kCells; ++i) {
    const int value = grid.values()[i];
    if (value == 0) continue;
    for (const auto house : kSeats[i].house) used[house].insert(Digit(value));
  }
  PencilMarks marks;
  for (const Cell c : all_cells()) {
    const auto& houses = kSeats[static_cast<std::size_t>(c.index())].house;
    marks[c] = ~(used[houses[0]] | used[houses[1]] | used[houses[2]]);
  }
  return marks;
}

}  // namespace

Position::Position(const Grid& grid) : grid_(grid) { load(marks_of(grid)); }

Position::Position(const Grid& grid, const PencilMarks& marks) : grid_(grid) {
  PencilMarks both = marks_of(grid);
  for (const Cell c : all_cells()) both[c] &= marks[c];
  load(both);
}

void Position::load(const PencilMarks& marks) {
  for (std::size_t i = 0; i < kCells; ++i) {
    if (grid_.values()[i] != 0) {
      ++filled_counts_[grid_.values()[i] - 1U];
      continue;
    }
    const Cell cell(static_cast<int>(i));
    const Seat& seat = kSeats[i];
    empty_.insert(cell);
    ++empty_count_;
    candidates_[i] = marks[cell];
    if (marks[cell].size() == 1) naked_singles_.insert(cell);
    for (std::size_t k = 0; k < 3; ++k) {
      const auto bit = static_cast<std::uint16_t>(1U << seat.position[k]);
      house_empty_[seat.house[k]] |= bit;
      for (const Digit d : marks[cell]) house_places_[seat.house[k]][index(d)] |= bit;
    }
    for (const Digit d : marks[cell]) places_[index(d)].insert(cell);
  }
  for (std::size_t h = 0; h < kHouses; ++h) {
    unsigned singles = 0;
    for (std::size_t d = 0; d < kSize; ++d) {
      const unsigned mask = house_places_[h][d];
      if (mask != 0 && at_most_one_bit(mask)) singles |= 1U << d;
    }
    single_digits_[h] = static_cast<std::uint16_t>(singles);
    if (singles != 0) with_single_ |= HouseSet{1} << h;
    const unsigned empty = house_empty_[h];
    if (empty != 0 && at_most_one_bit(empty)) nearly_full_ |= HouseSet{1} << h;
  }
}

void Position::remove(Candidate c) {
  const std::size_t i = index(c.cell);
  const std::size_t d = index(c.digit);
  const Seat& seat = kSeats[i];
  candidates_[i].erase(c.digit);
  const unsigned left = candidates_[i].bits();
  if (at_most_one_bit(left)) {
    if (left != 0) {
      naked_singles_.insert(c.cell);
    } else {
      naked_singles_.erase(c.cell);
    }
  }
  places_[d].erase(c.cell);
  for (std::size_t k = 0; k < 3; ++k) {
    const std::size_t h = seat.house[k];
    const unsigned mask = house_places_[h][d] & ~(1U << seat.position[k]);
    house_places_[h][d] = static_cast<std::uint16_t>(mask);
    if (at_most_one_bit(mask)) note_single(h, d, mask);
  }
}

void Position::note_single(std::size_t house, std::size_t digit, unsigned mask) {
  const unsigned bit = 1U << digit;
  const unsigned singles = mask != 0 ? single_digits_[house] | bit : single_digits_[house] & ~bit;
  single_digits_[house] = static_cast<std::uint16_t>(singles);
  const HouseSet house_bit = HouseSet{1} << house;
  with_single_ = singles != 0 ? with_single_ | house_bit : with_single_ & ~house_bit;
}

void Position::place(Candidate c) {
  assert(grid_.empty(c.cell));
  for (const Digit d : candidates(c.cell)) remove({c.cell, d});
  for (const Cell peer : peers_of(c.cell) & places(c.digit)) remove({peer, c.digit});
  grid_.set(c.cell, c.digit);
  empty_.erase(c.cell);
  --empty_count_;
  ++filled_counts_[index(c.digit)];
  const Seat& seat = kSeats[index(c.cell)];
  for (std::size_t k = 0; k < 3; ++k) {
    const std::size_t h = seat.house[k];
    const unsigned empty = house_empty_[h] & ~(1U << seat.position[k]);
    house_empty_[h] = static_cast<std::uint16_t>(empty);
    const HouseSet bit = HouseSet{1} << h;
    const bool nearly_full = empty != 0 && at_most_one_bit(empty);
    nearly_full_ = nearly_full ? nearly_full_ | bit : nearly_full_ & ~bit;
  }
}

void Position::eliminate(const CandidateSet& set) {
  for (const Digit d : DigitSet::all()) {
    for (const Cell cell : set[d] & places(d)) remove({cell, d});
  }
}

PencilMarks Position::pencil_marks() const {
  PencilMarks marks;
  for (const Cell c : all_cells()) {
    marks[c] = grid_.empty(c) ? candidates(c) : DigitSet(grid_.digit(c));
  }
  return marks;
}

}  // namespace nonet
