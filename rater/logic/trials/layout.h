// The kernels' layout of a grid's candidates: every CSP variable is a lane of sixteen bits whose
// low nine bits are its candidates. A variable is a cell (its candidates are digits) or a digit in
// a house (its candidates are positions). So each candidate is in four lanes, and the test for
// naked and hidden singles is the same for all 324: is the lane empty, has it one bit?
//
//   block 0 .. 2     lane c % 32 of block c / 32: cell c, bit = digit
//   block 3 + d      lane h: digit d in house h, bit = position in the house
//   other lanes      belong to no variable and hold kNoVariable
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "board/cell.h"
#include "board/geometry.h"

namespace nonet::trials {

inline constexpr std::size_t kLanes = 32;
inline constexpr std::size_t kCellBlocks = 3;
inline constexpr std::size_t kBlocks = kCellBlocks + kSize;
inline constexpr std::size_t kCandidates = std::size_t{kCells} * kSize;

inline constexpr std::uint16_t kAll = 0x1FF;
// Set beside the one candidate left: the variable has its value and the consequences are drawn.
inline constexpr std::uint16_t kDone = 0x8000;
inline constexpr std::uint16_t kNoVariable = 0xC001;

// A candidate as Candidate::index() numbers it: cell * 9 + digit.
using CandidateNumber = std::uint16_t;

struct alignas(64) LaneRow {
  std::uint16_t of[kLanes];
};

// The effect of asserting a digit in a cell on the lanes.
struct CellLinks {
  LaneRow own;                                  // by house: the cell's own position
  LaneRow seen;                                 // by house: the positions of its peers
  LaneRow done;                                 // kDone for its three houses
  std::array<LaneRow, kCellBlocks> peer_cells;  // kAll for its peers
  std::array<LaneRow, kCellBlocks> self;        // all bits for itself
};

constexpr std::array<CellLinks, kCells> make_cell_links() {
  std::array<CellLinks, kCells> table{};
  for (const Cell cell : all_cells()) {
    CellLinks& links = table[static_cast<std::size_t>(cell.index())];
    const CellSet peers = peers_of(cell);
    for (int h = 0; h < kHouses; ++h) {
      const House house(h);
      const auto& cells = cells_of(house);
      for (std::size_t p = 0; p < kSize; ++p) {
        const auto bit = static_cast<std::uint16_t>(1U << p);
        if (cells[p] == cell) links.own.of[h] = bit;
        if (peers.contains(cells[p])) links.seen.of[h] |= bit;
      }
      if (cell_set_of(house).contains(cell)) links.done.of[h] = kDone;
    }
    for (const Cell peer : peers) {
      const auto at = static_cast<std::size_t>(peer.index());
      links.peer_cells[at / kLanes].of[at % kLanes] = kAll;
    }
    const auto at = static_cast<std::size_t>(cell.index());
    links.self[at / kLanes].of[at % kLanes] = 0xFFFF;
  }
  return table;
}
inline constexpr auto kCellLinks = make_cell_links();

// Cell by house and position.
constexpr std::array<std::array<std::uint8_t, kSize>, kHouses> make_house_cells() {
  std::array<std::array<std::uint8_t, kSize>, kHouses> table{};
  for (std::size_t h = 0; h < kHouses; ++h) {
    for (std::size_t p = 0; p < kSize; ++p) {
      const Cell cell = cells_of(House(static_cast<int>(h)))[p];
      table[h][p] = static_cast<std::uint8_t>(cell.index());
    }
  }
  return table;
}
inline constexpr auto kHouseCells = make_house_cells();

// Candidate by lane, counted through all blocks, and bit.
constexpr auto make_lane_candidates() {
  constexpr std::size_t kBits = 16;
  std::array<std::array<CandidateNumber, kBits>, kBlocks * kLanes> table{};
  for (std::size_t c = 0; c < kCells; ++c) {
    for (std::size_t d = 0; d < kSize; ++d) {
      table[c][d] = static_cast<CandidateNumber>(c * kSize + d);
    }
  }
  for (std::size_t d = 0; d < kSize; ++d) {
    for (std::size_t h = 0; h < kHouses; ++h) {
      for (std::size_t p = 0; p < kSize; ++p) {
        table[(kCellBlocks + d) * kLanes + h][p] =
            static_cast<CandidateNumber>(kHouseCells[h][p] * std::size_t{kSize} + d);
      }
    }
  }
  return table;
}
inline constexpr auto kLaneCandidates = make_lane_candidates();

// A group: the candidates of a digit in the three cells where a line and a box cross. If a house
// has the digit only there, the other house through the group loses it elsewhere. The lanes of a
// house are examined by segments: thirds of a row or column, rows and columns of a box.
//
//   group 3 * h + s            house h below 18 (a line), its s-th third; lost in the box
//   group 54 + 3 * b + s       box b, its s-th row; lost in the row
//   group 81 + 3 * b + s       box b, its s-th column; lost in the column
struct GroupLinks {
  std::uint16_t segment;  // positions in the house
  std::uint8_t house;
  std::uint8_t crossing;                        // the house that loses the digit
  std::uint16_t kept;                           // its positions that keep it
  LaneRow lost;                                 // by house: positions that lose the digit
  std::array<LaneRow, kCellBlocks> lost_cells;  // kAll for these cells
};
inline constexpr std::size_t kGroups = 108;
inline constexpr std::size_t kLineGroups = 54;
inline constexpr std::size_t kBoxRowGroups = 81;

constexpr std::uint16_t positions_of(CellSet cells, House house) {
  unsigned positions = 0;
  for (std::size_t p = 0; p < kSize; ++p) {
    if (cells.contains(cells_of(house)[p])) positions |= 1U << p;
  }
  return static_cast<std::uint16_t>(positions);
}

constexpr GroupLinks make_group(House house, House crossing) {
  GroupLinks group{};
  const CellSet common = cell_set_of(house) & cell_set_of(crossing);
  const CellSet lost = cell_set_of(crossing) - common;
  group.segment = positions_of(common, house);
  group.house = static_cast<std::uint8_t>(house.index());
  group.crossing = static_cast<std::uint8_t>(crossing.index());
  group.kept = positions_of(common, crossing);
  for (int h = 0; h < kHouses; ++h) group.lost.of[h] = positions_of(lost, House(h));
  for (const Cell cell : lost) {
    const auto at = static_cast<std::size_t>(cell.index());
    group.lost_cells[at / kLanes].of[at % kLanes] = kAll;
  }
  return group;
}

constexpr std::array<GroupLinks, kGroups> make_groups() {
  std::array<GroupLinks, kGroups> table{};
  for (int n = 0; n < kSize; ++n) {
    for (int s = 0; s < kBoxSize; ++s) {
      const auto at = static_cast<std::size_t>(kBoxSize * n + s);
      const House row_of_box = House::row(n / kBoxSize * kBoxSize + s);
      const House column_of_box = House::column(n % kBoxSize * kBoxSize + s);
      table[at] = make_group(House::row(n), House::box(n / kBoxSize * kBoxSize + s));
      table[at + kLineGroups / 2] =
          make_group(House::column(n), House::box(s * kBoxSize + n / kBoxSize));
      table[at + kLineGroups] = make_group(House::box(n), row_of_box);
      table[at + kBoxRowGroups] = make_group(House::box(n), column_of_box);
    }
  }
  return table;
}
inline constexpr auto kGroupLinks = make_groups();

}  // namespace nonet::trials
