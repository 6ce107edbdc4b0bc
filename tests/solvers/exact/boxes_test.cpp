#include "solvers/exact/single/boxes.h"

#include <bit>
#include <catch2/catch.hpp>

#include "base/random_stream.h"

namespace nonet::single {
namespace {

// Random sets; many of them with few digits, where arithmetic on sets has its edges.
struct RandomSets {
  std::uint16_t of[kLanes];

  explicit RandomSets(RandomStream& random) {
    for (std::uint16_t& set : of) {
      unsigned digits = kNineDigits;
      for (std::uint64_t thinning = random.below(5); thinning > 0; --thinning) {
        digits &= static_cast<unsigned>(random.below(kNineDigits + 1));
      }
      set = static_cast<std::uint16_t>(digits);
    }
  }
};

constexpr int kBoxLanes[] = {0, 1, 2, 4, 5, 6, 8, 9, 10};

template <typename Expected>
void check_boxes(Boxes x, Expected expected) {
  for (const int lane : kBoxLanes) {
    INFO(lane);
    CHECK(bits_of(x, lane) == expected(lane));
  }
}

TEST_CASE("Vectors of nine sets do for every box what the set of one box would", "[solvers]") {
  RandomStream random(1, "boxes_test");
  for (int round = 0; round < 200; ++round) {
    const RandomSets sets(random);
    const Boxes x = load(sets.of);
    const auto set = [&](int lane) -> unsigned { return sets.of[lane]; };
    check_boxes(x, set);
    check_boxes(without_first(x), [&](int lane) { return set(lane) & (set(lane) - 1U); });
    check_boxes(where_empty(x), [&](int lane) { return set(lane) == 0 ? kNineDigits : 0U; });
    check_boxes(next_in_band(x), [&](int lane) { return set(lane / 4 * 4 + (lane % 4 + 1) % 3); });
    check_boxes(last_in_band(x), [&](int lane) { return set(lane / 4 * 4 + (lane % 4 + 2) % 3); });
    check_boxes(next_in_stack(x), [&](int lane) { return set((lane + 4) % 12); });
    check_boxes(last_in_stack(x), [&](int lane) { return set((lane + 8) % 12); });
  }
}

TEST_CASE("A set in one box is in no other", "[solvers]") {
  for (const int lane : kBoxLanes) {
    check_boxes(in_one(lane, 0x155), [&](int other) { return other == lane ? 0x155U : 0U; });
    CHECK(any(in_one(lane, 1U)));
  }
  check_boxes(in_all(0x0AA), [](int) { return 0x0AAU; });
  CHECK_FALSE(any(in_one(0, 0)));
}

TEST_CASE("One empty set among many vectors is found, wherever it is", "[solvers]") {
  for (const int lane : kBoxLanes) {
    EmptySets empty;
    for (unsigned cell = 0; cell < kSize; ++cell) {
      CHECK_FALSE(any(empty.found()));
      empty.check(in_all(1U << cell));
    }
    empty.check(in_all(kNineDigits) & ~in_one(lane, kNineDigits));
    CHECK(any(empty.found()));
  }
}

}  // namespace
}  // namespace nonet::single
