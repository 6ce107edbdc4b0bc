#include "base/quick_stream.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>

namespace nonet {
namespace {

TEST_CASE("The engine is SplitMix64", "[base]") {
  // The first numbers of the authors' reference code for the seed 1234567.
  QuickStream stream(1234567);
  CHECK(stream.bits() == 6457827717110365317ULL);
  CHECK(stream.bits() == 3203168211198807973ULL);
  CHECK(stream.bits() == 9817491932198370423ULL);
}

TEST_CASE("Quick streams differ by seed, purpose and index", "[base]") {
  const std::uint64_t first = QuickStream(1, "a", 0).bits();
  CHECK(QuickStream(1, "a", 0).bits() == first);
  CHECK(QuickStream(2, "a", 0).bits() != first);
  CHECK(QuickStream(1, "b", 0).bits() != first);
  CHECK(QuickStream(1, "a", 1).bits() != first);
}

TEST_CASE("Numbers below a bound are uniform, and a shuffle keeps its items", "[base]") {
  QuickStream stream(7, "quick-stream-test", 0);
  std::array<int, 7> drawn{};
  constexpr int kDraws = 70'000;
  for (int i = 0; i < kDraws; ++i) ++drawn.at(stream.below(7));
  double chi_squared = 0;
  for (const int n : drawn) chi_squared += (n - 10'000.0) * (n - 10'000.0) / 10'000.0;
  CHECK(chi_squared < 22.5);  // 6 degrees of freedom: exceeded once in 1,000 seeds
  CHECK(stream.below(1) == 0);

  std::array<int, 9> items = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  stream.shuffle(std::span<int>(items));
  const std::array<int, 9> shuffled = items;
  std::ranges::sort(items);
  CHECK(items == std::array<int, 9>{0, 1, 2, 3, 4, 5, 6, 7, 8});
  CHECK(shuffled != items);
}

}  // namespace
}  // namespace nonet
