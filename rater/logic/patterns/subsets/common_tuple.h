// Naked sets, hidden sets and fish are one pattern: k of nine masks, each with at least two bits,
// whose union has exactly k bits. The masks are the candidates of a house's cells, the places of
// its digits, or the places of one digit in nine parallel lines.
//
// The combinations come in the order of their bit masks (lowest first), which is Sudoku
// Explainer's. Masks with more than k bits are left out beforehand and a union is dropped as soon
// as it is too large, so that little remains to enumerate.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/bits.h"
#include "board/nine_bits.h"

namespace nonet {

using NineMasks = std::array<std::uint16_t, 9>;

struct CommonTuple {
  unsigned members = 0;  // which masks, as bits
  unsigned joined = 0;   // their union
};

namespace common_tuple_detail {

// Bit 10 * (count - 2) for masks with 2, 3 or 4 bits: the counts of nine masks fit into one word,
// in three fields with one bit per mask.
inline constexpr int kField = 10;
inline constexpr std::array<std::uint32_t, 512> kFieldOfCount = [] {
  std::array<std::uint32_t, 512> table{};
  for (unsigned mask = 0; mask < table.size(); ++mask) {
    const int count = bit_count(mask);
    if (count >= 2 && count <= 4) table[mask] = std::uint32_t{1} << (kField * (count - 2));
  }
  return table;
}();

// The masks with 2 to kTupleSize bits.
template <int kTupleSize>
unsigned eligible_masks(const NineMasks& masks) {
  unsigned eligible = 0;
  if constexpr (kTupleSize <= 4) {
    std::uint32_t fields = 0;
    for (std::size_t i = 0; i < masks.size(); ++i) fields |= kFieldOfCount[masks[i]] << i;
    for (int count = 2; count <= kTupleSize; ++count) eligible |= fields >> (kField * (count - 2));
    eligible &= 0x1FF;
  } else {
    for (std::size_t i = 0; i < masks.size(); ++i) {
      const int count = bit_count(masks[i]);
      if (count >= 2 && count <= kTupleSize) eligible |= 1U << i;
    }
  }
  return eligible;
}

// Adds kLeft more members below `tuple`'s lowest one. Visit returns true to stop.
template <int kTupleSize, int kLeft, typename Visit>
bool extend(const NineMasks& masks, unsigned eligible, const CommonTuple& tuple, Visit& visit) {
  if constexpr (kLeft == 0) {
    return bit_count(tuple.joined) == kTupleSize && visit(tuple);
  } else {
    for (unsigned rest = eligible; rest != 0; rest &= rest - 1) {
      const unsigned bit = rest & (0U - rest);
      const unsigned joined = tuple.joined | masks[lowest(bit)];
      if (bit_count(joined) > kTupleSize) continue;
      const CommonTuple longer{tuple.members | bit, joined};
      if (extend<kTupleSize, kLeft - 1>(masks, eligible & (bit - 1), longer, visit)) return true;
    }
    return false;
  }
}

template <int kTupleSize, typename Visit>
bool find(const NineMasks& masks, Visit& visit) {
  const unsigned eligible = eligible_masks<kTupleSize>(masks);
  if (bit_count(eligible) < kTupleSize) return false;
  return extend<kTupleSize, kTupleSize>(masks, eligible, {}, visit);
}

}  // namespace common_tuple_detail

// Calls visit(CommonTuple) in order until it returns true; returns whether it did. REQUIRES: size
// in 2..7.
template <typename Visit>
bool find_common_tuple(const NineMasks& masks, int size, Visit visit) {
  using common_tuple_detail::find;
  switch (size) {
    case 2:
      return find<2>(masks, visit);
    case 3:
      return find<3>(masks, visit);
    case 4:
      return find<4>(masks, visit);
    case 5:
      return find<5>(masks, visit);
    case 6:
      return find<6>(masks, visit);
    default:
      return find<7>(masks, visit);
  }
}

}  // namespace nonet
