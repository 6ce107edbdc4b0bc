#include "rater/orders/minutes/reader.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <string_view>
#include <vector>

namespace nonet {

namespace {

constexpr double kTenthOfNormal = 1.2816;      // deviations that leave a tenth beyond
constexpr double kDeviationOfMedian = 1.4826;  // normal: standard over median deviation
constexpr double kMedianLoss = 1.2533;         // a median's standard error against a mean's
constexpr double kNinetyFive = 1.96;

// Values of a rating that are not minutes of a reader.
constexpr std::array<std::string_view, 5> kOfThePuzzle = {"effort", "newspaper", "pattern_steps",
                                                          "average_minutes", "clues"};

double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::ranges::nth_element(values, middle);
  if (values.size() % 2 == 1) return *middle;
  return (*middle + *std::max_element(values.begin(), middle)) / 2;
}

}  // namespace

ReaderProfile fit_reader(std::span<const ReaderTime> times) {
  assert(!times.empty());
  std::vector<double> logs;
  for (const ReaderTime& time : times) {
    logs.push_back(std::log(time.seconds / (60 * time.predicted_minutes)));
  }
  const double slowness = median(logs);
  for (double& log : logs) log = std::abs(log - slowness);
  const double seen = kDeviationOfMedian * median(logs);
  const auto count = static_cast<double>(times.size());
  const double noise = std::sqrt((kPriorTimes * kPriorNoise * kPriorNoise + count * seen * seen) /
                                 (kPriorTimes + count));
  const double error = kMedianLoss * noise / std::sqrt(count);
  return {.speed = std::exp(-slowness),
          .noise = noise,
          .speed_uncertainty = std::exp(kNinetyFive * error),
          .times = times.size()};
}

double spread_of(const ReaderProfile& reader) { return std::exp(kTenthOfNormal * reader.noise); }

Rating for_reader(Rating rating, const ReaderProfile& reader) {
  if (!rating.solved()) return rating;
  rating.score /= reader.speed;
  const double spread = spread_of(reader);
  for (RatingValue& value : rating.values) {
    const bool low = value.key == "low";
    const bool high = value.key == "high";
    if (std::ranges::find(kOfThePuzzle, value.key) != kOfThePuzzle.end()) continue;
    if ((low || high) && reader.noise > 0) {
      value.value = low ? rating.score / spread : rating.score * spread;
    } else {
      value.value /= reader.speed;
    }
  }
  return rating;
}

}  // namespace nonet
