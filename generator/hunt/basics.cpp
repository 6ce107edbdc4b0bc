#include "generator/hunt/basics.h"

#include <array>
#include <bit>
#include <cstddef>

#include "base/bits.h"
#include "board/crossing.h"
#include "board/every_key.h"
#include "board/geometry.h"
#include "board/nine_bits.h"
#include "board/seats.h"

namespace nonet {
namespace {

constexpr unsigned kAllNine = 0x1ff;

// The houses that share three cells with each: three for a line, six for a box.
constexpr PerHouse<std::array<Crossing, 6>> crossings() {
  PerHouse<std::array<Crossing, 6>> table{};
  for (const House house : all_houses()) {
    std::size_t count = 0;
    for (const House other : all_houses()) {
      const Crossing crossing = crossing_of(house, other);
      if (other != house && crossing.in_base != 0) table[house][count++] = crossing;
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
  const CellSeats& seats = seats_of(candidate.cell);
  for (std::size_t k = 0; k < seats.house.size(); ++k) {
    const House house = seats.house[k];
    std::uint16_t& places = places_[house][candidate.digit];
    places = static_cast<std::uint16_t>(places ^ (1U << seats.position[k]));
    changed_digits_[house] |= bit;
    changed_houses_ |= 1U << house.index();
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
  const CellSeats& seats = seats_of(candidate.cell);
  for (std::size_t k = 0; k < seats.house.size(); ++k) {
    remove_places(seats.house[k], candidate.digit, kAllNine ^ (1U << seats.position[k]));
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
    if (crossing.in_base == 0) break;
    if ((places & ~unsigned{crossing.in_base}) != 0) continue;
    remove_places(crossing.cover, digit, kAllNine ^ crossing.in_cover);
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
