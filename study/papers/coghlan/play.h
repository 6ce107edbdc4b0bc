// Plays Coghlan's game many times, for all his tables.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "board/grid.h"
#include "solvers/log_linear/log_linear.h"
#include "solvers/log_linear/log_linear_solvers.h"
#include "solvers/repeated_attempts.h"
#include "study/papers/experiment.h"

namespace nonet::coghlan {

// How to play; the plain way is in turn, with all digits, at a constant temperature.
struct Variant {
  std::string_view label;
  log_linear::PlayerOrder order = log_linear::PlayerOrder::kRoundRobin;
  log_linear::Actions actions = log_linear::Actions::kAllDigits;
  log_linear::Temperature temperature = {};
};

constexpr log_linear::Temperature constant(double t) { return {t, t, 0}; }

PencilMarks actions_of(const Grid& puzzle, log_linear::Actions actions);

// One run; its result counts only if it is a solution that keeps the givens.
Attempt attempt(const Grid& puzzle, const Variant& variant, std::uint64_t iterations,
                RandomStream random, const RunControl& control);

// `runs` runs from the streams (seed, purpose, 0), (seed, purpose, 1), ...; nullopt after a stop.
struct Runs {
  std::uint64_t count = 0;
  std::uint64_t iterations = 0;  // limit of each run
  std::string_view purpose;
};
std::optional<std::vector<Attempt>> attempts(const Grid& puzzle, const Variant& variant,
                                             const Runs& runs, const ExperimentRequest& request);

std::uint64_t solved_count(const std::vector<Attempt>& attempts);

// The iterations of each attempt, infinity if it failed; for medians.
std::vector<double> iterations_of(const std::vector<Attempt>& attempts);

}  // namespace nonet::coghlan
