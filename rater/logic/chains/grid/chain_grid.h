// The grid that chains run on: a Position without its bookkeeping of singles, small enough to be
// copied for every assumption, with the views that links need.
//
//   digits[cell]        candidates of a cell                  9 bits
//   spots[house][digit] places of a digit in a house          9 bits, by position in the house
//   places[digit]       places of a digit in the whole grid   81 bits
//
// A candidate is a number 0..728, cell * 9 + digit; an assumption makes it on (true) or off.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/bits.h"
#include "board/cell.h"
#include "board/cell_set.h"
#include "board/digit_set.h"
#include "board/every_key.h"
#include "board/geometry.h"
#include "board/typed_array.h"
#include "rater/logic/position/position.h"

namespace nonet::chains {

inline constexpr int kCandidates = kCells * kSize;

using CandidateId = std::uint16_t;

struct IdTables {
  std::array<Cell, kCandidates> cell{};
  std::array<Digit, kCandidates> digit{};
};
constexpr IdTables make_id_tables() {
  IdTables tables;
  for (const Cell cell : all_cells()) {
    for (const Digit digit : all_digits()) {
      const auto id = static_cast<std::size_t>(Candidate{cell, digit}.index());
      tables.cell[id] = cell;
      tables.digit[id] = digit;
    }
  }
  return tables;
}
inline constexpr IdTables kIds = make_id_tables();

constexpr Cell cell_of(CandidateId id) { return kIds.cell[id]; }
constexpr Digit digit_of(CandidateId id) { return kIds.digit[id]; }
constexpr CandidateId id_of(Cell cell, Digit digit) {
  return static_cast<CandidateId>(Candidate{cell, digit}.index());
}
constexpr Candidate candidate_of(CandidateId id) { return {cell_of(id), digit_of(id)}; }

// A cell's position in its three houses, and its peers, in the order in which the procedure takes
// the houses: box, row, column (seats_of gives them by kind: row, column, box).
struct CellPlace {
  std::array<House, 3> house{};
  std::array<std::uint8_t, 3> spot{};
  // Peers in the box; peers in the row and column outside the box (a peer counts for the first
  // house that it shares).
  std::array<CellSet, 3> peers{};
  CellSet all_peers;
};

constexpr PerCell<CellPlace> make_cell_places() {
  PerCell<CellPlace> table{};
  constexpr std::array kinds = {HouseKind::kBox, HouseKind::kRow, HouseKind::kColumn};
  for (const Cell c : all_cells()) {
    CellPlace& place = table[c];
    CellSet seen(c);
    for (std::size_t k = 0; k < kinds.size(); ++k) {
      const House house = house_of(c, kinds[k]);
      place.house[k] = house;
      place.spot[k] = static_cast<std::uint8_t>(position_in(c, kinds[k]));
      place.peers[k] = cell_set_of(house) - seen;
      seen |= cell_set_of(house);
    }
    place.all_peers = peers_of(c);
  }
  return table;
}
inline constexpr auto kCellPlaces = make_cell_places();

constexpr Cell cell_at(House house, std::size_t spot) { return cells_of(house)[spot]; }

constexpr bool exactly_two(unsigned mask) {
  const unsigned rest = mask & (mask - 1);
  // Both tests at once: their outcome is unpredictable, so a branch would cost more.
  return static_cast<bool>(static_cast<int>(rest != 0) &
                           static_cast<int>((rest & (rest - 1)) == 0));
}
constexpr bool at_least_two(unsigned mask) { return (mask & (mask - 1)) != 0; }
// The first digit of a cell; the first spot in a house's places is lowest(mask).
constexpr Digit lowest_digit(unsigned mask) { return Digit::from_index(std::countr_zero(mask)); }
constexpr unsigned bit_of(Digit digit) { return 1U << digit.index(); }

struct ChainGrid {
  PerCell<std::uint16_t> digits{};
  PerHouse<PerDigit<std::uint16_t>> spots{};
  PerDigit<CellSet> places{};

  ChainGrid() = default;
  explicit ChainGrid(const Position& position);

  [[nodiscard]] bool has(CandidateId id) const {
    return (digits[cell_of(id)] & bit_of(digit_of(id))) != 0;
  }
  // REQUIRES: has(id).
  void remove(CandidateId id);

  bool operator==(const ChainGrid&) const = default;
};

// The filled cells, which assumptions never change. Some patterns count them.
struct FilledCounts {
  PerHouse<std::uint8_t> empty_cells{};
  PerDigit<std::uint8_t> solved{};  // houses of one kind that have the digit
  PerDigit<CellSet> places{};       // the cells that hold the digit

  FilledCounts() = default;
  explicit FilledCounts(const Position& position);

  bool operator==(const FilledCounts&) const = default;
};

// A set of candidates, by digit.
using Places = PerDigit<CellSet>;

inline bool contains(const Places& set, CandidateId id) {
  return set[digit_of(id)].contains(cell_of(id));
}
inline void insert(Places& set, CandidateId id) { set[digit_of(id)].insert(cell_of(id)); }

}  // namespace nonet::chains
