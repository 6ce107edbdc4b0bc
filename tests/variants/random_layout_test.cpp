#include "variants/making/random_layout.h"

#include <catch2/catch.hpp>
#include <set>
#include <string>

#include "variants/board/jigsaw.h"
#include "variants/making/board_recipe.h"

namespace nonet::variants {
namespace {

TEST_CASE("drawn layouts are partitions into connected regions, and differ", "[variants]") {
  for (const RegionShape& shape :
       {RegionShape{4, 2, 2}, {5, 0, 0}, {6, 2, 3}, {7, 0, 0}, {9, 3, 3}, {12, 3, 4}, {25, 5, 5}}) {
    std::set<std::string> layouts;
    for (std::uint64_t i = 0; i < 20; ++i) {
      QuickStream random(1, "layout", i);
      const std::string layout = draw_layout(shape, random);
      INFO(layout);
      CHECK(read_jigsaw(layout, shape.digits).ok());
      layouts.insert(layout);
    }
    CHECK(layouts.size() > (shape.digits == 4 ? 5 : 18));
  }
}

TEST_CASE("a jigsaw drawn by chance is the seed's, keeps its kinds and has puzzles", "[variants]") {
  for (const auto& [before, after] : {std::pair("", ""), {"6x6+", "+x"}, {"7x7+", ""}}) {
    INFO(before << "jigsaw" << after);
    const auto drawn = random_jigsaw(before, after, 5, {});
    REQUIRE(drawn.ok());
    CHECK(drawn->key() == random_jigsaw(before, after, 5, {})->key());
    CHECK(drawn->key() != random_jigsaw(before, after, 6, {})->key());
    CHECK(drawn->key().find("jigsaw:") != std::string::npos);
    CHECK(drawn->key().ends_with("+x") == std::string(after).ends_with("+x"));
    int puzzles = 0;
    const auto count =
        make_boards(*drawn, {.level = "medium", .seed = 1}, {}, [&](const BoardPuzzle&) {
          ++puzzles;
          return Flow::kStop;
        });
    CHECK_FALSE(count.no_full_board);
    CHECK(puzzles == 1);
  }
}

TEST_CASE("boards without regions have no layout to draw", "[variants]") {
  CHECK_FALSE(random_jigsaw("", "+latin", 1, {}).ok());
  CHECK(random_jigsaw("3x3+", "", 1, {}).error().reason == "3x3 has no regions but lines");
  CHECK_FALSE(random_jigsaw("9x8+", "", 1, {}).ok());
}

}  // namespace
}  // namespace nonet::variants
