// Grids in and out of lanes: half the work of a board (slice_board.h), for the first and the last
// node of a search, which have one digit or all nine in each cell.
//
// A grid outside the lanes is packed, 16 cells of 4 bits to a word (PackedGrid): cell 8 w + i, for
// w < 5, in the low half of byte i of word w, cell 40 + 8 w + i in the high half; cell 80 alone in
// word 5. So a grid is packed and unpacked by eight cells at a time, with a shift and an `or`.
#pragma once

#include "solvers/exact/batch/slice_board.h"

namespace nonet::slices {

// Calls visit(cell, its four slices) for the cells of a transposed word.
template <typename S, typename Visit>
NONET_INLINE void for_each_cell_of(S (&rows)[64], int word, Visit visit) {
  if (word == kGridWords - 1) return visit(80, rows);
  for (int i = 0; i < 8; ++i) {
    visit(8 * word + i, rows + 8 * i);
    visit(40 + 8 * word + i, rows + 8 * i + 4);
  }
}

// Replaces the lanes in `fresh` by grids.
template <typename S>
inline void load_grid_lanes(SliceBoard<S>& board, S fresh, const PackedGrids& grids) {
  alignas(64) S rows[64];
  for (int w = 0; w < kGridWords; ++w) {
    __builtin_memcpy(rows, grids.word[w], sizeof rows);
    transpose(rows);
    for_each_cell_of(rows, w, [&](int cell, const S* bit) {
      const S empty = ~(or3(bit[0], bit[1], bit[2]) | bit[3]);
      const S candidates[9] = {
          none_of(bit[1], bit[2], bit[3]),          none_of(bit[0], bit[2], bit[3]),
          or_minus(empty, bit[0] & bit[1], bit[2]), none_of(bit[0], bit[1], bit[3]),
          or_minus(empty, bit[0] & bit[2], bit[1]), or_minus(empty, bit[1] & bit[2], bit[0]),
          or_both(empty, bit[0] & bit[1], bit[2]),  none_of(bit[0], bit[1], bit[2]),
          or_both(empty, bit[0], bit[3]),
      };
      S* const x = board.at[cell];
      for (int d = 0; d < 9; ++d) x[d] = choose(fresh, candidates[d], x[d]);
    });
  }
}

// The grids of lanes with one candidate in each cell. The last cell follows from its row and is
// left out to save its word.
template <typename S>
inline void unload_solved_lanes(const SliceBoard<S>& board, PackedGrids& grids) {
  alignas(64) S rows[64];
  for (int w = 0; w < kGridWords - 1; ++w) {
    for_each_cell_of(rows, w, [&](int cell, S* bit) {
      const S* const x = board.at[cell];
      bit[0] = or3(or3(x[0], x[2], x[4]), x[6], x[8]);
      bit[1] = or3(x[1], x[2], x[5] | x[6]);
      bit[2] = or3(x[3], x[4], x[5] | x[6]);
      bit[3] = x[7] | x[8];
    });
    transpose(rows);
    __builtin_memcpy(grids.word[w], rows, sizeof rows);
  }
}

}  // namespace nonet::slices
