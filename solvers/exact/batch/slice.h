// A slice answers one yes/no question about many boards at once: bit k is the answer for board k.
// The boards are called lanes. Slices are as wide as the vector registers of the instruction set
// that this header is compiled for, or a multiple of them; all logic on them is written once.
//
// Only the files that a kernel_*.cpp includes may include this one: each is compiled for another
// instruction set, so everything here is a template on the width and always inlined.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "solvers/exact/logic.h"

namespace nonet::slices {

// Vectors of 64-bit words (the compilers' vector extension; its size must be a literal).
template <int kBits>
struct WordVector;
template <>
struct WordVector<128> {
  using Type = std::uint64_t __attribute__((vector_size(16)));
};
template <>
struct WordVector<256> {
  using Type = std::uint64_t __attribute__((vector_size(32)));
};
template <>
struct WordVector<512> {
  using Type = std::uint64_t __attribute__((vector_size(64)));
};

template <int kBits>
struct Slice {
  static constexpr int kLanes = kBits;
  static constexpr int kWords = kBits / 64;
  using Words = typename WordVector<kBits>::Type;

  Words words;

  NONET_INLINE friend Slice operator&(Slice a, Slice b) { return {a.words & b.words}; }
  NONET_INLINE friend Slice operator|(Slice a, Slice b) { return {a.words | b.words}; }
  NONET_INLINE friend Slice operator^(Slice a, Slice b) { return {a.words ^ b.words}; }
  NONET_INLINE friend Slice operator~(Slice a) { return {~a.words}; }
  NONET_INLINE Slice& operator|=(Slice o) { return *this = *this | o; }
  NONET_INLINE Slice& operator&=(Slice o) { return *this = *this & o; }

  NONET_INLINE static Slice none() { return {Words{}}; }
  NONET_INLINE static Slice all() { return {~Words{}}; }

  [[nodiscard]] NONET_INLINE int count() const {
    int sum = 0;
    for (int w = 0; w < kWords; ++w) sum += std::popcount(words[w]);
    return sum;
  }
};

// See logic.h.
template <int kBits, typename Function>
NONET_INLINE Slice<kBits> logic(Slice<kBits> a, Slice<kBits> b, Slice<kBits> c, Function function) {
  return {vectors::logic(a.words, b.words, c.words, function)};
}

using vectors::and3;
using vectors::choose;
using vectors::majority;
using vectors::minus_both;
using vectors::minus_either;
using vectors::neither_nor_both;
using vectors::none_of;
using vectors::one_two;
using vectors::OneTwo;
using vectors::or3;
using vectors::or_both;
using vectors::or_differ;
using vectors::or_minus;
using vectors::parity;

// a and not b
template <typename S>
NONET_INLINE S minus(S a, S b) {
  return {a.words & ~b.words};
}

template <typename S>
struct ThreeFour {
  S three;  // at least three
  S four;   // at least four
};

// Full adders: nine bits are one bit of weight one and four of weight two.
template <typename S>
NONET_INLINE ThreeFour<S> three_four(const S (&x)[9]) {
  const S sum0 = parity(x[0], x[1], x[2]);
  const S sum1 = parity(x[3], x[4], x[5]);
  const S sum2 = parity(x[6], x[7], x[8]);
  const S pair0 = majority(x[0], x[1], x[2]);
  const S pair1 = majority(x[3], x[4], x[5]);
  const S pair2 = majority(x[6], x[7], x[8]);
  const S sum = parity(sum0, sum1, sum2);
  const S pair3 = majority(sum0, sum1, sum2);
  const S any = or3(pair0, pair1, pair2);
  const S four = or_both(majority(pair0, pair1, pair2), any, pair3);
  return {or_both(four, any | pair3, sum), four};
}

}  // namespace nonet::slices
