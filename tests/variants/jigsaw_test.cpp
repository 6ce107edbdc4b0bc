#include "variants/board/jigsaw.h"

#include <catch2/catch.hpp>

#include "variants/board/geometry.h"

namespace nonet::variants {
namespace {

TEST_CASE("a layout gives each cell its region, in the order in which they are met", "[variants]") {
  const auto regions = read_jigsaw("AABB\nABBC\nADCC\nDDDC\n", 4);
  REQUIRE(regions.ok());
  CHECK(*regions == std::vector<int>{0, 0, 1, 1, 0, 1, 1, 2, 0, 3, 2, 2, 3, 3, 3, 2});
  const auto geometry = geometry_of("4x4+jigsaw:AABB\nABBC\nADCC\nDDDC\n");
  REQUIRE(geometry.ok());
  CHECK(geometry->regions().size() == 12);
  CHECK(geometry->key() == "4x4+jigsaw:AABBABBCADCCDDDC");
}

TEST_CASE("a layout that is no partition into connected regions is refused with its place",
          "[variants]") {
  const auto large = read_jigsaw("AABB\nAABB\nACCD\nCDDD\n", 4);
  REQUIRE_FALSE(large.ok());
  CHECK(large.error().reason == "region A has 5 cells, not 4");
  CHECK(large.error().place == Place{"", 1, 1});
  const auto apart = read_jigsaw("AABB\nAABC\nCCBD\nCDDD\n", 4);
  REQUIRE_FALSE(apart.ok());
  CHECK(apart.error().reason == "region C is in several parts");
  CHECK(apart.error().place == Place{"", 2, 4});
  CHECK(read_jigsaw("AABB", 4).error().reason == "a layout of 4 cells, where the board has 16");
}

}  // namespace
}  // namespace nonet::variants
