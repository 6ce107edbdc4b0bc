#include "rater/logic/position/position.h"

#include <array>
#include <cstddef>

#include "rater/logic/position/singles_board.h"

namespace nonet {

namespace {

// The digits that no filled peer has, for all cells, computed by way of the 27 houses.
PencilMarks marks_of(const Grid& grid) {
  PerHouse<DigitSet> used{};
  for (int i = 0; i < kCells; ++i) {
    const Cell c(i);
    const int value = grid.value(c);
    if (value == 0) continue;
    for (const House house : seats_of(c).house) used[house].insert(Digit(value));
  }
  PencilMarks marks;
  for (const Cell c : all_cells()) {
    const auto& houses = seats_of(c).house;
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

Position::Position(const SinglesBoard& board)
    : grid_(board.grid()),
      empty_(board.empty_cells()),
      naked_singles_(board.naked_singles()),
      nearly_full_(board.nearly_full_houses()),
      empty_count_(board.empty_count()),
      filled_counts_(board.filled_counts()),
      candidates_(board.all_candidates()),
      places_(board.all_places()) {
  for (const House house : all_houses()) house_empty_[house] = half(board.empty_in(house));
  for (const Digit digit : all_digits()) {
    const HouseLanes& places = board.places_in_houses()[digit];
    for (const House house : all_houses()) house_places_[house][digit] = places[house];
    const HouseSet single = board.houses_with_single(digit);
    for (HouseSet houses = single; houses != 0; houses &= houses - 1) {
      const House house(std::countr_zero(houses));
      single_digits_[house] = half(single_digits_[house] | 1U << digit.index());
    }
    with_single_ |= single;
  }
}

void Position::load(const PencilMarks& marks) {
  for (int i = 0; i < kCells; ++i) {
    const Cell cell(i);
    if (!grid_.empty(cell)) {
      ++filled_counts_[grid_.digit(cell)];
      continue;
    }
    const CellSeats& seat = seats_of(cell);
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
    unsigned singles = 0;  // no branch per digit, which would be unpredictable
    for (const Digit d : all_digits()) {
      singles |= (bit_count(house_places_[house][d]) == 1 ? 1U : 0U) << d.index();
    }
    single_digits_[house] = half(singles);
    with_single_ |= HouseSet{singles != 0 ? 1U : 0U} << house.index();
  }
  nearly_full_ = houses_nearly_full(house_empty_);
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

void Position::remove_from_house(House house, unsigned bit, Digit digit) {
  const unsigned mask = house_places_[house][digit] & ~bit;
  house_places_[house][digit] = half(mask);
  if (at_most_one_bit(mask)) note_single(house, digit, mask);
}

void Position::remove(Candidate c) {
  candidates_[c.cell].erase(c.digit);
  places_[c.digit].erase(c.cell);
  const DigitSet left = candidates_[c.cell];
  if (at_most_one_bit(left.bits())) note_naked(c.cell, left.bits());
  const CellSeats& seat = seats_of(c.cell);
  for (std::size_t k = 0; k < 3; ++k) {
    remove_from_house(seat.house[k], 1U << seat.position[k], c.digit);
  }
}

void Position::place(Candidate c) {
  assert(grid_.empty(c.cell));
  const CellSeats& seat = seats_of(c.cell);
  // First, so that the loop over the peers finds no single of the digit in these houses.
  for (const House house : seat.house) {
    house_places_[house][c.digit] = 0;
    note_single(house, c.digit, 0);
  }
  for (const Cell peer : peers_of(c.cell) & places(c.digit)) remove({peer, c.digit});
  for (const Digit other : candidates(c.cell) - DigitSet(c.digit)) {
    places_[other].erase(c.cell);
    for (std::size_t k = 0; k < 3; ++k) {
      remove_from_house(seat.house[k], 1U << seat.position[k], other);
    }
  }
  fill(c);
}

// Writes the digit into a cell whose candidates are already gone from all other views.
void Position::fill(Candidate c) {
  candidates_[c.cell] = {};
  places_[c.digit].erase(c.cell);
  naked_singles_.erase(c.cell);
  grid_.set(c.cell, c.digit);
  empty_.erase(c.cell);
  --empty_count_;
  ++filled_counts_[c.digit];
  note_filled(c.cell, house_empty_, nearly_full_);
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
