// From what there is to look for to what it takes a person: seconds for each part, added up.
//
//     minutes = (3.2 s x cells to write + 20 s x looks for hidden singles + ...) / 60
//
// The coefficients are the fit of rater/effort/people_fit.h on mean solving times of 1,189 puzzles
// by 10 to 21 people each (Wang, IEEE Access 12, 2024, CC0); a test repeats it where those are
// at hand and checks that it gives these numbers. Times are log-normal, so the fit is
// of the logarithm and intervals are factors.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "rater/effort/search_load.h"

namespace nonet {

// Of the logarithm of a group's mean time about the predicted one: the tenth and the ninetieth
// hundredth, for a puzzle of `kSpreadMinutes` and a group of `kGroup` solvers. Both grow with the
// root of the minutes and shrink with the root of the solvers, as the noise of means does.
struct Spread {
  double low = 0;
  double high = 0;
};
inline constexpr double kSpreadMinutes = 6;
inline constexpr double kGroup = 20;

struct PeopleModel {
  std::array<double, kEffortParts> seconds{};  // a unit of each part of the load
  Spread spread;
};

// The fit that the program ships.
extern const PeopleModel kFittedPeople;

// The mean time of many average solvers; each part's share of it.
double minutes_of(const PeopleModel& model, const SearchLoad& load);
double minutes_of(const PeopleModel& model, const SearchLoad& load, EffortPart part);

// How much wider the spread is than at kSpreadMinutes and kGroup.
double spread_factor(double minutes, double solvers);

// Holds the mean time of a group of so many solvers in eight puzzles of ten.
struct MinutesInterval {
  double low = 0;
  double high = 0;
};
MinutesInterval interval_of(const PeopleModel& model, double minutes, double solvers = kGroup);

// Why the prediction is a guess: what the puzzle has that no puzzle of the data had. nullopt where
// it lies inside of what was measured.
std::optional<std::string> outside_measured(int clues, double minutes);

}  // namespace nonet
