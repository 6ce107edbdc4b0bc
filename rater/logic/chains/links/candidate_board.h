// All candidates of a grid as nine sets of 81 bits, made for working on whole sets at once: a digit
// is one vector of three bands with 27 bits each, row after row, so that cell c is bit c % 27 of
// word c / 27. The rules below work on all houses of a kind together.
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

#include "rater/logic/chains/grid/chain_grid.h"

namespace nonet::chains {

using Bands = std::uint32_t __attribute__((vector_size(16)));
inline constexpr std::size_t kBands = 3;
inline constexpr std::size_t kBandCells = 27;

inline bool any(Bands set) {
  using Words = std::uint64_t __attribute__((vector_size(16)));
  const auto words = reinterpret_cast<Words>(set);
  return (words[0] | words[1]) != 0;
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

constexpr Bands single_cell(Cell cell) {
  const BandPlace at(cell);
  const std::uint32_t bit = std::uint32_t{1} << at.bit;
  const std::size_t band = at.band;
  return Bands{band == 0 ? bit : 0, band == 1 ? bit : 0, band == 2 ? bit : 0, 0};
}

constexpr PerCell<Bands> make_band_peers() {
  PerCell<Bands> table{};
  for (const Cell c : all_cells()) {
    std::array<std::uint32_t, kBands> words{};
    for (const Cell peer : peers_of(c)) {
      words[BandPlace(peer).band] |= std::uint32_t{1} << BandPlace(peer).bit;
    }
    table[c] = Bands{words[0], words[1], words[2], 0};
  }
  return table;
}
inline constexpr auto kBandPeers = make_band_peers();

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

using CandidateBoard = PerDigit<Bands>;

// Every possible candidate. As the record of the state in which a rule found nothing it means:
// unknown, every house and cell counts as changed.
inline CandidateBoard all_candidates() {
  CandidateBoard board;
  const std::uint32_t all = (std::uint32_t{1} << kBandCells) - 1;
  board.fill(Bands{all, all, all, 0});
  return board;
}

// Candidates and filled cells alike: a filled cell has a single candidate.
CandidateBoard board_of(const ChainGrid& grid, const FilledCounts& filled);

inline bool has(const CandidateBoard& board, CandidateId id) {
  return has_cell(board[digit_of(id)], cell_of(id));
}
inline bool same(const CandidateBoard& a, const CandidateBoard& b) {
  Bands differ{};
  for (const Digit d : all_digits()) differ |= a[d] ^ b[d];
  return !any(differ);
}
// Whether every candidate of `part` is in `whole`.
inline bool is_subset(const CandidateBoard& part, const CandidateBoard& whole) {
  Bands extra{};
  for (const Digit d : all_digits()) extra |= part[d] & ~whole[d];
  return !any(extra);
}

inline int candidate_count(const CandidateBoard& board) {
  int count = 0;
  for (const Bands& places : board) count += cells_of(places).size();
  return count;
}

// Counts three sets: in at least one, in more than one.
struct Tally {
  Bands some;
  Bands many;
};
inline Tally tally(Bands a, Bands b, Bands c) { return {a | b | c, (a & b) | (a & c) | (b & c)}; }
inline Tally tally(Bands a, Bands b, Bands c, Bands many) {
  Tally sum = tally(a, b, c);
  sum.many |= many;
  return sum;
}

// Counts the candidates of the cells.
inline Tally tally_cells(const CandidateBoard& board) {
  Tally cells{};
  for (const Bands& places : board) {
    cells.many |= cells.some & places;
    cells.some |= places;
  }
  return cells;
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

// The tallies of one digit: by minirow, row (at the first cell), box (at the first cell of the
// band) and column (in every band alike, at the cell of the top row).
struct HouseTallies {
  Tally minirows;
  Tally rows;
  Tally boxes;
  Tally columns;
  Bands band_columns;  // the columns with the digit in this band
};

inline HouseTallies tally_houses(Bands v) {
  HouseTallies t;
  t.minirows = tally(v & kMinirowFirst, (v >> 1) & kMinirowFirst, (v >> 2) & kMinirowFirst);
  const Bands one = t.minirows.some;
  const Bands two = t.minirows.many;
  t.rows = tally(one & kRowFirst, (one >> 3) & kRowFirst, (one >> 6) & kRowFirst,
                 (two | two >> 3 | two >> 6) & kRowFirst);
  t.boxes = tally(one & kBoxFirst, (one >> 9) & kBoxFirst, (one >> 18) & kBoxFirst,
                  (two | two >> 9 | two >> 18) & kBoxFirst);
  const Tally in_band = tally(v & kRowCells, (v >> 9) & kRowCells, (v >> 18) & kRowCells);
  t.band_columns = in_band.some;
  t.columns = tally(in_band.some, next_band(in_band.some), last_band(in_band.some),
                    in_band.many | next_band(in_band.many) | last_band(in_band.many));
  return t;
}

}  // namespace nonet::chains
