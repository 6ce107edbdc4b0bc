#include "base/range.h"

#include <catch2/catch.hpp>

namespace nonet {
namespace {

TEST_CASE("A range may stand alone or behind a key", "[base]") {
  const auto alone = parse_keyed_range("4.2:4.5");
  REQUIRE(alone);
  CHECK(alone->key.empty());
  CHECK(alone->range.low == 4.2);
  CHECK(alone->range.high == 4.5);
  const auto keyed = parse_keyed_range("hodoku:5000:");
  REQUIRE(keyed);
  CHECK(keyed->key == "hodoku");
  CHECK(keyed->range.low == 5000);
  CHECK(keyed->range.high == Range().high);
  CHECK(parse_keyed_range("te-depth:3")->range.high == 3);
  CHECK(parse_keyed_range("hodoku::1000")->range.low == Range().low);
  for (const char* text :
       {"", ":", "hodoku", "hodoku:", "hodoku:a:b", ":hodoku:1", "5:4", "x:5:4"}) {
    INFO(text);
    CHECK_FALSE(parse_keyed_range(text));
  }
}

}  // namespace
}  // namespace nonet
