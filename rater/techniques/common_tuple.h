// Naked sets, hidden sets and fish are one pattern: k of nine masks, each with at least two bits,
// whose union has exactly k bits. The masks are the candidates of a house's cells, the places of
// its digits, or the places of one digit in nine parallel lines.
//
// The combinations come in the order of their bit masks (lowest first), which is Sudoku
// Explainer's. Masks with more than k bits are left out beforehand and a union is dropped as soon
// as it is too large, so that what remains to be enumerated is next to nothing.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "board/nine_bits.h"

namespace nonet {

using NineMasks = std::array<std::uint16_t, 9>;

struct CommonTuple {
  unsigned members = 0;  // which masks, as bits
  unsigned joined = 0;   // their union
};

namespace common_tuple_detail {

struct Limits {
  unsigned eligible;
  int size;
};

// Adds `left` more members below `tuple`'s lowest one. Visit returns true to stop.
template <typename Visit>
bool extend(const NineMasks& masks, const Limits& limits, const CommonTuple& tuple, int left,
            Visit& visit) {
  if (left == 0) return bit_count(tuple.joined) == limits.size && visit(tuple);
  const unsigned lowest = tuple.members & (0U - tuple.members);
  unsigned rest = lowest == 0 ? limits.eligible : limits.eligible & (lowest - 1);
  for (; rest != 0; rest &= rest - 1) {
    const unsigned bit = rest & (0U - rest);
    const unsigned joined = tuple.joined | masks[static_cast<std::size_t>(std::countr_zero(bit))];
    if (bit_count(joined) > limits.size) continue;
    if (extend(masks, limits, {tuple.members | bit, joined}, left - 1, visit)) return true;
  }
  return false;
}

}  // namespace common_tuple_detail

// Calls visit(CommonTuple) in order until it returns true; says whether it did.
template <typename Visit>
bool find_common_tuple(const NineMasks& masks, int size, Visit visit) {
  unsigned eligible = 0;
  for (std::size_t i = 0; i < masks.size(); ++i) {
    const int count = bit_count(masks[i]);
    if (count >= 2 && count <= size) eligible |= 1U << i;
  }
  if (bit_count(eligible) < size) return false;
  return common_tuple_detail::extend(masks, {eligible, size}, {}, size, visit);
}

}  // namespace nonet
