// A random stream that costs nothing to start, for units of work shorter than the start of a
// RandomStream (whose engine has 312 words to fill): a full grid, an attempt at a puzzle. Like a
// RandomStream it is named by seed, purpose and index, and it is seeded with the same 64 bits.
//
// The engine is SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number
// generators", OOPSLA 2014): a counter sent through a mixing function. Numbers below a bound are
// the high half of a product, and exactly uniform (D. Lemire, "Fast random integer generation in an
// interval", ACM TOMACS 2019). tests/base/quick_stream_test.cpp pins the first numbers.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

#include "base/random_stream.h"

namespace nonet {

class QuickStream {
 public:
  explicit QuickStream(std::uint64_t key) : state_(key) {}
  QuickStream(std::uint64_t seed, std::string_view purpose, std::uint64_t index)
      : QuickStream(stream_key(seed, purpose, index)) {}

  // 64 uniformly random bits.
  std::uint64_t bits() {
    std::uint64_t x = state_ += 0x9e3779b97f4a7c15ULL;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
    return x ^ (x >> 31);
  }

  // Uniform in [0, bound). REQUIRES: bound > 0.
  std::uint32_t below(std::uint32_t bound) {
    assert(bound > 0);
    std::uint64_t product = (bits() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t least = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < least) product = (bits() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // A uniformly random order.
  template <typename T>
  void shuffle(std::span<T> items) {
    for (std::size_t last = items.size(); last > 1; --last) {
      std::swap(items[last - 1], items[below(static_cast<std::uint32_t>(last))]);
    }
  }

 private:
  std::uint64_t state_;
};

}  // namespace nonet
