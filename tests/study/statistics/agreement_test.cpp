#include "study/statistics/agreement.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "base/random_stream.h"
#include "study/statistics/bootstrap.h"

namespace nonet {
namespace {

using Values = std::vector<double>;

// `count` pairs whose second value follows the first up to noise of the given size.
std::pair<Values, Values> related(std::size_t count, double noise, RandomStream& random) {
  std::pair<Values, Values> pairs;
  for (std::size_t i = 0; i < count; ++i) {
    pairs.first.push_back(random.unit());
    pairs.second.push_back(pairs.first.back() + noise * random.unit());
  }
  return pairs;
}

TEST_CASE("The bootstrap comes near the asymptotic interval", "[statistics]") {
  RandomStream random(7, "agreement_test");
  for (const double noise : {0.5, 1.0, 3.0}) {
    const auto [a, b] = related(kMostResampled - 1, noise, random);
    const Interval boot = spearman_interval(a, b, random);
    const double z = std::atanh(boot.value);
    const double half = kDeviations * std::sqrt((1 + boot.value * boot.value / 2) /
                                                static_cast<double>(a.size() - 3));
    CHECK(boot.low == Approx(std::tanh(z - half)).margin(0.015));
    CHECK(boot.high == Approx(std::tanh(z + half)).margin(0.015));
  }
}

TEST_CASE("Nineteen in twenty intervals hold the true coefficient", "[statistics]") {
  RandomStream random(11, "agreement_test");
  // Independent values: the true coefficient is 0.
  int held = 0;
  constexpr int kRuns = 100;
  for (int run = 0; run < kRuns; ++run) {
    Values a;
    Values b;
    for (int i = 0; i < 40; ++i) {
      a.push_back(random.below(10));
      b.push_back(random.below(10));
    }
    const Interval interval = spearman_interval(a, b, random);
    held += interval.low <= 0 && interval.high >= 0 ? 1 : 0;
  }
  CHECK(held >= 87);
  CHECK(held < kRuns);
}

TEST_CASE("Gaps are ignored, and a perfect order has no spread", "[statistics]") {
  RandomStream random(1, "agreement_test");
  const double gap = std::numeric_limits<double>::quiet_NaN();
  const Interval perfect =
      spearman_interval(Values{1, 2, gap, 3, 4}, Values{1, 4, 9, 16, 25}, random);
  CHECK(perfect.value == Approx(1));
  CHECK(perfect.low == Approx(1));
  CHECK(perfect.high == Approx(1));
}

TEST_CASE("The ranking is by strength, for either sign", "[statistics]") {
  const std::vector<Agreement> all = {
      {1, 0, {0.3, 0.1, 0.5}, 9}, {2, 0, {0.9, 0.8, 1}, 9}, {2, 1, {-0.7, -0.8, -0.6}, 9}};
  const std::vector<Agreement> ranking = ranking_by(1, all);
  REQUIRE(ranking.size() == 2);
  CHECK(ranking[0].measure == 2);
  CHECK(ranking[0].with == 1);
  CHECK(ranking[1].measure == 0);
  CHECK(yardstick_among(std::vector<std::string>{"clues", "exact"}) == nullptr);
  CHECK(yardstick_among(std::vector<std::string>{"clues", "explainer"})->measure == "explainer");
}

}  // namespace
}  // namespace nonet
