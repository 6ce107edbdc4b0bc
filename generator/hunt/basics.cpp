#include "generator/hunt/basics.h"

#include <bit>
#include <cassert>
#include <cstddef>

#include "board/geometry.h"
#include "board/nine_bits.h"

namespace nonet {
namespace {

constexpr unsigned kAllNine = 0x1ff;

constexpr bool single(unsigned bits) { return (bits & (bits - 1)) == 0; }

// Where a cell stands in its row, column and box.
struct Seat {
  std::uint8_t house;
  std::uint8_t position;
};
constexpr std::array<std::array<Seat, 3>, kCells> seats() {
  std::array<std::array<Seat, 3>, kCells> table{};
  for (int i = 0; i < kCells; ++i) {
    const Cell cell(i);
    std::size_t kind = 0;
    for (const House house : houses_of(cell)) {
      table[static_cast<std::size_t>(i)][kind] = {
          static_cast<std::uint8_t>(house.index()),
          static_cast<std::uint8_t>(position_in(cell, static_cast<HouseKind>(kind)))};
      ++kind;
    }
  }
  return table;
}
constexpr auto kSeats = seats();

constexpr std::array<std::array<std::uint8_t, kSize>, kHouses> house_cell_indices() {
  std::array<std::array<std::uint8_t, kSize>, kHouses> table{};
  for (std::size_t h = 0; h < kHouses; ++h) {
    for (std::size_t i = 0; i < kSize; ++i) {
      table[h][i] = static_cast<std::uint8_t>(cells_of(House(static_cast<int>(h)))[i].index());
    }
  }
  return table;
}
constexpr auto kHouseCell = house_cell_indices();

// Three positions of a house that lie in one other house too: where a digit has places in no others
// of the first, it can leave the rest of the second.
struct Crossing {
  std::uint16_t positions;        // in this house
  std::uint8_t other;             // the other house
  std::uint16_t other_elsewhere;  // its positions outside this house
};
constexpr std::array<std::array<Crossing, 6>, kHouses> crossings() {
  std::array<std::array<Crossing, 6>, kHouses> table{};
  for (int h = 0; h < kHouses; ++h) {
    std::size_t count = 0;
    for (int o = 0; o < kHouses; ++o) {
      const CellSet shared = cell_set_of(House(h)) & cell_set_of(House(o));
      if (o == h || shared.size() != 3) continue;
      unsigned here = 0;
      unsigned elsewhere = 0;
      for (unsigned i = 0; i < kSize; ++i) {
        if (shared.contains(cells_of(House(h))[i])) here |= 1U << i;
        if (!shared.contains(cells_of(House(o))[i])) elsewhere |= 1U << i;
      }
      table[static_cast<std::size_t>(h)][count++] = {static_cast<std::uint16_t>(here),
                                                     static_cast<std::uint8_t>(o),
                                                     static_cast<std::uint16_t>(elsewhere)};
    }
  }
  return table;
}
constexpr auto kCrossings = crossings();

}  // namespace

BasicsBoard::BasicsBoard() {
  for (auto& house : places_) house.fill(kAllNine);
  cells_.fill(kAllNine);
}

BasicsBoard::BasicsBoard(const Grid& givens) : BasicsBoard() {
  for (const Cell cell : givens.filled()) place({cell, givens.digit(cell)});
}

void BasicsBoard::place(Candidate candidate) {
  const auto cell = static_cast<std::size_t>(candidate.cell.index());
  const unsigned kept = 1U << candidate.digit.index();
  if ((cells_[cell] & kept) == 0) {
    contradiction_ = true;
    return;
  }
  for (unsigned rest = cells_[cell] & ~kept; rest != 0; rest &= rest - 1) {
    remove_bit(candidate.cell.index(), std::countr_zero(rest));
  }
}

void BasicsBoard::remove_bit(int cell, int digit) {
  std::uint16_t& digits = cells_[static_cast<std::size_t>(cell)];
  const auto bit = static_cast<std::uint16_t>(1U << digit);
  if ((digits & bit) == 0) return;
  digits = static_cast<std::uint16_t>(digits ^ bit);
  --candidates_;
  if (single(digits)) {
    naked_singles_.insert(Cell(cell));
    contradiction_ = contradiction_ || digits == 0;
  }
  for (const Seat seat : kSeats[static_cast<std::size_t>(cell)]) {
    std::uint16_t& places = places_[seat.house][static_cast<std::size_t>(digit)];
    places = static_cast<std::uint16_t>(places ^ (1U << seat.position));
    changed_digits_[seat.house] |= bit;
    changed_houses_ |= 1U << seat.house;
    contradiction_ = contradiction_ || places == 0;
  }
}

void BasicsBoard::remove_places(std::size_t house, std::size_t digit, unsigned positions) {
  for (unsigned rest = places_[house][digit] & positions; rest != 0; rest &= rest - 1) {
    remove_bit(kHouseCell[house][static_cast<std::size_t>(std::countr_zero(rest))],
               static_cast<int>(digit));
  }
}

void BasicsBoard::decide(int cell, int digit) {
  open_.erase(Cell(cell));
  for (const Seat seat : kSeats[static_cast<std::size_t>(cell)]) {
    remove_places(seat.house, static_cast<std::size_t>(digit), kAllNine ^ (1U << seat.position));
  }
}

void BasicsBoard::decide_naked_singles() {
  while (!naked_singles_.empty() && !contradiction_) {
    const Cell cell = naked_singles_.first();
    naked_singles_.erase(cell);
    if (open_.contains(cell)) decide(cell.index(), std::countr_zero(digits(cell)));
  }
}

void BasicsBoard::look_at_digits(std::size_t house, Rules rules) {
  unsigned changed = changed_digits_[house];
  changed_digits_[house] = 0;
  for (; changed != 0 && !contradiction_; changed &= changed - 1) {
    const auto digit = static_cast<std::size_t>(std::countr_zero(changed));
    const unsigned places = places_[house][digit];
    if (single(places)) {
      if (places == 0) return;
      const Cell cell(kHouseCell[house][static_cast<std::size_t>(std::countr_zero(places))]);
      if (open_.contains(cell)) place({cell, Digit::from_index(static_cast<int>(digit))});
    } else if (rules == Rules::kBasics && kNineBitCounts[places] <= 3) {
      look_for_locked(house, digit);
    }
  }
}

void BasicsBoard::look_for_locked(std::size_t house, std::size_t digit) {
  const unsigned places = places_[house][digit];
  for (const Crossing& crossing : kCrossings[house]) {
    if (crossing.positions == 0) break;
    if ((places & ~unsigned{crossing.positions}) != 0) continue;
    remove_places(crossing.other, digit, crossing.other_elsewhere);
  }
}

void BasicsBoard::look_for_subsets(std::size_t house) {
  std::array<std::uint8_t, kSize> open_digits;
  std::array<std::uint16_t, kSize> places;
  std::size_t open = 0;
  for (std::size_t digit = 0; digit < kSize; ++digit) {
    if (single(places_[house][digit])) continue;
    open_digits[open] = static_cast<std::uint8_t>(digit);
    places[open++] = places_[house][digit];
  }
  if (open < 4) return;  // a subset of two or more leaves two or more others
  std::array<std::uint16_t, 512> together;
  together[0] = 0;
  const unsigned sets = 1U << open;
  for (unsigned set = 1; set < sets; ++set) {
    const auto first = static_cast<std::size_t>(std::countr_zero(set));
    together[set] = static_cast<std::uint16_t>(together[set & (set - 1)] | places[first]);
    const unsigned size = kNineBitCounts[set];
    const unsigned room = kNineBitCounts[together[set]];
    if (room > size) continue;
    if (room < size) {
      contradiction_ = true;
      return;
    }
    if (size + 2 > open) continue;
    for (unsigned others = (sets - 1) & ~set; others != 0; others &= others - 1) {
      remove_places(house, open_digits[static_cast<std::size_t>(std::countr_zero(others))],
                    together[set]);
    }
  }
}

bool BasicsBoard::infer_singles() {
  std::array<std::uint16_t, kHouses> seen{};
  std::uint32_t seen_houses = 0;
  while (!contradiction_ && (!naked_singles_.empty() || changed_houses_ != 0)) {
    decide_naked_singles();
    if (changed_houses_ == 0) continue;
    const auto house = static_cast<std::size_t>(std::countr_zero(changed_houses_));
    changed_houses_ &= changed_houses_ - 1;
    seen_houses |= 1U << house;
    seen[house] = static_cast<std::uint16_t>(seen[house] | changed_digits_[house]);
    look_at_digits(house, Rules::kSingles);
  }
  changed_digits_ = seen;  // locked candidates have not been looked for
  changed_houses_ = seen_houses;
  return !contradiction_;
}

bool BasicsBoard::infer_basics() {
  while (!contradiction_) {
    if (!naked_singles_.empty()) {
      decide_naked_singles();
    } else if (changed_houses_ != 0) {
      const auto house = static_cast<std::size_t>(std::countr_zero(changed_houses_));
      changed_houses_ &= changed_houses_ - 1;
      subset_houses_ |= 1U << house;
      look_at_digits(house, Rules::kBasics);
    } else if (subset_houses_ != 0) {
      const auto house = static_cast<std::size_t>(std::countr_zero(subset_houses_));
      subset_houses_ &= subset_houses_ - 1;
      look_for_subsets(house);
    } else {
      return true;
    }
  }
  return false;
}

}  // namespace nonet
