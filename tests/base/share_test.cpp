#include "base/share.h"

#include <catch2/catch.hpp>

namespace nonet {
namespace {

TEST_CASE("Shares together are the whole, and no two have an item in common", "[base]") {
  for (const std::uint64_t of : {1U, 2U, 3U, 7U}) {
    for (std::uint64_t item = 1; item <= 20; ++item) {
      int owners = 0;
      for (std::uint64_t number = 1; number <= of; ++number) {
        if (Share{number, of}.has(item)) ++owners;
      }
      CHECK(owners == 1);
    }
  }
}

TEST_CASE("A share is written I/N with I from 1 to N", "[base]") {
  const auto share = parse_share("3/10");
  REQUIRE(share.has_value());
  CHECK(share->number == 3);
  CHECK(share->of == 10);
  CHECK_FALSE(share->is_all());
  CHECK(parse_share("1/1")->is_all());
  for (const char* wrong : {"", "3", "/", "3/", "/3", "0/3", "4/3", "-1/3", "1/0", "1/2/3", "a/b",
                            "1/99999999999999999999", " 1/2"}) {
    INFO(wrong);
    CHECK_FALSE(parse_share(wrong).has_value());
  }
}

}  // namespace
}  // namespace nonet
