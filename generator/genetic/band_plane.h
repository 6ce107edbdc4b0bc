// A set of cells for bit-parallel deduction: a lane for each band of three rows, nine bits a row.
//
//     lane 0   r3c9 ... r3c1 | r2c9 ... r2c1 | r1c9 ... r1c1     bit 26 .. 0
//     lane 1   the same for rows 4 to 6
//     lane 2   the same for rows 7 to 9
//     lane 3   always empty
//
// A shift by 9 moves a row onto the next one of its band, a shift by 3 a box onto the next one, so
// that one operation treats all rows, boxes or columns.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "board/cell.h"
#include "board/geometry.h"
#include "board/typed_array.h"

namespace nonet::genetic {

using Plane = std::uint32_t __attribute__((vector_size(16)));
using PlaneWords = std::array<std::uint32_t, 4>;

inline constexpr std::uint32_t kBandBits = (1U << 27) - 1;
inline constexpr PlaneWords kAllBits = {kBandBits, kBandBits, kBandBits, 0};

namespace plane_tables {

constexpr std::uint32_t bit_of(Cell c) { return 1U << (c.row() % kBoxSize * kSize + c.column()); }

constexpr std::size_t band_of(Cell c) { return array_index(c) / (kBoxSize * kSize); }

constexpr PlaneWords words_of(CellSet cells) {
  PlaneWords words{};
  for (const Cell c : cells) words[band_of(c)] |= bit_of(c);
  return words;
}

constexpr PerCell<PlaneWords> cells() {
  PerCell<PlaneWords> table{};
  for (const Cell c : all_cells()) table[c] = words_of(CellSet(c));
  return table;
}
alignas(16) inline constexpr auto kCell = cells();

constexpr PerCell<PlaneWords> peers() {
  PerCell<PlaneWords> table{};
  for (const Cell c : all_cells()) table[c] = words_of(peers_of(c));
  return table;
}
alignas(16) inline constexpr auto kPeers = peers();

constexpr PerHouse<PlaneWords> houses() {
  PerHouse<PlaneWords> table{};
  for (int h = 0; h < kHouses; ++h) table[House(h)] = words_of(cell_set_of(House(h)));
  return table;
}
alignas(16) inline constexpr auto kHouse = houses();

}  // namespace plane_tables

inline Plane plane_of(const PlaneWords& words) { return std::bit_cast<Plane>(words); }
inline Plane cell_plane(Cell c) { return plane_of(plane_tables::kCell[c]); }
inline Plane peer_plane(Cell c) { return plane_of(plane_tables::kPeers[c]); }
inline Plane house_plane(House h) { return plane_of(plane_tables::kHouse[h]); }

inline bool any(Plane plane) {
  const auto halves = std::bit_cast<std::array<std::uint64_t, 2>>(plane);
  return (halves[0] | halves[1]) != 0;
}

inline bool contains(Plane plane, Cell c) {
  return (std::bit_cast<PlaneWords>(plane)[plane_tables::band_of(c)] & plane_tables::bit_of(c)) !=
         0;
}

// Calls visit(cell) for each cell, ascending.
template <typename Visit>
void for_each_cell(Plane plane, Visit visit) {
  const auto words = std::bit_cast<PlaneWords>(plane);
  for (int first = 0; const std::uint32_t word : words) {
    for (std::uint32_t bits = word; bits != 0; bits &= bits - 1) {
      visit(Cell(first + std::countr_zero(bits)));
    }
    first += kBoxSize * kSize;
  }
}

// The lanes shifted by one band, the last onto the first.
inline Plane next_band(Plane plane) { return __builtin_shufflevector(plane, plane, 2, 0, 1, 3); }

// Adds up bits position by position, up to "more than two".
struct PlaneTally {
  Plane once = {};
  Plane twice = {};
  Plane more = {};
  void add(Plane bits) {
    more |= twice & bits;
    twice |= once & bits;
    once |= bits;
  }
  [[nodiscard]] Plane exactly_once() const { return once & ~twice; }
  [[nodiscard]] Plane exactly_twice() const { return twice & ~more; }
};

}  // namespace nonet::genetic
