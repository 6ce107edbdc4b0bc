#include "rater/techniques/position.h"

namespace nonet {

namespace {

constexpr std::uint16_t half(unsigned bits) { return static_cast<std::uint16_t>(bits); }

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
    const Cell cell(static_cast<int>(i));
    if (grid_.values()[i] != 0) {
      ++filled_counts_[grid_.values()[i] - 1U];
      continue;
    }
    const Seat& seat = kSeats[i];
    empty_.insert(cell);
    ++empty_count_;
    candidates_[i] = marks[cell];
    if (at_most_one_bit(marks[cell].bits())) note_naked(cell, marks[cell].bits());
    const std::array<unsigned, 3> bits = {1U << seat.position[0], 1U << seat.position[1],
                                          1U << seat.position[2]};
    for (std::size_t k = 0; k < 3; ++k) house_empty_[seat.house[k]] |= half(bits[k]);
    for (const Digit digit : marks[cell]) {
      const std::size_t d = index(digit);
      for (std::size_t k = 0; k < 3; ++k) house_places_[seat.house[k]][d] |= half(bits[k]);
    }
  }
  for (std::size_t d = 0; d < kSize; ++d) load_places(d);
  for (std::size_t h = 0; h < kHouses; ++h) {
    for (std::size_t d = 0; d < kSize; ++d) {
      const unsigned mask = house_places_[h][d];
      if (mask != 0 && at_most_one_bit(mask)) note_single(h, d, mask);
    }
    const unsigned empty = house_empty_[h];
    if (empty != 0 && at_most_one_bit(empty)) nearly_full_ |= HouseSet{1} << h;
  }
}

// The board of a digit from its nine rows: rows 0 to 6 and one bit of row 7 in the low word.
void Position::load_places(std::size_t digit) {
  std::uint64_t low = 0;
  for (std::size_t row = 0; row < 7; ++row) {
    low |= std::uint64_t{house_places_[row][digit]} << (kSize * row);
  }
  const std::uint64_t last =
      house_places_[7][digit] | (std::uint64_t{house_places_[8][digit]} << kSize);
  places_[digit] = CellSet::from_words(low | (last << 63), last >> 1);
}

void Position::remove(Candidate c) {
  const std::size_t i = index(c.cell);
  const std::size_t d = index(c.digit);
  candidates_[i].erase(c.digit);
  places_[d].erase(c.cell);
  const unsigned left = candidates_[i].bits();
  if (at_most_one_bit(left)) note_naked(c.cell, left);
  const Seat& seat = kSeats[i];
  for (std::size_t k = 0; k < 3; ++k) {
    const std::size_t h = seat.house[k];
    const unsigned mask = house_places_[h][d] & ~(1U << seat.position[k]);
    house_places_[h][d] = static_cast<std::uint16_t>(mask);
    if (at_most_one_bit(mask)) note_single(h, d, mask);
  }
}

void Position::note_naked(Cell cell, unsigned candidates) {
  if (candidates != 0) {
    naked_singles_.insert(cell);
  } else {
    naked_singles_.erase(cell);
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
