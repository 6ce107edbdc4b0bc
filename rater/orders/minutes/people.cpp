#include "rater/orders/minutes/people.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <numeric>

namespace nonet {

// In the order of EffortPart: a cell to write, a search for hidden singles, one for naked singles,
// a locked candidate (other patterns twice that), the trial.
const PeopleModel kFittedPeople = {.seconds = {3.23805, 18.9944, 71.4961, 8.73381, 138.019},
                                   .spread = {.low = -0.194, .high = 0.260}};

namespace {

// The range of the data: clues, and the predicted minutes.
constexpr int kFewestClues = 23;
constexpr int kMostClues = 33;
constexpr double kMostMinutes = 20;

// Spreads were measured between 4 and 15 minutes only.
constexpr double kNarrowest = 0.6;
constexpr double kWidest = 2.5;

}  // namespace

double minutes_of(const PeopleModel& model, const SearchLoad& load) {
  return std::inner_product(load.begin(), load.end(), model.seconds.begin(), 0.0) / 60;
}

double minutes_of(const PeopleModel& model, const SearchLoad& load, EffortPart part) {
  const auto index = static_cast<std::size_t>(part);
  return load[index] * model.seconds[index] / 60;
}

double spread_factor(double minutes, double solvers) {
  return std::sqrt(std::clamp(minutes / kSpreadMinutes, kNarrowest, kWidest) * kGroup / solvers);
}

MinutesInterval interval_of(const PeopleModel& model, double minutes, double solvers) {
  const double factor = spread_factor(minutes, solvers);
  return {.low = minutes * std::exp(model.spread.low * factor),
          .high = minutes * std::exp(model.spread.high * factor)};
}

std::optional<std::string> outside_measured(int clues, double minutes) {
  if (clues < kFewestClues || clues > kMostClues) {
    return fmt::format("{} clues, measured {} to {}", clues, kFewestClues, kMostClues);
  }
  if (minutes > kMostMinutes) {
    return fmt::format("longer than the {} minutes measured", kMostMinutes);
  }
  return std::nullopt;
}

}  // namespace nonet
