#include "generator/rarity.h"

#include <catch2/catch.hpp>
#include <limits>

namespace nonet {
namespace {

constexpr double kOpen = std::numeric_limits<double>::infinity();

Wishes rated_from(const char* scale, double low) {
  Wishes wishes;
  wishes.ratings = {{find_scale(scale), {low, kOpen}}};
  return wishes;
}

TEST_CASE("Ratings above the highest known one are refused", "[generator]") {
  CHECK(check_known(rated_from("explainer", 11.9)).ok());
  const Status higher = check_known(rated_from("explainer", 12));
  REQUIRE_FALSE(higher.ok());
  CHECK(higher.error().reason ==
        "no puzzle is known above 11.9 on the scale explainer: `nonet evolve --objective harder` "
        "hunts for the hardest");
  CHECK(check_known(rated_from("te-depth", 3)).ok());
  CHECK_FALSE(check_known(rated_from("te-depth", 4)).ok());
  CHECK(check_known(rated_from("hodoku", 1e6)).ok());
}

TEST_CASE("The higher the rating, the rarer the puzzle", "[generator]") {
  CHECK(rating_rarity(rated_from("explainer", 3)).empty());
  CHECK(rating_rarity(rated_from("hodoku", 9)).empty());
  CHECK(rating_rarity(rated_from("explainer", 11)).find("none of") != std::string::npos);
  CHECK(rating_rarity(rated_from("explainer", 8.5)).find("about one in 156 is") !=
        std::string::npos);
}

TEST_CASE("Usual numbers of clues do not count as rare", "[generator]") {
  Wishes wishes;
  wishes.fewest_clues = 24;
  wishes.most_clues = 25;
  CHECK(clue_rarity(wishes).empty());
  wishes.fewest_clues = wishes.most_clues = 17;
  CHECK_FALSE(clue_rarity(wishes).empty());
}

TEST_CASE("The fewer cells a pattern has, the rarer a puzzle on it", "[generator]") {
  CHECK(pattern_rarity(40).find("100 searches in 100") != std::string::npos);
  CHECK(pattern_rarity(27).find("83 searches in 100") != std::string::npos);
  CHECK(pattern_rarity(28).find("this shape is rarer") != std::string::npos);
  CHECK(pattern_rarity(20).find("this shape is rarer") == std::string::npos);
  CHECK(pattern_rarity(17).find("hardly any") != std::string::npos);
}

TEST_CASE("Two lines of a band or stack with next to no clues are named", "[generator]") {
  CellSet pattern = CellSet::all();
  CHECK(thin_lines(pattern).empty());
  pattern -= cell_set_of(House::row(8));
  CHECK(thin_lines(pattern).empty());
  pattern -= cell_set_of(House::row(7));
  pattern.insert(Cell(7, 4));
  CHECK(thin_lines(pattern).starts_with("rows 8 and 9 have 1 clue together"));
}

}  // namespace
}  // namespace nonet
