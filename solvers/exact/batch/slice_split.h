// Splits a stuck board in two: a digit goes into a mini-row (or mini-column), or it does not.
//
// The choice: a digit can lie in a band in at most six ways (the permutations of
// slice_inference.h). The band or stack with the fewest ways left, summed over its digits, is split
// first, and in it a digit with two ways, or else with the fewest. This is the choice of tdoku (T.
// Dillon, 2019): on hard puzzles it needs half the nodes of splitting on a cell with two
// candidates.
#pragma once

#include "solvers/exact/batch/slice_board.h"

namespace nonet::slices {

// The mini-rows of the three bands (0..2) and the mini-columns of the three stacks (3..5) alike:
// triad t of line l of band b, as cells first + l * across + (3 t + i) * along.
struct BandShape {
  int first;
  int along;
  int across;
};
inline constexpr BandShape band_shape(int band) {
  return band < 3 ? BandShape{27 * band, 1, 9} : BandShape{3 * (band - 3), 9, 1};
}

// The split of each lane: at most one digit of one band, and one triad of that band.
template <typename S>
struct SplitChoice {
  S digit[6][9];
  S triad[6][3][3];   // [band][line][triad]
  S others[6][3][3];  // the other two triads of the line
};

// Binary counters, one per lane.
template <typename S, int kBits>
struct Counter {
  S bit[kBits];

  NONET_INLINE static Counter zero() {
    Counter counter;
    for (S& b : counter.bit) b = S::none();
    return counter;
  }
  // Adds a number of three bits.
  NONET_INLINE void add(S one, S two, S four) {
    const S carry = bit[0] & one;
    bit[0] = bit[0] ^ one;
    const auto twos = sum(bit[1], two, carry);
    bit[1] = twos.one;
    const auto fours = sum(bit[2], four, twos.two);
    bit[2] = fours.one;
    S high = fours.two;
    for (int i = 3; i < kBits; ++i) {
      const S both = bit[i] & high;
      bit[i] = bit[i] ^ high;
      high = both;
    }
  }
};

template <typename S>
struct DigitWays {
  S two;    // exactly two ways
  S three;  // exactly three
  S four;   // four or more
};

template <typename S>
NONET_INLINE void triads_of(const SliceBoard<S>& board, int band, int d, S (&triad)[3][3]) {
  const BandShape shape = band_shape(band);
  for (int l = 0; l < 3; ++l) {
    for (int t = 0; t < 3; ++t) {
      const int cell = shape.first + l * shape.across + 3 * t * shape.along;
      triad[l][t] = or3(board.at[cell][d], board.at[cell + shape.along][d],
                        board.at[cell + 2 * shape.along][d]);
    }
  }
}

// Counts the digit's ways and adds them to the band's.
template <typename S>
NONET_INLINE DigitWays<S> count_ways(const S (&triad)[3][3], Counter<S, 6>& total) {
  const S a0 = and3(triad[0][0], triad[1][1], triad[2][2]);
  const S a1 = and3(triad[0][1], triad[1][2], triad[2][0]);
  const S a2 = and3(triad[0][2], triad[1][0], triad[2][1]);
  const S b0 = and3(triad[0][0], triad[1][2], triad[2][1]);
  const S b1 = and3(triad[0][1], triad[1][0], triad[2][2]);
  const S b2 = and3(triad[0][2], triad[1][1], triad[2][0]);
  const auto a = sum(a0, a1, a2);
  const auto b = sum(b0, b1, b2);
  const S one = a.one ^ b.one;
  const auto pairs = sum(a.two, b.two, a.one & b.one);
  total.add(one, pairs.one, pairs.two);
  const S two = minus(pairs.one, pairs.two);
  return {minus(two, one), two & one, pairs.two};
}

template <typename S>
inline void choose_splits(const SliceBoard<S>& board, SplitChoice<S>& split) {
  Counter<S, 6> total[6];
  S open[6];
  for (int band = 0; band < 6; ++band) {
    total[band] = Counter<S, 6>::zero();
    DigitWays<S> ways[9];
    S any_two = S::none();
    S any_three = S::none();
    S any_four = S::none();
    for (int d = 0; d < 9; ++d) {
      S triad[3][3];
      triads_of(board, band, d, triad);
      ways[d] = count_ways(triad, total[band]);
      any_two |= ways[d].two;
      any_three |= ways[d].three;
      any_four |= ways[d].four;
    }
    open[band] = or3(any_two, any_three, any_four);
    S waiting = S::all();
    for (int d = 0; d < 9; ++d) {
      const S eligible =
          choose(any_two, ways[d].two, choose(any_three, ways[d].three, ways[d].four));
      split.digit[band][d] = eligible & waiting;
      waiting = minus(waiting, eligible);
    }
  }
  // The band with the smallest total, bit by bit from the highest; then the first of the tied
  // bands.
  for (int i = 5; i >= 0; --i) {
    S any_clear = S::none();
    for (int band = 0; band < 6; ++band)
      any_clear = or_minus(any_clear, open[band], total[band].bit[i]);
    for (int band = 0; band < 6; ++band)
      open[band] = minus_both(open[band], any_clear, total[band].bit[i]);
  }
  S waiting = S::all();
  for (int band = 0; band < 6; ++band) {
    const S here = open[band] & waiting;
    waiting = minus(waiting, here);
    S triad[3][3];
    for (auto& line : triad)
      for (S& t : line) t = S::none();
    for (int d = 0; d < 9; ++d) {
      split.digit[band][d] &= here;
      S of_digit[3][3];
      triads_of(board, band, d, of_digit);
      for (int l = 0; l < 3; ++l)
        for (int t = 0; t < 3; ++t)
          triad[l][t] = or_both(triad[l][t], of_digit[l][t], split.digit[band][d]);
    }
    // The first triad of the first line with a choice.
    S left = S::all();
    for (int l = 0; l < 3; ++l) {
      const S choice = majority(triad[l][0], triad[l][1], triad[l][2]) & left;
      left = minus(left, choice);
      const S chosen0 = triad[l][0] & choice;
      const S chosen1 = minus(triad[l][1] & choice, chosen0);
      split.triad[band][l][0] = chosen0;
      split.triad[band][l][1] = chosen1;
      split.triad[band][l][2] = S::none();
      split.others[band][l][0] = chosen1;
      split.others[band][l][1] = chosen0;
      split.others[band][l][2] = chosen0 | chosen1;
    }
  }
}

// Stuck lanes keep the board with the digit in the triad; `packed` gets the board without it.
template <typename S>
inline void split_lanes(SliceBoard<S>& board, S stuck, PackedBoards& packed) {
  alignas(64) S rows[64];
  SplitChoice<S> split;
  choose_splits(board, split);
  for (auto& band : split.digit)
    for (S& d : band) d &= stuck;
  for (int w = 0; w < kPackedWords; ++w) {
    for (int i = 9 * cells_in_word(w); i < 64; ++i) rows[i] = S::none();
    for (int i = 0; i < cells_in_word(w); ++i) {
      const int cell = 7 * w + i;
      const int row = cell / 9;
      const int column = cell % 9;
      const S row_triad = split.triad[row / 3][row % 3][column / 3];
      const S row_others = split.others[row / 3][row % 3][column / 3];
      const S column_triad = split.triad[3 + column / 3][column % 3][row / 3];
      const S column_others = split.others[3 + column / 3][column % 3][row / 3];
      S* const x = board.at[cell];
      for (int d = 0; d < 9; ++d) {
        const S in_row = split.digit[row / 3][d];
        const S in_column = split.digit[3 + column / 3][d];
        rows[9 * i + d] = minus_both(minus_both(x[d], in_row, row_triad), in_column, column_triad);
        x[d] = minus_both(minus_both(x[d], in_row, row_others), in_column, column_others);
      }
    }
    transpose(rows);
    __builtin_memcpy(packed.word[w], rows, sizeof rows);
  }
}

}  // namespace nonet::slices
