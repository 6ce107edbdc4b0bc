#include "rater/orders/minutes/reader.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <vector>

#include "rater/orders/minutes/minutes.h"
#include "tests/puzzle_of.h"

namespace nonet {
namespace {

constexpr std::string_view kReaderPuzzle =
    "............18..36....37.14......89...6..8..57........53....9...1.94...2.7...14..";

TEST_CASE("A person with half the times is twice as fast, despite one outlier", "[rater]") {
  std::vector<ReaderTime> times;
  for (int i = 1; i <= 40; ++i) {
    times.push_back({.predicted_minutes = 1.0 * i, .seconds = 30.0 * i * (i % 2 == 0 ? 1.1 : 0.9)});
  }
  times.push_back({.predicted_minutes = 5, .seconds = 36'000});  // went to bed
  const ReaderProfile reader = fit_reader(times);
  CHECK(reader.speed == Approx(2).epsilon(0.1));
  CHECK(reader.times == 41);
  CHECK(reader.noise < 0.35);
  CHECK(reader.speed_uncertainty > 1);
  CHECK(reader.speed_uncertainty < 1.2);
}

TEST_CASE("A single time changes a person's speed little", "[rater]") {
  const std::vector<ReaderTime> one = {{.predicted_minutes = 5, .seconds = 300}};
  const ReaderProfile reader = fit_reader(one);
  CHECK(reader.speed == Approx(1));
  CHECK(reader.noise == Approx(kPriorNoise * std::sqrt(5 / 6.0)));
  CHECK(reader.speed_uncertainty > 3);
}

TEST_CASE("A rating for a reader changes minutes and not percentiles", "[rater]") {
  const Rating rating = rate_minutes(testing::puzzle_of(kReaderPuzzle), {});
  const Rating fast = for_reader(rating, {.speed = 2});
  CHECK(fast.score == Approx(rating.score / 2));
  for (std::size_t i = 0; i < 3; ++i) {
    CHECK(fast.values[i].value == Approx(rating.values[i].value / 2));
  }
  CHECK(fast.values[3] == rating.values[3]);
  CHECK(outside_text(fast) == outside_text(rating));
  CHECK(outside_text(for_reader(rating, {.speed = 0.01})) == outside_text(rating));
  const Rating noisy = for_reader(rating, {.speed = 1, .noise = 0.5});
  CHECK(noisy.values[1].value == Approx(rating.score / std::exp(1.2816 * 0.5)));
  CHECK(noisy.values[2].value == Approx(rating.score * std::exp(1.2816 * 0.5)));
}

}  // namespace
}  // namespace nonet
