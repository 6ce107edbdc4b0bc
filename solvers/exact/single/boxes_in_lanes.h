// Boxes (boxes.h) for vectors of 256 bits: every box has a lane of sixteen bits.
#pragma once

#include <immintrin.h>

#include "solvers/exact/logic.h"
#include "solvers/exact/single/kernel.h"

// NOLINTBEGIN(misc-definitions-in-headers): compiled once for each kernel, with its instructions

namespace nonet::single {
namespace {

using Boxes = std::uint16_t __attribute__((vector_size(2 * kLanes)));

constexpr Boxes kNineBoxes = {
    kNineDigits, kNineDigits, kNineDigits, 0, kNineDigits, kNineDigits, kNineDigits, 0,
    kNineDigits, kNineDigits, kNineDigits, 0, 0,           0,           0,           0};

NONET_INLINE Boxes in_all(unsigned bits) { return Boxes{} + static_cast<std::uint16_t>(bits); }
NONET_INLINE Boxes in_one(int lane, unsigned bits) {
  constexpr Boxes kNumber = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  return (Boxes)(kNumber == in_all(static_cast<unsigned>(lane))) & in_all(bits);
}
NONET_INLINE Boxes load(const std::uint16_t (&lanes)[kLanes]) {
  Boxes x;
  __builtin_memcpy(&x, lanes, sizeof x);
  return x;
}
NONET_INLINE unsigned bits_of(const Boxes& x, int lane) { return x[lane]; }

NONET_INLINE Boxes next_in_band(Boxes x) {
  return __builtin_shufflevector(x, x, 1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 13, 14, 12, 15);
}
NONET_INLINE Boxes last_in_band(Boxes x) {
  return __builtin_shufflevector(x, x, 2, 0, 1, 3, 6, 4, 5, 7, 10, 8, 9, 11, 14, 12, 13, 15);
}
NONET_INLINE Boxes next_in_stack(Boxes x) {
  return __builtin_shufflevector(x, x, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 12, 13, 14, 15);
}
NONET_INLINE Boxes last_in_stack(Boxes x) {
  return __builtin_shufflevector(x, x, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15);
}

NONET_INLINE Boxes without_first(Boxes x) { return x & (x - 1); }
NONET_INLINE Boxes where_empty(Boxes x) { return (Boxes)(x == 0); }
NONET_INLINE bool any(Boxes x) { return _mm256_testz_si256((__m256i)x, (__m256i)x) == 0; }

NONET_INLINE Boxes least_filled(Boxes so_far, Boxes x) { return x < so_far ? x : so_far; }
NONET_INLINE Boxes unfilled(Boxes least) { return where_empty(least); }

}  // namespace
}  // namespace nonet::single

// NOLINTEND(misc-definitions-in-headers)
