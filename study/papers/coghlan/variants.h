// The number of iterations for his first puzzle: with Coghlan's three changes, one by one and
// together, and at many temperatures.
#pragma once

#include <optional>

#include "study/papers/experiment.h"

namespace nonet::coghlan {

// Median iterations under every subset of the three changes, and the factor that each subset saves.
// nullopt after a stop.
std::optional<ComparisonTable> changes_table(const ExperimentRequest& request);

// Plain learning at many temperatures: the median, and the probability of runs like his two.
// nullopt after a stop.
std::optional<ComparisonTable> temperatures_table(const ExperimentRequest& request);

}  // namespace nonet::coghlan
