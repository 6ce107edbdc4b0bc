// Fits the seconds of rater/orders/minutes/people.h to measured times, and measures how far the fit
// can be trusted.
//
// log(seconds of a puzzle) = log(sum of its parts) + noise. The noise of a mean of n people falls
// with n and has a heavy right tail (one of them answered the telephone), so every puzzle weighs by
// its number of solvers and large residuals pull less (soft L1: P. J. Huber's idea, as in the Ceres
// and SciPy solvers), by reweighted Gauss-Newton steps on the logarithms of the seconds, which
// keeps them positive. Five numbers for 1,189 puzzles: no regularisation is needed.
//
// The rates of the race are chosen, not fitted: an inner cross-validation chooses them among a few
// candidates, an outer one tests the whole procedure on puzzles that neither the choice nor the fit
// used (nested cross-validation: M. Stone, 1974).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "rater/orders/minutes/people.h"

namespace nonet {

struct Observation {
  SearchLoad load{};
  double seconds = 0;  // mean of the solvers
  double solvers = 1;
};

// REQUIRES: more observations than parts; seconds and solvers > 0.
PeopleModel fit_people(std::span<const Observation> observations);

// The loss that the fit minimises, per weighted puzzle: 0 is perfect. Comparable between models on
// the same observations.
double loss_of(const PeopleModel& model, std::span<const Observation> observations);

// log(measured / predicted), for a group of kGroup at kSpreadMinutes.
double standard_residual(const PeopleModel& model, const Observation& observation);

// The fold of each puzzle, at random and as evenly as possible.
std::vector<std::size_t> folds_of(std::size_t puzzles, std::size_t folds, std::uint64_t seed);

// The model's predictions for each puzzle when fitted on the other folds. Several variants of the
// observations (one for each setting of the race, on the same puzzles) are compared inside each
// training set, and the best one there is used.
struct KeptAside {
  std::vector<double> minutes;
  std::vector<MinutesInterval> intervals;  // for the puzzle's own number of solvers
  std::vector<std::size_t> chosen;         // the variant chosen by each fold
};
using Variants = std::span<const std::vector<Observation>>;
KeptAside cross_validate(Variants variants, std::size_t folds, std::uint64_t seed);

}  // namespace nonet
