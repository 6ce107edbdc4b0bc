// From the work of solving to a person's time: seconds for each part, added up.
//
//     minutes = (3.2 s x cells to write + 20 s x searches for hidden singles + ...) / 60
//
// The coefficients are the fit of rater/orders/minutes/people_fit.h to mean solving times of 1,189
// puzzles by 10 to 21 people each (Wang, IEEE Access 12, 2024, CC0); where the data are present a
// test repeats the fit and checks these numbers. Times are log-normal, so the logarithm is fitted
// and intervals are factors.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "rater/orders/minutes/search_load.h"

namespace nonet {

// The spread of the logarithm of a group's mean time around the predicted one: its tenth and
// ninetieth percentiles, for a puzzle of `kSpreadMinutes` and a group of `kGroup` solvers. Both
// grow with the root of the minutes and shrink with the root of the solvers, like the noise of
// means.
struct Spread {
  double low = 0;
  double high = 0;
};
inline constexpr double kSpreadMinutes = 6;
inline constexpr double kGroup = 20;

struct PeopleModel {
  std::array<double, kEffortParts> seconds{};  // per unit of each part of the load
  Spread spread;
};

// The fit that the program ships.
extern const PeopleModel kFittedPeople;

// The mean time of many average solvers; the share of one part in it.
double minutes_of(const PeopleModel& model, const SearchLoad& load);
double minutes_of(const PeopleModel& model, const SearchLoad& load, EffortPart part);

// The factor by which the spread is wider than at kSpreadMinutes and kGroup.
double spread_factor(double minutes, double solvers);

// Contains the mean time of a group of this many solvers in eight of ten puzzles.
struct MinutesInterval {
  double low = 0;
  double high = 0;
};
MinutesInterval interval_of(const PeopleModel& model, double minutes, double solvers = kGroup);

// Why the prediction is a guess: the property of the puzzle outside the range of the data. nullopt
// if it is within.
std::optional<std::string> outside_measured(int clues, double minutes);

}  // namespace nonet
