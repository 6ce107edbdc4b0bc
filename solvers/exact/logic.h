// Logic on three vectors at once. AVX-512 has every function of three bits as one instruction,
// whose operand is the function's truth table: each function is written once, as ordinary code on
// words, and gives that table when it is applied to the truth tables of its arguments.
//
// For vectors of the compilers' extension and for types that bring a logic() of their own
// (slice.h). Only the files that a kernel_*.cpp includes may include this one: each is compiled for
// another instruction set, so everything here is a template and always inlined.
#pragma once

#if defined(__AVX512VL__)
#include <immintrin.h>
#endif

#define NONET_INLINE [[gnu::always_inline]] inline

namespace nonet::vectors {

// Whether logic() is one instruction.
#if defined(__AVX512VL__)
inline constexpr bool kOneInstruction = true;
#else
inline constexpr bool kOneInstruction = false;
#endif

template <typename Vector, typename Function>
NONET_INLINE Vector logic(Vector a, Vector b, Vector c, [[maybe_unused]] Function function) {
#if defined(__AVX512VL__)
  constexpr int kTable = Function{}(0xF0, 0xCC, 0xAA) & 0xFF;
  if constexpr (sizeof(Vector) == sizeof(__m512i)) {
    return (Vector)_mm512_ternarylogic_epi64((__m512i)a, (__m512i)b, (__m512i)c, kTable);
  } else {
    return (Vector)_mm256_ternarylogic_epi64((__m256i)a, (__m256i)b, (__m256i)c, kTable);
  }
#else
  return function(a, b, c);
#endif
}

template <typename V>
NONET_INLINE V or3(V a, V b, V c) {
  return logic(a, b, c, [](auto x, auto y, auto z) { return x | y | z; });
}
template <typename V>
NONET_INLINE V and3(V a, V b, V c) {
  return logic(a, b, c, [](auto x, auto y, auto z) { return x & y & z; });
}
// At least two of the three.
template <typename V>
NONET_INLINE V majority(V a, V b, V c) {
  return logic(a, b, c, [](auto x, auto y, auto z) { return (x & y) | (z & (x | y)); });
}
template <typename V>
NONET_INLINE V parity(V a, V b, V c) {
  return logic(a, b, c, [](auto x, auto y, auto z) { return x ^ y ^ z; });
}
// a or (b and c)
template <typename V>
NONET_INLINE V or_both(V a, V b, V c) {
  return logic(a, b, c, [](auto x, auto y, auto z) { return x | (y & z); });
}
template <typename V>
NONET_INLINE V none_of(V a, V b, V c) {
  return logic(a, b, c, [](auto x, auto y, auto z) { return ~(x | y | z); });
}
// a and neither b nor c
template <typename V>
NONET_INLINE V minus_either(V a, V b, V c) {
  return logic(a, b, c, [](auto x, auto y, auto z) { return x & ~(y | z); });
}
// a and not both b and c
template <typename V>
NONET_INLINE V minus_both(V a, V b, V c) {
  return logic(a, b, c, [](auto x, auto y, auto z) { return x & ~(y & z); });
}
// a or (b and not c)
template <typename V>
NONET_INLINE V or_minus(V a, V b, V c) {
  return logic(a, b, c, [](auto x, auto y, auto z) { return x | (y & ~z); });
}
// a or (b differs from c)
template <typename V>
NONET_INLINE V or_differ(V a, V b, V c) {
  return logic(a, b, c, [](auto x, auto y, auto z) { return x | (y ^ z); });
}
// where `which` then a else b
template <typename V>
NONET_INLINE V choose(V which, V a, V b) {
  return logic(which, a, b, [](auto x, auto y, auto z) { return (x & y) | (~x & z); });
}

// The sum of three bits, as two.
template <typename V>
struct Sum {
  V one;
  V two;
};
template <typename V>
NONET_INLINE Sum<V> sum(V a, V b, V c) {
  if constexpr (kOneInstruction) {
    return {parity(a, b, c), majority(a, b, c)};
  } else {
    const V differ = a ^ b;
    return {differ ^ c, (a & b) | (differ & c)};
  }
}

// Counts bits of several vectors up to two.
template <typename V>
struct OneTwo {
  V one;  // at least one
  V two;  // at least two
};
template <typename V>
NONET_INLINE OneTwo<V> one_two(V a, V b, V c) {
  return {or3(a, b, c), majority(a, b, c)};
}
template <typename V>
NONET_INLINE OneTwo<V> one_two(OneTwo<V> a, OneTwo<V> b, OneTwo<V> c) {
  return {or3(a.one, b.one, c.one), V(or3(a.two, b.two, c.two) | majority(a.one, b.one, c.one))};
}

}  // namespace nonet::vectors
