#include "board/fingerprint_set.h"

#include <catch2/catch.hpp>
#include <set>

#include "base/random_stream.h"
#include "board/transform.h"

namespace nonet {
namespace {

TEST_CASE("A set of fingerprints holds each once", "[board]") {
  RandomStream random(1, "fingerprint-set-test");
  FingerprintSet prints;
  std::set<Fingerprint> expected;
  CHECK(prints.size() == 0);
  for (int i = 0; i < 20'000; ++i) {
    // Few values, so that many repeat, many share slots, and some are zero.
    const Fingerprint print = {random.below(3),
                               std::uint64_t{random.below(500)} << random.below(2)};
    CHECK(prints.contains(print) == expected.contains(print));
    CHECK(prints.insert(print) == expected.insert(print).second);
    CHECK(prints.contains(print));
  }
  CHECK(prints.size() == expected.size());
  CHECK(expected.contains(Fingerprint{}));
}

TEST_CASE("A seen puzzle is recognised in every isomorphic form", "[board]") {
  const auto puzzle = Grid::from_line(
      "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......");
  REQUIRE(puzzle);
  RandomStream random(2, "fingerprint-set-test");
  FingerprintSet seen;
  CHECK(seen.insert(fingerprint(canonical_form(*puzzle))));
  for (int i = 0; i < 50; ++i) {
    const Grid guise = Transform::random(random)(*puzzle);
    CHECK_FALSE(seen.insert(fingerprint(canonical_form(guise))));
  }
  CHECK(seen.size() == 1);
}

}  // namespace
}  // namespace nonet
