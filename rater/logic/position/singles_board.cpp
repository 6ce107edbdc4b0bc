#include "rater/logic/position/singles_board.h"

#include <algorithm>
#include <cstring>

#include "board/every_key.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace nonet {

namespace {

// Eight lanes; every processor with vectors has this width.
using Lanes = std::uint16_t __attribute__((vector_size(16)));
constexpr std::size_t kLanesOfVector = 8;
constexpr std::size_t kVectors = HouseLanes::kLanes / kLanesOfVector;

Lanes load(const HouseLanes& from, std::size_t vector) {
  Lanes lanes;
  std::memcpy(&lanes, &from.of[vector * kLanesOfVector], sizeof lanes);
  return lanes;
}
void store(HouseLanes& to, std::size_t vector, Lanes lanes) {
  std::memcpy(&to.of[vector * kLanesOfVector], &lanes, sizeof lanes);
}

// In each house, the positions of the cell and its peers.
constexpr PerCell<HouseLanes> kTaken = [] {
  PerCell<HouseLanes> table{};
  for (const Cell cell : all_cells()) {
    for (const Cell seen : peers_of(cell) | CellSet(cell)) {
      const CellSeats& seat = seats_of(seen);
      for (std::size_t k = 0; k < 3; ++k) {
        auto& positions = table[cell].of[array_index(seat.house[k])];
        positions = static_cast<std::uint16_t>(positions | 1U << seat.position[k]);
      }
    }
  }
  return table;
}();

// The lanes with exactly one bit set.
Lanes where_one(Lanes x) { return (Lanes)((x & (x - 1)) == 0) & (Lanes)(x != 0); }

}  // namespace

SinglesBoard::SinglesBoard(const Grid& grid) : grid_(grid) {
  PerDigit<CellSet> taken{};
  PerDigit<HouseLanes> taken_in{};
  PerHouse<DigitSet> used{};
  for (int h = 0; h < kHouses; ++h) empty_in_[House(h)] = 0x1FF;
  for (int i = 0; i < kCells; ++i) {
    const Cell cell(i);
    if (grid.empty(cell)) {
      empty_.insert(cell);
      ++empty_count_;
      continue;
    }
    const Digit digit = grid.digit(cell);
    ++filled_counts_[digit];
    taken[digit] |= peers_of(cell);
    for (std::size_t v = 0; v < kVectors; ++v) {
      store(taken_in[digit], v, load(taken_in[digit], v) | load(kTaken[cell], v));
    }
    const CellSeats& seat = seats_of(cell);
    for (std::size_t k = 0; k < 3; ++k) {
      used[seat.house[k]].insert(digit);
      auto& empty = empty_in_[seat.house[k]];
      empty = static_cast<std::uint16_t>(empty & ~(1U << seat.position[k]));
    }
  }
  for (const Digit digit : all_digits()) {
    places_[digit] = empty_ - taken[digit];
    for (std::size_t v = 0; v < kVectors; ++v) {
      store(in_houses_[digit], v, load(empty_in_, v) & ~load(taken_in[digit], v));
    }
  }
  for (const Cell cell : empty_) {
    const auto& houses = seats_of(cell).house;
    candidates_[cell] = ~(used[houses[0]] | used[houses[1]] | used[houses[2]]);
  }
  nearly_full_ = houses_nearly_full(empty_in_);
}

HouseSet SinglesBoard::houses_with_single(Digit d) const {
  std::array<Lanes, kVectors> one;
  for (std::size_t v = 0; v < kVectors; ++v) one[v] = where_one(load(in_houses_[d], v));
#if defined(__SSE2__)
  const auto bits = [&](std::size_t v) {
    return static_cast<HouseSet>(
        _mm_movemask_epi8(_mm_packs_epi16((__m128i)one[v], (__m128i)one[v + 1])));
  };
  return bits(0) | bits(2) << 16;
#else
  HouseSet houses = 0;
  for (int h = 0; h < kHouses; ++h) {
    const auto lane = static_cast<std::size_t>(h);
    houses |= HouseSet{one[lane / kLanesOfVector][lane % kLanesOfVector] & 1U} << h;
  }
  return houses;
#endif
}

CellSet SinglesBoard::naked_singles() const {
  CellSet once;
  CellSet twice;
  for (const CellSet places : places_) {
    twice |= once & places;
    once |= places;
  }
  return once - twice;
}

int SinglesBoard::moment_of_single(House house, Digit digit) const {
  unsigned last = 0;
  for (const Cell cell : cells_of(house)) last = std::max<unsigned>(last, lost_[digit][cell]);
  return static_cast<int>(last * kMembers<HouseKind> + array_index(house.kind()));
}

void SinglesBoard::take_from_houses(Candidate c) {
  for (std::size_t v = 0; v < kVectors; ++v) {
    store(in_houses_[c.digit], v, load(in_houses_[c.digit], v) & ~load(kTaken[c.cell], v));
  }
}

void SinglesBoard::remove_from_houses(Candidate c) {
  const CellSeats& seat = seats_of(c.cell);
  for (std::size_t k = 0; k < 3; ++k) {
    std::uint16_t& places = in_houses_[c.digit][seat.house[k]];
    places = static_cast<std::uint16_t>(places & ~(1U << seat.position[k]));
  }
}

// Writes the digit into a cell whose candidates are already gone from all other views.
void SinglesBoard::fill(Candidate c) {
  candidates_[c.cell] = {};
  grid_.set(c.cell, c.digit);
  empty_.erase(c.cell);
  --empty_count_;
  ++filled_counts_[c.digit];
  note_filled(c.cell, empty_in_, nearly_full_);
}

}  // namespace nonet
