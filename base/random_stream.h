// All chance in nonet comes from RandomStreams. A stream is named by its purpose: the seed of
// the run, a purpose, and the index of the unit of work; never by the thread or the moment that
// used it. So the same seed gives the same bytes for any number of threads.
//
// Engines and distributions are Boost.Random's, because the standard leaves the algorithms of its
// distributions open; shuffle is our own (Fisher-Yates, from the back) for the same reason.
// tests/base/random_stream_test.cpp pins the first numbers of known streams: they are forever.
#pragma once

#include <boost/random/mersenne_twister.hpp>
#include <boost/random/uniform_int_distribution.hpp>
#include <boost/random/uniform_real_distribution.hpp>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

namespace nonet {

// 64 bits that stand for (seed, purpose, index), the start of a stream.
std::uint64_t stream_key(std::uint64_t seed, std::string_view purpose, std::uint64_t index);

class RandomStream {
 public:
  // Streams with different (seed, purpose, index) are independent for all practical purposes.
  RandomStream(std::uint64_t seed, std::string_view purpose, std::uint64_t index = 0);

  // 64 uniformly random bits.
  std::uint64_t bits() { return engine_(); }

  // Uniform in [0, bound). REQUIRES: bound > 0.
  std::uint32_t below(std::uint32_t bound) {
    assert(bound > 0);
    return boost::random::uniform_int_distribution<std::uint32_t>(0, bound - 1)(engine_);
  }

  // Uniform in [0, 1).
  double unit() { return boost::random::uniform_real_distribution<double>(0.0, 1.0)(engine_); }

  // True with the given probability.
  bool chance(double probability) { return unit() < probability; }

  // One of the items, each equally likely. REQUIRES: !items.empty().
  template <typename T>
  T& pick(std::span<T> items) {
    return items[below(static_cast<std::uint32_t>(items.size()))];
  }

  // A uniformly random order.
  template <typename T>
  void shuffle(std::span<T> items) {
    for (std::size_t last = items.size(); last > 1; --last) {
      std::swap(items[last - 1], items[below(static_cast<std::uint32_t>(last))]);
    }
  }

  // For Boost.Random distributions other than the above.
  boost::random::mt19937_64& engine() { return engine_; }

 private:
  boost::random::mt19937_64 engine_;
};

}  // namespace nonet
