#include "tests/face/call_sequences.h"

#include <algorithm>
#include <catch2/catch.hpp>

namespace nonet::testing {
namespace {

void check_sequences(std::uint64_t first_seed, std::uint64_t count) {
  const auto fails = [](const Calls& calls) { return broken_promise(calls).has_value(); };
  for (std::uint64_t seed = first_seed; seed < first_seed + count; ++seed) {
    const Calls calls = random_calls(seed, 20);
    if (!fails(calls)) continue;
    const Calls fewest = shrunk(calls, fails);
    FAIL_CHECK("seed " << seed << ": " << text_of(fewest) << ": " << *broken_promise(fewest));
  }
}

}  // namespace

TEST_CASE("random sequences of calls keep the library's promises", "[face]") {
  check_sequences(1, 25);
}

TEST_CASE("many random sequences of calls keep the library's promises", "[.nightly][face]") {
  check_sequences(1000, 4000);
}

TEST_CASE("a failing sequence is shrunk to the calls that it needs", "[face]") {
  const auto fails = [](const Calls& calls) {
    const auto cleared = std::ranges::find(calls, CallKind::kClearCell, &Call::kind);
    return std::any_of(cleared, calls.end(), [](const Call& call) {
      return call.kind == CallKind::kCertify && call.choice >= 10;
    });
  };
  int shrank = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Calls calls = random_calls(seed, 60);
    if (!fails(calls)) continue;
    ++shrank;
    const Calls fewest = shrunk(calls, fails);
    REQUIRE(fewest.size() == 2);
    CHECK(fewest[0] == Call{CallKind::kClearCell, 0});
    CHECK(fewest[1].kind == CallKind::kCertify);
    CHECK((fewest[1].choice >= 10 && fewest[1].choice < 20));
  }
  CHECK(shrank > 5);
}

}  // namespace nonet::testing
