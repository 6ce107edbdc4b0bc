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

#if defined(__AVX512VL__)
#include <immintrin.h>
#endif

#define NONET_INLINE [[gnu::always_inline]] inline

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

// Any function of three bits, given as one that works on whole words. AVX-512 has all of them as
// one instruction, whose operand is the function's truth table; applying the function to the truth
// tables of its arguments gives that table.
template <int kBits, typename Function>
NONET_INLINE Slice<kBits> logic(Slice<kBits> a, Slice<kBits> b, Slice<kBits> c,
                                [[maybe_unused]] Function function) {
#if defined(__AVX512VL__)
  constexpr int kTable = Function{}(0xF0, 0xCC, 0xAA) & 0xFF;
  using Words = typename Slice<kBits>::Words;
  if constexpr (kBits == 512) {
    return {(Words)_mm512_ternarylogic_epi64((__m512i)a.words, (__m512i)b.words, (__m512i)c.words,
                                             kTable)};
  } else {
    return {(Words)_mm256_ternarylogic_epi64((__m256i)a.words, (__m256i)b.words, (__m256i)c.words,
                                             kTable)};
  }
#else
  return {function(a.words, b.words, c.words)};
#endif
}

template <typename S>
NONET_INLINE S or3(S a, S b, S c) {
  return logic(a, b, c, [](auto x, auto y, auto z) { return x | y | z; });
}
template <typename S>
NONET_INLINE S and3(S a, S b, S c) {
  return logic(a, b, c, [](auto x, auto y, auto z) { return x & y & z; });
}
// At least two of the three.
template <typename S>
NONET_INLINE S majority(S a, S b, S c) {
  return logic(a, b, c, [](auto x, auto y, auto z) { return (x & y) | (z & (x | y)); });
}
template <typename S>
NONET_INLINE S parity(S a, S b, S c) {
  return logic(a, b, c, [](auto x, auto y, auto z) { return x ^ y ^ z; });
}
// a or (b and c)
template <typename S>
NONET_INLINE S or_both(S a, S b, S c) {
  return logic(a, b, c, [](auto x, auto y, auto z) { return x | (y & z); });
}
// not a, and not both b and c
template <typename S>
NONET_INLINE S neither_nor_both(S a, S b, S c) {
  return logic(a, b, c, [](auto x, auto y, auto z) { return ~(x | (y & z)); });
}
template <typename S>
NONET_INLINE S none_of(S a, S b, S c) {
  return logic(a, b, c, [](auto x, auto y, auto z) { return ~(x | y | z); });
}
// a and not b
template <typename S>
NONET_INLINE S minus(S a, S b) {
  return {a.words & ~b.words};
}
// a and neither b nor c
template <typename S>
NONET_INLINE S minus_either(S a, S b, S c) {
  return logic(a, b, c, [](auto x, auto y, auto z) { return x & ~(y | z); });
}
// a and not both b and c
template <typename S>
NONET_INLINE S minus_both(S a, S b, S c) {
  return logic(a, b, c, [](auto x, auto y, auto z) { return x & ~(y & z); });
}
// a or (b and not c)
template <typename S>
NONET_INLINE S or_minus(S a, S b, S c) {
  return logic(a, b, c, [](auto x, auto y, auto z) { return x | (y & ~z); });
}
// a or (b differs from c)
template <typename S>
NONET_INLINE S or_differ(S a, S b, S c) {
  return logic(a, b, c, [](auto x, auto y, auto z) { return x | (y ^ z); });
}
// where `which` then a else b
template <typename S>
NONET_INLINE S choose(S which, S a, S b) {
  return logic(which, a, b, [](auto x, auto y, auto z) { return (x & y) | (~x & z); });
}

// Counts nine slices up to two, which is all the rules need.
template <typename S>
struct OneTwo {
  S one;  // at least one
  S two;  // at least two
};

template <typename S>
NONET_INLINE OneTwo<S> one_two(S a, S b, S c) {
  return {or3(a, b, c), majority(a, b, c)};
}

template <typename S>
NONET_INLINE OneTwo<S> one_two(OneTwo<S> a, OneTwo<S> b, OneTwo<S> c) {
  return {or3(a.one, b.one, c.one), or3(a.two, b.two, c.two) | majority(a.one, b.one, c.one)};
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
