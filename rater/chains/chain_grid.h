// The candidates that chains run on: a Position without its bookkeeping of singles, small enough to
// be copied for every assumption, with the views that links ask for.
//
//   digits[cell]        candidates of a cell                  9 bits
//   spots[house][digit] places of a digit in a house          9 bits, by position in the house
//   places[digit]       places of a digit in the whole grid   81 bits
//
// A candidate is a number 0..728, cell * 9 + digit; what is assumed of it is on (true) or off.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "board/cell.h"
#include "board/cell_set.h"
#include "board/geometry.h"
#include "rater/techniques/position.h"

namespace nonet::chains {

inline constexpr int kCandidates = kCells * kSize;

using CandidateId = std::uint16_t;

struct IdTables {
  std::array<std::uint8_t, kCandidates> cell{};
  std::array<std::uint8_t, kCandidates> digit{};
};
constexpr IdTables make_id_tables() {
  IdTables tables;
  for (std::size_t id = 0; id < kCandidates; ++id) {
    tables.cell[id] = static_cast<std::uint8_t>(id / kSize);
    tables.digit[id] = static_cast<std::uint8_t>(id % kSize);
  }
  return tables;
}
inline constexpr IdTables kIds = make_id_tables();

constexpr std::size_t cell_of(CandidateId id) { return kIds.cell[id]; }
constexpr std::size_t digit_of(CandidateId id) { return kIds.digit[id]; }
constexpr CandidateId id_of(std::size_t cell, std::size_t digit) {
  return static_cast<CandidateId>(cell * kSize + digit);
}
constexpr Candidate candidate_of(CandidateId id) {
  return {Cell(static_cast<int>(cell_of(id))), Digit::from_index(static_cast<int>(digit_of(id)))};
}

// Where a cell lies in its three houses, and its peers, in the order of the procedure: box, row,
// column.
struct CellPlace {
  std::array<std::uint8_t, 3> house{};
  std::array<std::uint8_t, 3> spot{};
  // Peers in the box; those in the row and column that are not in the box (a peer counts for the
  // first house that it shares).
  std::array<CellSet, 3> peers{};
  CellSet all_peers;
};

constexpr std::array<CellPlace, kCells> make_cell_places() {
  std::array<CellPlace, kCells> table{};
  constexpr std::array kinds = {HouseKind::kBox, HouseKind::kRow, HouseKind::kColumn};
  for (const Cell c : all_cells()) {
    CellPlace& place = table[static_cast<std::size_t>(c.index())];
    CellSet seen(c);
    for (std::size_t k = 0; k < kinds.size(); ++k) {
      const House house = house_of(c, kinds[k]);
      place.house[k] = static_cast<std::uint8_t>(house.index());
      place.spot[k] = static_cast<std::uint8_t>(position_in(c, kinds[k]));
      place.peers[k] = cell_set_of(house) - seen;
      seen |= cell_set_of(house);
    }
    place.all_peers = peers_of(c);
  }
  return table;
}
inline constexpr auto kCellPlaces = make_cell_places();

constexpr std::size_t cell_at(std::size_t house, std::size_t spot) {
  return static_cast<std::size_t>(geometry_tables::kHouseCells[house][spot].index());
}

constexpr bool exactly_two(unsigned mask) {
  const unsigned rest = mask & (mask - 1);
  return rest != 0 && (rest & (rest - 1)) == 0;
}
constexpr bool at_least_two(unsigned mask) { return (mask & (mask - 1)) != 0; }
constexpr std::size_t lowest(unsigned mask) {
  return static_cast<std::size_t>(std::countr_zero(mask));
}

struct ChainGrid {
  std::array<std::uint16_t, kCells> digits{};
  std::array<std::array<std::uint16_t, kSize>, kHouses> spots{};
  std::array<CellSet, kSize> places;

  ChainGrid() = default;
  explicit ChainGrid(const Position& position);

  [[nodiscard]] bool has(CandidateId id) const {
    return ((digits[cell_of(id)] >> digit_of(id)) & 1) != 0;
  }
  // REQUIRES: has(id).
  void remove(CandidateId id);

  bool operator==(const ChainGrid&) const = default;
};

// What assumptions never change: the filled cells. Some patterns count them.
struct FilledCounts {
  std::array<std::uint8_t, kHouses> empty_cells{};  // by house
  std::array<std::uint8_t, kSize> solved{};         // houses of a kind that have the digit
  std::array<CellSet, kSize> places;                // the cells that hold the digit

  FilledCounts() = default;
  explicit FilledCounts(const Position& position);

  bool operator==(const FilledCounts&) const = default;
};

// A set of candidates, by digit.
using Places = std::array<CellSet, kSize>;

inline bool contains(const Places& set, CandidateId id) {
  return set[digit_of(id)].contains(Cell(static_cast<int>(cell_of(id))));
}
inline void insert(Places& set, CandidateId id) {
  set[digit_of(id)].insert(Cell(static_cast<int>(cell_of(id))));
}

}  // namespace nonet::chains
