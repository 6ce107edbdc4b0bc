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
using vectors::none_of;
using vectors::one_two;
using vectors::OneTwo;
using vectors::or3;
using vectors::or_both;
using vectors::or_differ;
using vectors::or_minus;
using vectors::parity;
using vectors::Sum;
using vectors::sum;

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

// Nine bits are one bit of weight one and four of weight two.
template <typename S>
struct Nine {
  S one;
  S two[4];
};
template <typename S>
NONET_INLINE Nine<S> nine(const S (&x)[9]) {
  const auto a = sum(x[0], x[1], x[2]);
  const auto b = sum(x[3], x[4], x[5]);
  const auto c = sum(x[6], x[7], x[8]);
  const auto all = sum(a.one, b.one, c.one);
  return {all.one, {a.two, b.two, c.two, all.two}};
}

template <typename S>
NONET_INLINE ThreeFour<S> three_four(const S (&x)[9]) {
  const auto n = nine(x);
  const S any = or3(n.two[0], n.two[1], n.two[2]);
  const S four = or_both(majority(n.two[0], n.two[1], n.two[2]), any, n.two[3]);
  return {or_both(four, any | n.two[3], n.one), four};
}

// At least seven: three of the four pairs and the single bit, or all pairs.
template <typename S>
NONET_INLINE S seven(const S (&x)[9]) {
  const auto n = nine(x);
  const auto pairs = sum(n.two[0], n.two[1], n.two[2]);
  return pairs.two & majority(pairs.one, n.two[3], n.one);
}

}  // namespace nonet::slices
