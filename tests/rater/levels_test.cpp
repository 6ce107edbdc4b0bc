#include "rater/levels.h"

#include <catch2/catch.hpp>

namespace nonet {
namespace {

TEST_CASE("Levels are numbered from 1 and found by key", "[rater]") {
  int code = 0;
  for (const LevelRow& row : level_catalog()) {
    CHECK(row.code == ++code);
    CHECK(find_level(row.key) == &row);
  }
  CHECK(code == 8);
  CHECK(find_level("tough") == nullptr);
}

TEST_CASE("A level follows from the explainer rating", "[rater]") {
  const auto key = [](int tenths) { return level_of_er(tenths)->key; };
  CHECK(key(10) == "very-easy");
  CHECK(key(12) == "very-easy");
  CHECK(key(15) == "easy");
  CHECK(key(25) == "medium");
  CHECK(key(30) == "hard");
  CHECK(key(32) == "very-hard");
  CHECK(key(34) == "hard");
  CHECK(key(36) == "very-hard");
  CHECK(key(56) == "expert");
  CHECK(key(76) == "diabolical");
  CHECK(key(119) == "extreme");
  CHECK(level_of_er(0) == nullptr);

  Rating rating;
  rating.score = 7.2;
  CHECK(level_of(rating)->key == "expert");
  rating.end = RatingEnd::kStuck;
  CHECK(level_of(rating) == nullptr);
}

}  // namespace
}  // namespace nonet
