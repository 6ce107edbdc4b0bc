#include "rater/orders/levels.h"

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

TEST_CASE("Two scales agree on a level if HoDoKu's level and score allow it", "[rater]") {
  const auto rated = [](HodokuLevel level, double score) {
    Rating rating;
    rating.scale = "hodoku";
    rating.end = RatingEnd::kSolved;
    rating.score = score;
    rating.values = {{kHodokuColumns[0], static_cast<double>(level) + 1, 0, name_of(level)}};
    return rating;
  };
  const LevelRow& very_easy = *find_level("very-easy");
  CHECK(agrees(very_easy, rated(HodokuLevel::kEasy, 600)));
  CHECK_FALSE(agrees(very_easy, rated(HodokuLevel::kEasy, 601)));
  CHECK_FALSE(agrees(very_easy, rated(HodokuLevel::kMedium, 500)));
  const LevelRow& expert = *find_level("expert");
  CHECK(agrees(expert, rated(HodokuLevel::kUnfair, 20000)));
  CHECK_FALSE(agrees(expert, rated(HodokuLevel::kExtreme, 1900)));
  Rating stuck = rated(HodokuLevel::kEasy, 100);
  stuck.end = RatingEnd::kStuck;
  CHECK_FALSE(agrees(expert, stuck));
}

TEST_CASE("No level is quicker or simpler than the one before it", "[rater]") {
  for (std::size_t i = 1; i < level_catalog().size(); ++i) {
    const LevelRow& before = level_catalog()[i - 1];
    const LevelRow& level = level_catalog()[i];
    INFO(level.key);
    CHECK(level.hodoku >= before.hodoku);
    CHECK(level.hodoku_score >= before.hodoku_score);
    CHECK(level.minutes.low >= before.minutes.low);
    CHECK(level.minutes.high > before.minutes.high);
  }
}

}  // namespace
}  // namespace nonet
