// All candidates of a grid as nine sets of 81 bits (board/bands.h), made for working on whole sets
// at once: the rules below work on all houses of a kind together.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "board/bands.h"
#include "rater/logic/chains/grid/chain_grid.h"

namespace nonet::chains {

using bands::any;
using bands::BandPlace;
using bands::Bands;
using bands::cells_of;
using bands::fill_boxes;
using bands::fill_columns;
using bands::fill_minirows;
using bands::fill_rows;
using bands::for_each_cell;
using bands::has_cell;
using bands::house_in_bands;
using bands::kAllCells;
using bands::kBandCells;
using bands::kBands;
using bands::kBoxFirst;
using bands::kMinirowFirst;
using bands::kRowCells;
using bands::kRowFirst;
using bands::last_band;
using bands::next_band;
using bands::peers_in_bands;
using bands::same;
using bands::single_cell;

using CandidateBoard = PerDigit<Bands>;

// Every possible candidate. As the record of the state in which a rule found nothing it means:
// unknown, every house and cell counts as changed.
inline CandidateBoard all_candidates() {
  CandidateBoard board;
  board.fill(kAllCells);
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
