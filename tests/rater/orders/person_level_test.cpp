#include "rater/orders/minutes/person_level.h"

#include <catch2/catch.hpp>
#include <string>

#include "rater/orders/catalog.h"
#include "tests/puzzle_of.h"

namespace nonet {
namespace {

// Generated, of seed 5. ER 2.0 by a direct hidden pair, where a person needs a naked pair; ER 2.6,
// where a person needs pointing.
constexpr std::string_view kRatedMedium =
    "......5.4.6.38......9..17687....6.....81.5..2......41.973.5..26.........1...2.8..";
constexpr std::string_view kRatedHard =
    "1.3..8....2...4.....561..8...1..7......2...153..5.....7...2...4..6...8..81...97..";

Rating on(std::string_view scale, std::string_view line) {
  return find_scale(scale)->rate(testing::puzzle_of(line), {});
}

PersonOrder order_of(std::string_view line) {
  return person_order(*level_of(on("explainer", line)), on("minutes", line));
}

TEST_CASE("Between easy and very hard a person's techniques decide the level", "[rater]") {
  const Rating medium = on("explainer", kRatedMedium);
  const Rating hard = on("explainer", kRatedHard);
  REQUIRE(level_of(medium)->key == "medium");
  REQUIRE(level_of(hard)->key == "hard");
  CHECK(on("minutes", kRatedMedium).hardest == "naked-pair");
  CHECK(on("minutes", kRatedHard).hardest == "pointing");
  CHECK(person_level(*level_of(medium), on("minutes", kRatedMedium)).key == "hard");
  CHECK(person_level(*level_of(hard), on("minutes", kRatedHard)).key == "medium");
  CHECK(order_of(kRatedHard) < order_of(kRatedMedium));
}

TEST_CASE("Other levels follow the rating", "[rater]") {
  for (const LevelRow& level : level_catalog()) {
    if (level.key == "medium" || level.key == "hard") continue;
    CHECK(&person_level(level, on("minutes", kRatedMedium)) == &level);
  }
}

TEST_CASE("A puzzle that the minutes do not solve keeps its level and comes last", "[rater]") {
  Rating stuck;
  stuck.scale = "minutes";
  stuck.end = RatingEnd::kStuck;
  const LevelRow& hard = *find_level("hard");
  CHECK(&person_level(hard, stuck) == &hard);
  CHECK(person_order(hard, stuck) > order_of(kRatedMedium));
}

}  // namespace
}  // namespace nonet
