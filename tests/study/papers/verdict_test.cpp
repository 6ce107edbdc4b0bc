#include "study/papers/verdict.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "base/random_stream.h"

namespace nonet {
namespace {

TEST_CASE("A claim agrees if the prediction reaches its printed digits", "[papers]") {
  CHECK(finding_of("8.24", Prediction{8.0, 9.0}) == Finding::kAgrees);
  CHECK(finding_of("8.2", Prediction{8.24, 9.0}) == Finding::kAgrees);  // it means 8.15 to 8.25
  CHECK(finding_of("8.2", Prediction{8.26, 9.0}) == Finding::kDiffers);
  CHECK(finding_of("85", Prediction{84.4, 84.9}) == Finding::kAgrees);
  CHECK(finding_of("500000+", Prediction{0, 2}) == Finding::kNone);
  CHECK(finding_of("", Prediction{0, 2}) == Finding::kNone);
  CHECK(finding_of("1", std::nullopt) == Finding::kNone);
}

// The sum of some uniform numbers: nearly normally distributed.
double bell(RandomStream& random) {
  double sum = 0;
  for (int i = 0; i < 12; ++i) sum += random.unit();
  return sum;
}

TEST_CASE("Nineteen of twenty further runs lie in the prediction from a few", "[papers]") {
  RandomStream random(1, "verdict-test");
  int inside = 0;
  int inside_interval = 0;
  constexpr int kTrials = 2000;
  for (int trial = 0; trial < kTrials; ++trial) {
    std::vector<double> runs;
    for (int i = 0; i < 6; ++i) runs.push_back(bell(random));
    const auto prediction = prediction_of_run(runs);
    REQUIRE(prediction);
    const Interval interval = mean_interval(runs);
    const double author = bell(random);
    inside += author >= prediction->low && author <= prediction->high ? 1 : 0;
    inside_interval += author >= interval.low && author <= interval.high ? 1 : 0;
  }
  CHECK(inside > kTrials * 93 / 100);
  CHECK(inside < kTrials * 97 / 100);
  CHECK(inside_interval < kTrials * 80 / 100);  // our interval alone would reject the rest
}

TEST_CASE("The prediction of a share counts both samples", "[papers]") {
  RandomStream random(2, "verdict-test");
  int inside = 0;
  constexpr int kTrials = 2000;
  const auto seen = [&](std::uint64_t of) {
    std::uint64_t part = 0;
    for (std::uint64_t i = 0; i < of; ++i) part += random.unit() < 0.7 ? 1U : 0U;
    return part;
  };
  for (int trial = 0; trial < kTrials; ++trial) {
    const Prediction prediction = prediction_of_share(seen(400), 400, 100);
    const auto author = static_cast<double>(seen(100));
    inside += author >= prediction.low && author <= prediction.high ? 1 : 0;
  }
  CHECK(inside > kTrials * 92 / 100);
  CHECK(inside < kTrials * 98 / 100);
  // A larger sample of the author's narrows it down.
  CHECK(prediction_of_share(280, 400, 100'000).high < prediction_of_share(280, 400, 100).high);
  CHECK(prediction_of_share(0, 50, 10).high > 0);
}

TEST_CASE("Too few runs predict nothing", "[papers]") {
  CHECK_FALSE(prediction_of_run({1}));
  CHECK_FALSE(prediction_of_mean({1, 2}, 0));
  CHECK_FALSE(prediction_of_outcome(std::vector<double>(39, 1)));
  std::vector<double> outcomes(40, 5);
  outcomes[0] = 1;
  outcomes[39] = std::numeric_limits<double>::infinity();
  const auto prediction = prediction_of_outcome(outcomes);
  REQUIRE(prediction);
  CHECK(prediction->low == 1);
  CHECK(std::isinf(prediction->high));
  const auto factor = prediction_of_factor({10, 1000});
  REQUIRE(factor);
  CHECK(factor->low * factor->high == Approx(1e4));
}

TEST_CASE("A direction is open if our error covers both, and no contradiction if the author's does",
          "[papers]") {
  CHECK(finding_of_direction({2, 1.5, 3}, std::nullopt) == Finding::kAgrees);
  CHECK(finding_of_direction({1.1, 0.9, 1.3}, Prediction{0.5, 2}) == Finding::kOpen);
  CHECK(finding_of_direction({0.5, 0.4, 0.6}, Prediction{0.2, 1.2}) == Finding::kDiffers);
  CHECK(finding_of_direction({0.5, 0.4, 0.6}, Prediction{0.3, 0.8}) == Finding::kContradicts);
}

TEST_CASE("An author's single observation is open until it is surely rare", "[papers]") {
  CHECK(finding_of_outcome(1, 10) == Finding::kAgrees);
  CHECK(finding_of_outcome(0, 4) == Finding::kOpen);
  CHECK(finding_of_outcome(0, 1000) == Finding::kDiffers);
}

}  // namespace
}  // namespace nonet
