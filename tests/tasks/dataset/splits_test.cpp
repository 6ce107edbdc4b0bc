#include "tasks/dataset/splits.h"

#include <catch2/catch.hpp>
#include <map>
#include <numeric>

#include "base/quick_stream.h"

namespace nonet {
namespace {

ClassKeys random_keys(QuickStream& random, std::uint64_t grids) {
  const std::uint64_t grid = random.below(static_cast<std::uint32_t>(grids));
  return {{random.bits(), random.bits()}, {stream_key(1, "grid", grid), grid}};
}

TEST_CASE("Quotas add up to the number, by largest remainder", "[tasks][dataset]") {
  using Parts = std::array<std::uint64_t, kSplits>;
  CHECK(quotas(1000, {80, 10, 10}) == Parts{800, 100, 100});
  CHECK(quotas(7, {1, 1, 1}) == Parts{3, 2, 2});
  CHECK(quotas(1, {80, 10, 10}) == Parts{1, 0, 0});
  CHECK(quotas(9, {80, 10, 10}) == Parts{7, 1, 1});
  CHECK(quotas(5, {0, 0, 3}) == Parts{0, 0, 5});
  CHECK(quotas(~std::uint64_t{0}, {1, 1, 0})[0] == (std::uint64_t{1} << 63U));
}

TEST_CASE("Splits are three numbers", "[tasks][dataset]") {
  REQUIRE(parse_splits("8,1,1"));
  CHECK(*parse_splits("8,1,1") == SplitShares{8, 1, 1});
  for (const char* bad : {"", "80", "80,10", "80,10,10,0", "a,b,c", "0,0,0", "-1,1,1", ",,"}) {
    INFO(bad);
    CHECK_FALSE(parse_splits(bad));
  }
}

TEST_CASE("Each part gets exactly its number, and a grid class one part only", "[tasks][dataset]") {
  SplitBook book(5, {80, 10, 10}, {100, 50});
  QuickStream random(1, "keys", 0);
  std::map<Fingerprint, std::size_t> part_of;
  std::array<std::array<int, kSplits>, 2> taken{};
  for (int tries = 0; book.left(0) + book.left(1) > 0; ++tries) {
    REQUIRE(tries < 100'000);
    const std::size_t stratum = random.below(2);
    const ClassKeys keys = random_keys(random, 200);
    const auto answer = book.admit(stratum, keys);
    if (answer.admission != Admission::kTaken) continue;
    ++taken[stratum][answer.split];
    const auto [known, added] = part_of.try_emplace(keys.grid, answer.split);
    CHECK(known->second == answer.split);
  }
  CHECK(taken[0] == std::array{80, 10, 10});
  CHECK(taken[1] == std::array{40, 5, 5});
}

TEST_CASE("An isomorphic puzzle is taken once, in whatever stratum", "[tasks][dataset]") {
  SplitBook book(1, {1, 0, 0}, {5, 5});
  QuickStream random(2, "keys", 0);
  const ClassKeys keys = random_keys(random, 10);
  CHECK(book.admit(0, keys).admission == Admission::kTaken);
  CHECK(book.admit(0, keys).admission == Admission::kRepeated);
  CHECK(book.admit(1, keys).admission == Admission::kRepeated);
  CHECK(book.left(0) == 4);
  CHECK(book.left(1) == 5);
}

TEST_CASE("Parts are drawn in their proportion, otherwise by each seed", "[tasks][dataset]") {
  std::array<std::array<int, kSplits>, 2> drawn{};
  int otherwise = 0;
  SplitBook one(1, {80, 10, 10}, {1'000'000});
  SplitBook two(2, {80, 10, 10}, {1'000'000});
  QuickStream random(3, "keys", 0);
  constexpr int kDrawn = 10'000;
  for (int i = 0; i < kDrawn; ++i) {
    const ClassKeys keys = random_keys(random, 1ULL << 30U);
    const std::size_t first = one.admit(0, keys).split;
    const std::size_t second = two.admit(0, keys).split;
    ++drawn[0][first];
    ++drawn[1][second];
    otherwise += first != second ? 1 : 0;
  }
  for (const auto& parts : drawn) {
    CHECK(parts[0] == Approx(8000).margin(200));
    CHECK(parts[1] == Approx(1000).margin(150));
  }
  CHECK(otherwise == Approx(3400).margin(300));  // 1 - .64 - .01 - .01
}

}  // namespace
}  // namespace nonet
