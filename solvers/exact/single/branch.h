// What to guess on a board where inference is stuck: the choice of the batch solver
// (batch/slice_split.h), in the band or stack with the fewest ways left.
//
// Included by the kernels of this folder only.
#pragma once

#include <bit>

#include "solvers/exact/single/inference.h"

// NOLINTBEGIN(misc-definitions-in-headers): compiled once for each kernel, with its instructions

namespace nonet::single {
namespace {

// A digit and a line of a box: the digit goes there, or it does not.
struct GuessedLine {
  Boxes digit;     // in its box only
  unsigned cells;  // bit k: cell k of the box is in the line
};

// The number of ways 0..6 in which each digit can lie in the band or stack of a box, digit by digit
// in binary: sets of the digits whose number has the one, the two, the four.
struct Ways {
  Boxes ones;
  Boxes twos;
  Boxes fours;
};
template <typename Direction>
NONET_INLINE Ways count_ways(const Board& board) {
  const Lines lines = lines_of<Direction>(board);
  const Lines next = turned<Direction::next>(lines);
  const Lines last = turned<Direction::last>(lines);
  Boxes even[kBoxSize];
  Boxes odd[kBoxSize];
  for (int i = 0; i < kBoxSize; ++i) {
    even[i] = vectors::and3(lines.of[i], next.after(i), last.before(i));
    odd[i] = vectors::and3(lines.of[i], next.before(i), last.after(i));
  }
  const Boxes one_even = vectors::parity(even[0], even[1], even[2]);
  const Boxes one_odd = vectors::parity(odd[0], odd[1], odd[2]);
  const Boxes carry = one_even & one_odd;
  const Boxes two_even = vectors::majority(even[0], even[1], even[2]);
  const Boxes two_odd = vectors::majority(odd[0], odd[1], odd[2]);
  return {one_even ^ one_odd, vectors::parity(two_even, two_odd, carry),
          vectors::majority(two_even, two_odd, carry)};
}

NONET_INLINE Boxes count_digits(Boxes x) {
  const Boxes thirds = x - (x >> 1 & in_all(0b011011011)) - (x >> 2 & in_all(0b001001001));
  return (thirds & in_all(7)) + (thirds >> 3 & in_all(7)) + (thirds >> 6 & in_all(7));
}
// The ways of all digits of a box together: 54 at most.
NONET_INLINE Boxes sum_of(const Ways& ways) {
  return count_digits(ways.ones) + count_digits(ways.twos) * 2 + count_digits(ways.fours) * 4;
}

// The first digit with the fewest ways, at least two. REQUIRES: there is one.
inline unsigned digit_with_fewest(const Ways& ways, int lane) {
  const unsigned ones = bits_of(ways.ones, lane);
  const unsigned twos = bits_of(ways.twos, lane);
  const unsigned fours = bits_of(ways.fours, lane);
  for (const unsigned digits : {twos & ~ones & ~fours, twos & ones, fours & ~ones & ~twos}) {
    if (digits != 0) return digits & -digits;
  }
  const unsigned digits = (fours & ones) != 0 ? fours & ones : fours & twos;
  return digits & -digits;
}

// The first line, of the first box of the band or stack, where the digit has a choice of lines.
template <typename Direction>
inline GuessedLine first_choice(const Board& board, int first_lane, unsigned digit) {
  const Lines lines = lines_of<Direction>(board);
  for (int lane = first_lane;; lane += Direction::kNextLane) {
    unsigned has_it[kBoxSize];
    for (int i = 0; i < kBoxSize; ++i) has_it[i] = (bits_of(lines.of[i], lane) & digit) != 0;
    if (has_it[0] + has_it[1] + has_it[2] < 2) continue;
    constexpr auto cells = [](int line) {
      return 1U << Direction::cell(line, 0) | 1U << Direction::cell(line, 1) |
             1U << Direction::cell(line, 2);
    };
    return {in_one(lane, digit), has_it[0] != 0 ? cells(0) : cells(1)};
  }
}

// In the band or stack with the fewest ways summed over its digits, the digit with the fewest, at
// least two; there the first line of the first box with a choice.
inline GuessedLine choose_branch(const Board& board) {
  const Ways in_bands = count_ways<Rows>(board);
  const Ways in_stacks = count_ways<Columns>(board);
  const Boxes band_sums = sum_of(in_bands);
  const Boxes stack_sums = sum_of(in_stacks);
  constexpr unsigned kOpen = kSize + 1;  // a band with less is filled in
  unsigned fewest = ~0U;
  int lane = 0;
  bool is_band = true;
  for (int i = 0; i < kBoxSize; ++i) {
    const unsigned of_band = bits_of(band_sums, 4 * i) - kOpen;
    const unsigned of_stack = bits_of(stack_sums, i) - kOpen;
    if (of_band < fewest) fewest = of_band, lane = 4 * i, is_band = true;
    if (of_stack < fewest) fewest = of_stack, lane = i, is_band = false;
  }
  if (is_band) return first_choice<Rows>(board, lane, digit_with_fewest(in_bands, lane));
  return first_choice<Columns>(board, lane, digit_with_fewest(in_stacks, lane));
}

NONET_INLINE void remove(Board& board, Boxes digit, unsigned cells) {
  for (unsigned k = 0; k < kSize; ++k) {
    if ((cells >> k & 1) != 0) board.at[k] &= ~digit;
  }
}
NONET_INLINE void put_into_line(Board& board, const GuessedLine& guess) {
  remove(board, guess.digit, ~guess.cells);
}
NONET_INLINE void keep_out_of_line(Board& board, const GuessedLine& guess) {
  remove(board, guess.digit, guess.cells);
}

}  // namespace
}  // namespace nonet::single

// NOLINTEND(misc-definitions-in-headers)
