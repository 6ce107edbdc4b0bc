#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "variants/board/geometry.h"

namespace nonet::variants {
namespace {

std::string reason_of(std::string_view key) {
  const auto geometry = geometry_of(key);
  REQUIRE_FALSE(geometry.ok());
  return geometry.error().reason;
}

TEST_CASE("a key gives cells, digits and houses", "[variants]") {
  struct Row {
    std::string_view key;
    std::string_view full_key;
    int digits;
    int cells;
    std::size_t regions;
  };
  const auto row = GENERATE(
      Row{"4x4", "4x4", 4, 16, 12}, Row{"6x6:3x2", "6x6:3x2", 6, 36, 18},
      Row{"6x6:2x3", "6x6", 6, 36, 18}, Row{"9x9", "9x9", 9, 81, 27}, Row{"x", "9x9+x", 9, 81, 29},
      Row{"9x9+windoku+x", "9x9+x+windoku", 9, 81, 38}, Row{"7x7+latin", "7x7+latin", 7, 49, 14},
      Row{"x/", "9x9+x/", 9, 81, 28}, Row{"12x12", "12x12", 12, 144, 36},
      Row{"10x10:5x2", "10x10:5x2", 10, 100, 30}, Row{"disjoint", "9x9+disjoint", 9, 81, 36},
      Row{"16x16", "16x16", 16, 256, 48}, Row{"25x25", "25x25", 25, 625, 75},
      Row{"samurai", "samurai", 9, 369, 5 * 27 - 4}, Row{"twin", "twin", 9, 153, 2 * 27 - 1},
      Row{"asterisk", "9x9+asterisk", 9, 81, 28}, Row{"anti-knight", "9x9+anti-knight", 9, 81, 27});
  const auto geometry = geometry_of(row.key);
  INFO(row.key);
  REQUIRE(geometry.ok());
  CHECK(geometry->key() == row.full_key);
  CHECK(geometry->digits() == row.digits);
  CHECK(geometry->cells() == row.cells);
  CHECK(geometry->regions().size() == row.regions);
}

TEST_CASE("peers are the other cells of a cell's houses, and cells that its kinds add",
          "[variants]") {
  const auto peers = [](std::string_view key, CellIndex cell) {
    return geometry_of(key)->peers(cell).size();
  };
  CHECK(peers("9x9", 0) == 20);
  CHECK(peers("4x4", 0) == 7);
  CHECK(peers("9x9+latin", 40) == 16);
  CHECK(peers("9x9+x", 40) == 20 + 12);  // the middle lies on both diagonals
  CHECK(peers("9x9+anti-knight", 0) == 20 + 2 - 2 + 2 - 2 + 0);
  CHECK(geometry_of("9x9+non-consecutive")->far_from(40).size() == 4);
  CHECK(geometry_of("9x9+non-consecutive")->peers(40).size() == 20);
}

TEST_CASE("the middle board of a samurai shares a box with each of the other four", "[variants]") {
  const auto samurai = geometry_of("samurai");
  REQUIRE(samurai.ok());
  const auto regions_of = [&](CellIndex cell) {
    return std::ranges::count_if(samurai->regions(), [&](const Region& region) {
      return std::ranges::find(region.cells, cell) != region.cells.end();
    });
  };
  const auto shared = std::ranges::count_if(samurai->regions(), [&](const Region& region) {
    return region.layer == Layer::kBoxes && regions_of(region.cells.front()) == 5;
  });
  CHECK(shared == 4);
}

TEST_CASE("an impossible key is refused with its reason", "[variants]") {
  CHECK(reason_of("6x6+widoku") == "no board or kind 'widoku'; did you mean 'windoku'?");
  CHECK(reason_of("12x12+windoku") == "'windoku' is defined for 9x9 only");
  CHECK(reason_of("7x7") ==
        "7x7 has no boxes of its own: give them (10x10:5x2), or +latin or +jigsaw:FILE");
  CHECK(reason_of("6x6:4x2") == "boxes of 4x2 do not have the 6 cells that '6x6' needs");
  CHECK(reason_of("6x8") == "'6x8' is not a size: boards are square, 2x2 to 25x25");
  CHECK(reason_of("x+x") == "'x' is given twice");
  CHECK(reason_of("26x26") == "'26x26' is not a size: boards are square, 2x2 to 25x25");
  CHECK(reason_of("") == "a word is missing: boards are named as 6x6+x");
  CHECK(reason_of("9x9+") == "a word is missing: boards are named as 6x6+x");
}

TEST_CASE("uniqueness arguments hold on rows, columns and boxes alone", "[variants]") {
  CHECK(geometry_of("6x6")->only_rows_columns_boxes());
  CHECK(geometry_of("9x9+latin")->only_rows_columns_boxes());
  CHECK_FALSE(geometry_of("x")->only_rows_columns_boxes());
  CHECK_FALSE(geometry_of("anti-king")->only_rows_columns_boxes());
}

}  // namespace
}  // namespace nonet::variants
