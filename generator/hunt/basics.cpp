#include "generator/hunt/basics.h"

#include <array>
#include <bit>
#include <cstddef>

#include "base/bits.h"
#include "board/every_key.h"
#include "board/geometry.h"
#include "board/nine_bits.h"

namespace nonet {
namespace {

constexpr unsigned kAllNine = 0x1ff;

// A cell's position in its row, column and box.
struct Seat {
  House house;
  std::uint8_t position;
};
constexpr PerCell<std::array<Seat, 3>> seats() {
  PerCell<std::array<Seat, 3>> table{};
  for (const Cell cell : all_cells()) {
    std::size_t at = 0;
    for (const House house : houses_of(cell)) {
      table[cell][at++] = {house, static_cast<std::uint8_t>(position_in(cell, house.kind()))};
    }
  }
  return table;
}
constexpr auto kSeats = seats();

// Three positions of a house that lie in one other house too: a digit whose places in the first
// house are all here leaves the rest of the second.
struct Crossing {
  std::uint16_t positions;        // in this house
  House other;                    // the other house
  std::uint16_t other_elsewhere;  // its positions outside this house
};
constexpr PerHouse<std::array<Crossing, 6>> crossings() {
  PerHouse<std::array<Crossing, 6>> table{};
  for (const House house : all_houses()) {
    std::size_t count = 0;
    for (const House other : all_houses()) {
      const CellSet shared = cell_set_of(house) & cell_set_of(other);
      if (other == house || shared.size() != 3) continue;
      unsigned here = 0;
      unsigned elsewhere = 0;
      for (unsigned i = 0; i < kSize; ++i) {
        if (shared.contains(cells_of(house)[i])) here |= 1U << i;
        if (!shared.contains(cells_of(other)[i])) elsewhere |= 1U << i;
      }
      table[house][count++] = {static_cast<std::uint16_t>(here), other,
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
  const unsigned digits = cells_[candidate.cell];
  const unsigned kept = 1U << candidate.digit.index();
  if ((digits & kept) == 0) {
    contradiction_ = true;
    return;
  }
  for (unsigned rest = digits & ~kept; rest != 0; rest &= rest - 1) {
    strike({candidate.cell, Digit::from_index(std::countr_zero(rest))});
  }
}

void BasicsBoard::strike(Candidate candidate) {
  std::uint16_t& digits = cells_[candidate.cell];
  const auto bit = static_cast<std::uint16_t>(1U << candidate.digit.index());
  if ((digits & bit) == 0) return;
  digits = static_cast<std::uint16_t>(digits ^ bit);
  --candidates_;
  if (at_most_one_bit(digits)) {
    naked_singles_.insert(candidate.cell);
    contradiction_ = contradiction_ || digits == 0;
  }
  for (const Seat seat : kSeats[candidate.cell]) {
    std::uint16_t& places = places_[seat.house][candidate.digit];
    places = static_cast<std::uint16_t>(places ^ (1U << seat.position));
    changed_digits_[seat.house] |= bit;
    changed_houses_ |= 1U << seat.house.index();
    contradiction_ = contradiction_ || places == 0;
  }
}

void BasicsBoard::remove_places(House house, Digit digit, unsigned positions) {
  for (unsigned rest = places_[house][digit] & positions; rest != 0; rest &= rest - 1) {
    strike({cells_of(house)[lowest(rest)], digit});
  }
}

void BasicsBoard::decide(Candidate candidate) {
  open_.erase(candidate.cell);
  for (const Seat seat : kSeats[candidate.cell]) {
    remove_places(seat.house, candidate.digit, kAllNine ^ (1U << seat.position));
  }
}

void BasicsBoard::decide_naked_singles() {
  while (!naked_singles_.empty() && !contradiction_) {
    const Cell cell = naked_singles_.first();
    naked_singles_.erase(cell);
    if (open_.contains(cell)) {
      decide({cell, Digit::from_index(std::countr_zero(digits(cell)))});
    }
  }
}

void BasicsBoard::look_at_digits(House house, Rules rules) {
  unsigned changed = changed_digits_[house];
  changed_digits_[house] = 0;
  for (; changed != 0 && !contradiction_; changed &= changed - 1) {
    const Digit digit = Digit::from_index(std::countr_zero(changed));
    const unsigned places = places_[house][digit];
    if (at_most_one_bit(places)) {
      if (places == 0) return;
      const Cell cell = cells_of(house)[lowest(places)];
      if (open_.contains(cell)) place({cell, digit});
    } else if (rules == Rules::kBasics && kNineBitCounts[places] <= 3) {
      look_for_locked(house, digit);
    }
  }
}

void BasicsBoard::look_for_locked(House house, Digit digit) {
  const unsigned places = places_[house][digit];
  for (const Crossing& crossing : kCrossings[house]) {
    if (crossing.positions == 0) break;
    if ((places & ~unsigned{crossing.positions}) != 0) continue;
    remove_places(crossing.other, digit, crossing.other_elsewhere);
  }
}

void BasicsBoard::look_for_subsets(House house) {
  std::array<Digit, kSize> open_digits;
  std::array<std::uint16_t, kSize> places;
  std::size_t open = 0;
  for (const Digit digit : all_digits()) {
    if (at_most_one_bit(places_[house][digit])) continue;
    open_digits[open] = digit;
    places[open++] = places_[house][digit];
  }
  if (open < 4) return;  // a subset of two or more leaves two or more others
  std::array<std::uint16_t, 512> together;
  together[0] = 0;
  const unsigned sets = 1U << open;
  for (unsigned set = 1; set < sets; ++set) {
    together[set] = static_cast<std::uint16_t>(together[set & (set - 1)] | places[lowest(set)]);
    const unsigned size = kNineBitCounts[set];
    const unsigned room = kNineBitCounts[together[set]];
    if (room > size) continue;
    if (room < size) {
      contradiction_ = true;
      return;
    }
    if (size + 2 > open) continue;
    for (unsigned others = (sets - 1) & ~set; others != 0; others &= others - 1) {
      remove_places(house, open_digits[lowest(others)], together[set]);
    }
  }
}

bool BasicsBoard::infer_singles() {
  PerHouse<std::uint16_t> seen{};
  std::uint32_t seen_houses = 0;
  while (!contradiction_ && (!naked_singles_.empty() || changed_houses_ != 0)) {
    decide_naked_singles();
    if (changed_houses_ == 0) continue;
    const House house(std::countr_zero(changed_houses_));
    changed_houses_ &= changed_houses_ - 1;
    seen_houses |= 1U << house.index();
    seen[house] = static_cast<std::uint16_t>(seen[house] | changed_digits_[house]);
    look_at_digits(house, Rules::kSingles);
  }
  changed_digits_ = seen;  // locked candidates have not been searched
  changed_houses_ = seen_houses;
  return !contradiction_;
}

bool BasicsBoard::infer_basics() {
  while (!contradiction_) {
    if (!naked_singles_.empty()) {
      decide_naked_singles();
    } else if (changed_houses_ != 0) {
      const House house(std::countr_zero(changed_houses_));
      changed_houses_ &= changed_houses_ - 1;
      subset_houses_ |= 1U << house.index();
      look_at_digits(house, Rules::kBasics);
    } else if (subset_houses_ != 0) {
      const House house(std::countr_zero(subset_houses_));
      subset_houses_ &= subset_houses_ - 1;
      look_for_subsets(house);
    } else {
      return true;
    }
  }
  return false;
}

}  // namespace nonet
