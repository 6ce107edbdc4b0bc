#include "base/random_stream.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <numeric>
#include <vector>

namespace nonet {
namespace {

TEST_CASE("The first numbers of known streams never change", "[base]") {
  RandomStream stream(7, "generate", 3);
  CHECK(stream.bits() == 1753990694929475129ULL);
  CHECK(stream.bits() == 8432384474326529288ULL);
  std::vector<std::uint32_t> small;
  for (int i = 0; i < 8; ++i) small.push_back(stream.below(9));
  CHECK(small == std::vector<std::uint32_t>{6, 1, 2, 1, 2, 5, 7, 5});
  CHECK(stream.unit() == Approx(0.0753508429).epsilon(1e-8));
  std::array<int, 9> order{};
  std::iota(order.begin(), order.end(), 1);
  stream.shuffle(std::span<int>(order));
  CHECK(order == std::array<int, 9>{5, 4, 7, 6, 2, 9, 8, 3, 1});
}

TEST_CASE("Streams of other seeds, purposes and indices differ", "[base]") {
  const std::vector<std::uint64_t> firsts = {
      RandomStream(1, "a", 0).bits(), RandomStream(2, "a", 0).bits(),
      RandomStream(1, "b", 0).bits(), RandomStream(1, "a", 1).bits(),
      RandomStream(0, "a", 1).bits(), RandomStream(1, "", 0).bits()};
  for (std::size_t i = 0; i < firsts.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) CHECK(firsts[i] != firsts[j]);
  }
}

TEST_CASE("Numbers below a bound are uniform", "[base]") {
  RandomStream stream(1, "uniform");
  std::array<int, 9> counts{};
  constexpr int kDraws = 90000;
  for (int i = 0; i < kDraws; ++i) ++counts[stream.below(9)];
  double chi_squared = 0;
  for (const int count : counts) chi_squared += (count - 10000.0) * (count - 10000.0) / 10000.0;
  CHECK(chi_squared < 26.1);  // 8 degrees of freedom, p = 0.001
}

TEST_CASE("Shuffling gives every order equally often", "[base]") {
  RandomStream stream(1, "shuffle");
  std::array<int, 6> counts{};
  for (int i = 0; i < 6000; ++i) {
    std::array<int, 3> items = {0, 1, 2};
    stream.shuffle(std::span<int>(items));
    ++counts[static_cast<std::size_t>(items[0] * 2 + (items[1] > items[2] ? 1 : 0))];
  }
  for (const int count : counts) CHECK(std::abs(count - 1000) < 120);
}

}  // namespace
}  // namespace nonet
