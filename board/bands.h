// A set of cells as one vector of three bands with 27 bits each, row after row, so that cell c is
// bit c % 27 of word c / 27. A shift by 9 moves a row onto the next one of its band, a shift by 3 a
// box onto the next one: one operation treats all rows, boxes or columns.
//
//   word 0  r1c1 ... r1c9 r2c1 ... r3c9        minirow: three neighbours in a row and a box,
//   word 1  r4c1 ... r6c9                      noted at the bit of its first cell
//   word 2  r7c1 ... r9c9
//   word 3  nothing
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "board/cell.h"
#include "board/cell_set.h"
#include "board/geometry.h"
#include "board/typed_array.h"

namespace nonet::bands {

using Bands = std::uint32_t __attribute__((vector_size(16)));
inline constexpr std::size_t kBands = 3;
inline constexpr std::size_t kBandCells = 27;
inline constexpr std::uint32_t kBandBits = (std::uint32_t{1} << kBandCells) - 1;
inline constexpr Bands kAllCells{kBandBits, kBandBits, kBandBits, 0};

inline bool any(Bands set) {
  using Halves = std::uint64_t __attribute__((vector_size(16)));
  const auto halves = reinterpret_cast<Halves>(set);
  return (halves[0] | halves[1]) != 0;
}
inline bool same(Bands a, Bands b) { return !any(a ^ b); }

// The word and bit of a cell.
struct BandPlace {
  constexpr explicit BandPlace(Cell cell)
      : band(static_cast<unsigned>(cell.index()) / kBandCells),
        bit(static_cast<unsigned>(cell.index()) % kBandCells) {}
  std::size_t band;
  std::size_t bit;
};

constexpr Bands bands_of(CellSet cells) {
  std::array<std::uint32_t, kBands> words{};
  for (const Cell cell : cells) {
    const BandPlace at(cell);
    words[at.band] |= std::uint32_t{1} << at.bit;
  }
  return Bands{words[0], words[1], words[2], 0};
}

// The cell, its peers, and the cells of a house.
inline constexpr auto kOfCell = [] {
  PerCell<Bands> table{};
  for (const Cell c : all_cells()) table[c] = bands_of(CellSet(c));
  return table;
}();
inline constexpr auto kOfPeers = [] {
  PerCell<Bands> table{};
  for (const Cell c : all_cells()) table[c] = bands_of(peers_of(c));
  return table;
}();
inline constexpr auto kOfHouse = [] {
  PerHouse<Bands> table{};
  for (int h = 0; h < kHouses; ++h) table[House(h)] = bands_of(cell_set_of(House(h)));
  return table;
}();
inline Bands single_cell(Cell cell) { return kOfCell[cell]; }
inline Bands peers_in_bands(Cell cell) { return kOfPeers[cell]; }
inline Bands house_in_bands(House house) { return kOfHouse[house]; }

inline bool has_cell(Bands set, Cell cell) {
  const BandPlace at(cell);
  return (set[at.band] >> at.bit & 1) != 0;
}

// Calls visit(cell) for every cell of the set, ascending.
template <typename Visit>
void for_each_cell(Bands set, Visit visit) {
  for (std::size_t band = 0; band < kBands; ++band) {
    for (std::uint32_t rest = set[band]; rest != 0; rest &= rest - 1) {
      visit(Cell(static_cast<int>(band * kBandCells) + std::countr_zero(rest)));
    }
  }
}

inline CellSet cells_of(Bands set) {
  const std::uint64_t last = set[2];
  return CellSet::from_words(set[0] | std::uint64_t{set[1]} << kBandCells | last << 54, last >> 10);
}

inline constexpr std::uint32_t kMinirowFirst = 0x1249249;  // bits 0, 3, ..., 24
inline constexpr std::uint32_t kRowFirst = 0x40201;        // bits 0, 9, 18
inline constexpr std::uint32_t kBoxFirst = 0x49;           // bits 0, 3, 6
inline constexpr std::uint32_t kRowCells = 0x1FF;

inline Bands fill_rows(Bands firsts) { return (firsts << 9) - firsts; }
inline Bands fill_minirows(Bands firsts) { return (firsts << 3) - firsts; }
inline Bands fill_columns(Bands top) { return top | top << 9 | top << 18; }
inline Bands fill_boxes(Bands firsts) { return fill_columns(fill_minirows(firsts)); }

inline Bands next_band(Bands v) { return __builtin_shufflevector(v, v, 1, 2, 0, 3); }
inline Bands last_band(Bands v) { return __builtin_shufflevector(v, v, 2, 0, 1, 3); }

}  // namespace nonet::bands
