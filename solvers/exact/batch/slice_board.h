// The candidates of as many boards as a slice has lanes, one slice per candidate, and the transfer
// of boards into and out of their lanes.
//
// A board outside the lanes is packed, 7 cells of 9 bits to a word:
//
//   word w     bit 0..8   9..17   ...   54..62   63
//              cell 7w    7w+1    ...   7w+6     unused          (12 words; word 11 has 4 cells)
//
// Reading 64 boards' word w as a 64 x 64 matrix of bits, boards down and candidates across, the
// slices hold its transpose. Lane b of word e of a slice is board b * kWords + e, so that row b of
// the transposed matrices of all words is one vector of neighbouring boards.
#pragma once

#include "solvers/exact/batch/kernel.h"
#include "solvers/exact/batch/slice.h"

namespace nonet::slices {

template <typename S>
struct alignas(64) SliceBoard {
  S at[81][9];  // [cell][digit]
};

// One exchange of the recursive transposition: swaps the high halves (of 2 * kShift bits) of `low`
// with the low halves of `high`.
template <int kShift, typename S>
NONET_INLINE void exchange(S& low, S& high) {
  constexpr std::uint64_t kLowHalves = ~std::uint64_t{0} / ((std::uint64_t{1} << kShift) + 1);
  const S mask = {typename S::Words{} + kLowHalves};
  if constexpr (vectors::kOneInstruction) {
    const S new_low = choose(mask, low, S{high.words << kShift});
    high = choose(mask, S{low.words >> kShift}, high);
    low = new_low;
  } else {
    const S differ = (S{low.words >> kShift} ^ high) & mask;
    high = high ^ differ;
    low = low ^ S { differ.words << kShift };
  }
}

// Three of the six steps on eight rows `kStride` apart, which fit in registers.
template <int kStride, typename S>
NONET_INLINE void exchange_rows(S* row) {
  S r[8];
  for (int i = 0; i < 8; ++i) r[i] = row[i * kStride];
  for (int i = 0; i < 4; ++i) exchange<4 * kStride>(r[i], r[i + 4]);
  for (int i : {0, 1, 4, 5}) exchange<2 * kStride>(r[i], r[i + 2]);
  for (int i : {0, 2, 4, 6}) exchange<kStride>(r[i], r[i + 1]);
  for (int i = 0; i < 8; ++i) row[i * kStride] = r[i];
}

// Transposes the 64 x 64 matrix in each word position.
template <typename S>
inline void transpose(S (&rows)[64]) {
  for (int i = 0; i < 8; ++i) exchange_rows<8>(rows + i);
  for (int i = 0; i < 8; ++i) exchange_rows<1>(rows + 8 * i);
}

inline constexpr int cells_in_word(int word) { return word < kPackedWords - 1 ? 7 : 4; }

// Replaces the lanes in `fresh` by packed boards.
template <typename S>
inline void load_lanes(SliceBoard<S>& board, S fresh, const PackedBoards& packed) {
  alignas(64) S rows[64];
  for (int w = 0; w < kPackedWords; ++w) {
    __builtin_memcpy(rows, packed.word[w], sizeof rows);
    transpose(rows);
    S* candidate = board.at[7 * w];
    for (int i = 0; i < 9 * cells_in_word(w); ++i) {
      candidate[i] = choose(fresh, rows[i], candidate[i]);
    }
  }
}

}  // namespace nonet::slices
