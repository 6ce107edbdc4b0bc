// Boxes (boxes.h) for vectors of 128 bits: every band has a lane of 32 bits, every box a field of
// ten in it. The tenth bit of a field, its guard, is zero; arithmetic uses it to keep what it
// carries in the field.
//
//   lane = band     bit 31 30 | 29  28 .. 20 | 19  18 .. 10 |  9   8 .. 0
//                             | guard  box 2 | guard  box 1 | guard  box 0
//
// The bits of the fourth lane belong to no box.
#pragma once

#include <array>
#include <bit>

#include "solvers/exact/logic.h"
#include "solvers/exact/single/kernel.h"

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

// NOLINTBEGIN(misc-definitions-in-headers): compiled once for each kernel, with its instructions

namespace nonet::single {
namespace {

using Boxes = std::uint32_t __attribute__((vector_size(16)));

constexpr int kFieldBits = 10;
constexpr std::uint32_t kEachField = 1U | 1U << kFieldBits | 1U << 2 * kFieldBits;
constexpr std::uint32_t kGuards = kEachField << kSize;
constexpr std::uint32_t kThreeBoxes = kEachField * kNineDigits;
constexpr Boxes kNineBoxes = {kThreeBoxes, kThreeBoxes, kThreeBoxes, 0};

NONET_INLINE Boxes in_all(std::uint32_t bits) { return Boxes{} + bits * kEachField; }
NONET_INLINE Boxes in_one(int lane, std::uint32_t bits) {
  constexpr Boxes kNumber = {0, 1, 2, 3};
  const auto band = static_cast<std::uint32_t>(lane / 4);
  return (Boxes)(kNumber == Boxes{} + band) & (Boxes{} + (bits << lane % 4 * kFieldBits));
}
NONET_INLINE Boxes load(const std::uint16_t (&lanes)[kLanes]) {
  Boxes x{};
  for (int band = 0; band < 4; ++band) {
    const std::uint16_t* const of = lanes + 4 * band;
    x[band] = of[0] | std::uint32_t{of[1]} << kFieldBits | std::uint32_t{of[2]} << 2 * kFieldBits;
  }
  return x;
}
NONET_INLINE unsigned bits_of(const Boxes& x, int lane) {
  return x[lane / 4] >> lane % 4 * kFieldBits & kNineDigits;
}

// Bits 30 and 31 come to hold rubbish, which goes as soon as this meets other sets.
NONET_INLINE Boxes next_in_band(Boxes x) { return x >> kFieldBits | x << 2 * kFieldBits; }
NONET_INLINE Boxes last_in_band(Boxes x) { return x >> 2 * kFieldBits | x << kFieldBits; }
NONET_INLINE Boxes next_in_stack(Boxes x) { return __builtin_shufflevector(x, x, 1, 2, 0, 3); }
NONET_INLINE Boxes last_in_stack(Boxes x) { return __builtin_shufflevector(x, x, 2, 0, 1, 3); }

// One less, and the guard set, if the field is not zero; otherwise all bits but the guard.
NONET_INLINE Boxes lowered(Boxes x) { return x + kThreeBoxes; }
NONET_INLINE Boxes without_first(Boxes x) { return x & lowered(x); }
// Bits that belong to no box are undefined.
NONET_INLINE Boxes where_empty(Boxes x) {
  const Boxes filled = lowered(x) & kGuards;
  return ~(filled - (filled >> kSize));
}
NONET_INLINE bool any(Boxes x) {
#if defined(__wasm_simd128__)
  return wasm_v128_any_true((v128_t)x);
#else
  const auto words = std::bit_cast<std::array<std::uint64_t, 2>>(x);
  return (words[0] | words[1]) != 0;
#endif
}

// The guards of the sets that were filled in all vectors.
NONET_INLINE Boxes least_filled(Boxes so_far, Boxes x) { return so_far & lowered(x); }
NONET_INLINE Boxes unfilled(Boxes least) { return ~least & kGuards; }

}  // namespace
}  // namespace nonet::single

// NOLINTEND(misc-definitions-in-headers)
