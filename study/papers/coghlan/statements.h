// Coghlan's statements about single states and about other learning rules, compared with runs.
#pragma once

#include <optional>

#include "study/papers/experiment.h"

namespace nonet::coghlan {

// The smallest potential at T = 2, the potential of the grid he prints as a trap, and the
// potentials at which plain learning spends its time. nullopt after a stop.
std::optional<ComparisonTable> potentials_table(const ExperimentRequest& request);

// Best reply and fictitious play, which he says remain in an equilibrium. nullopt after a stop.
std::optional<ComparisonTable> other_learning_table(const ExperimentRequest& request);

}  // namespace nonet::coghlan
