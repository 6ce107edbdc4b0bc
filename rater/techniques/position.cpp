#include "rater/techniques/position.h"

#include <array>
#include <cstddef>

#include "board/every_key.h"

namespace nonet {

namespace {

constexpr std::uint16_t half(unsigned bits) { return static_cast<std::uint16_t>(bits); }

constexpr bool at_most_one_bit(unsigned bits) { return (bits & (bits - 1)) == 0; }

// The three houses of a cell and its position in each, looked up instead of divided out.
struct Seat {
  std::array<House, 3> house;
  std::array<std::uint8_t, 3> position;
};

constexpr PerCell<Seat> make_seats() {
  PerCell<Seat> seats{};
  for (const Cell c : all_cells()) {
    std::size_t k = 0;
    for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn, HouseKind::kBox}) {
      seats[c].house[k] = house_of(c, kind);
      seats[c].position[k++] = static_cast<std::uint8_t>(position_in(c, kind));
    }
  }
  return seats;
}
constexpr PerCell<Seat> kSeats = make_seats();

// The digits that no filled peer of a cell has, for all cells, by way of the 27 houses.
PencilMarks marks_of(const Grid& grid) {
  PerHouse<DigitSet> used{};
  for (int i = 0; i < kCells; ++i) {
    const Cell c(i);
    const int value = grid.value(c);
    if (value == 0) continue;
    for (const House house : kSeats[c].house) used[house].insert(Digit(value));
  }
  PencilMarks marks;
  for (const Cell c : all_cells()) {
    const auto& houses = kSeats[c].house;
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
  for (int i = 0; i < kCells; ++i) {
    const Cell cell(i);
    if (!grid_.empty(cell)) {
      ++filled_counts_[grid_.digit(cell)];
      continue;
    }
    const Seat& seat = kSeats[cell];
    empty_.insert(cell);
    ++empty_count_;
    candidates_[cell] = marks[cell];
    if (at_most_one_bit(marks[cell].bits())) note_naked(cell, marks[cell].bits());
    const std::array<unsigned, 3> bits = {1U << seat.position[0], 1U << seat.position[1],
                                          1U << seat.position[2]};
    for (std::size_t k = 0; k < 3; ++k) house_empty_[seat.house[k]] |= half(bits[k]);
    for (const Digit digit : marks[cell]) {
      for (std::size_t k = 0; k < 3; ++k) house_places_[seat.house[k]][digit] |= half(bits[k]);
    }
  }
  for (const Digit d : all_digits()) load_places(d);
  for (const House house : all_houses()) {
    for (const Digit d : all_digits()) {
      const unsigned mask = house_places_[house][d];
      if (mask != 0 && at_most_one_bit(mask)) note_single(house, d, mask);
    }
    const unsigned empty = house_empty_[house];
    if (empty != 0 && at_most_one_bit(empty)) nearly_full_ |= HouseSet{1} << house.index();
  }
}

// The board of a digit from its nine rows: rows 0 to 6 and one bit of row 7 in the low word.
void Position::load_places(Digit digit) {
  const auto row = [&](int number) {
    return std::uint64_t{house_places_[House::row(number)][digit]};
  };
  std::uint64_t low = 0;
  for (int number = 0; number < 7; ++number) low |= row(number) << (kSize * number);
  const std::uint64_t last = row(7) | (row(8) << kSize);
  places_[digit] = CellSet::from_words(low | (last << 63), last >> 1);
}

void Position::remove(Candidate c) {
  candidates_[c.cell].erase(c.digit);
  places_[c.digit].erase(c.cell);
  const unsigned left = candidates_[c.cell].bits();
  if (at_most_one_bit(left)) note_naked(c.cell, left);
  const Seat& seat = kSeats[c.cell];
  for (std::size_t k = 0; k < 3; ++k) {
    const House house = seat.house[k];
    const unsigned mask = house_places_[house][c.digit] & ~(1U << seat.position[k]);
    house_places_[house][c.digit] = half(mask);
    if (at_most_one_bit(mask)) note_single(house, c.digit, mask);
  }
}

void Position::note_naked(Cell cell, unsigned candidates) {
  if (candidates != 0) {
    naked_singles_.insert(cell);
  } else {
    naked_singles_.erase(cell);
  }
}

void Position::note_single(House house, Digit digit, unsigned mask) {
  const unsigned bit = 1U << digit.index();
  const unsigned singles = mask != 0 ? single_digits_[house] | bit : single_digits_[house] & ~bit;
  single_digits_[house] = half(singles);
  const HouseSet house_bit = HouseSet{1} << house.index();
  with_single_ = singles != 0 ? with_single_ | house_bit : with_single_ & ~house_bit;
}

void Position::place(Candidate c) {
  assert(grid_.empty(c.cell));
  for (const Digit d : candidates(c.cell)) remove({c.cell, d});
  for (const Cell peer : peers_of(c.cell) & places(c.digit)) remove({peer, c.digit});
  grid_.set(c.cell, c.digit);
  empty_.erase(c.cell);
  --empty_count_;
  ++filled_counts_[c.digit];
  const Seat& seat = kSeats[c.cell];
  for (std::size_t k = 0; k < 3; ++k) {
    const House house = seat.house[k];
    const unsigned empty = house_empty_[house] & ~(1U << seat.position[k]);
    house_empty_[house] = half(empty);
    const HouseSet bit = HouseSet{1} << house.index();
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
