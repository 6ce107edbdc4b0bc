#include "variants/board/symmetry.h"

#include <catch2/catch.hpp>

#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

TEST_CASE("orbits are the cells that turns and mirrors exchange", "[variants]") {
  const auto geometry = geometry_of("4x4");
  CHECK(orbits(*geometry, Symmetry::kNone)->size() == 16);
  const auto half = orbits(*geometry, Symmetry::kRotational);
  REQUIRE(half.ok());
  CHECK(half->size() == 8);
  CHECK(half->front() == std::vector<CellIndex>{0, 15});
  CHECK(orbits(*geometry, Symmetry::kFull)->size() == 3);
}

TEST_CASE("a shape without a symmetry refuses it", "[variants]") {
  CHECK(orbits(*geometry_of("samurai"), Symmetry::kFull).ok());
  CHECK(orbits(*geometry_of("twin"), Symmetry::kRotational).ok());
  const auto none = orbits(*geometry_of("twin"), Symmetry::kHorizontal);
  REQUIRE_FALSE(none.ok());
  CHECK(none.error().reason == "a pattern on twin cannot be horizontal");
}

TEST_CASE("a pattern's symmetry is its strongest", "[variants]") {
  const auto geometry = geometry_of("4x4");
  const auto kind = [&](std::string_view cells) {
    return symmetry_of(*geometry, *read_cells(cells, *geometry, {}));
  };
  CHECK(kind("1..............2") == Symmetry::kBidiagonal);
  CHECK(kind("1..4...........2") == Symmetry::kAntidiagonal);
  CHECK(kind("12..............") == Symmetry::kNone);
}

}  // namespace
}  // namespace nonet::variants
