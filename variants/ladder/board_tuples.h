// Naked sets, hidden sets and fish of any size as one pattern: k masks, each with at least two
// bits, whose union has exactly k. The combinations come in the order of their own masks, lowest
// first, as Sudoku Explainer takes them; a union is dropped as soon as it is too large. The classic
// board has its own, for nine masks of nine bits (rater/logic/patterns/subsets/common_tuple.h).
#pragma once

#include <span>

#include "base/ordered_parallel.h"
#include "board/nine_bits.h"
#include "variants/ladder/board_marks.h"

namespace nonet::variants {

struct BoardTuple {
  Bits members = 0;  // which masks
  Bits joined = 0;   // their union
};

namespace board_tuples_detail {

template <typename Visit>
Flow extend_tuple(std::span<const Bits> masks, Bits eligible, int left, int most,
                  const BoardTuple& tuple, Visit& visit) {
  if (left == 0) return visit(tuple);
  for (const std::size_t i : each_bit(eligible)) {
    const Bits joined = tuple.joined | masks[i];
    if (word_bit_count(joined) > most) continue;
    const BoardTuple longer{tuple.members | bit_at(i), joined};
    if (extend_tuple(masks, eligible & (bit_at(i) - 1), left - 1, most, longer, visit) ==
        Flow::kStop)
      return Flow::kStop;
  }
  return Flow::kContinue;
}

}  // namespace board_tuples_detail

// Calls visit(BoardTuple) -> Flow for `size` of the eligible masks whose union, with the bits of
// `start`, has at most `most` bits, in order until it says kStop.
template <typename Visit>
Flow for_each_small_union(std::span<const Bits> masks, Bits eligible, int size, int most,
                          Bits start, Visit visit) {
  if (word_bit_count(eligible) < size) return Flow::kContinue;
  return board_tuples_detail::extend_tuple(masks, eligible, size, most, BoardTuple{0, start},
                                           visit);
}

// The tuples of `size` masks. REQUIRES: size >= 2.
template <typename Visit>
Flow for_each_tuple(std::span<const Bits> masks, int size, Visit visit) {
  Bits eligible = 0;
  for (std::size_t i = 0; i < masks.size(); ++i) {
    if (is_several(masks[i]) && word_bit_count(masks[i]) <= size) eligible |= bit_at(i);
  }
  return for_each_small_union(masks, eligible, size, size, 0, [&](const BoardTuple& tuple) {
    return word_bit_count(tuple.joined) == size ? visit(tuple) : Flow::kContinue;
  });
}

}  // namespace nonet::variants
