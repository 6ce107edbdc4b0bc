// What Coghlan says of single states and of other ways to learn, held against runs.
#pragma once

#include <optional>

#include "study/papers/experiment.h"

namespace nonet::coghlan {

// The least potential at T = 2, the potential of the grid he prints as a trap, and what plain
// learning spends its time at. nullopt where asked to stop.
std::optional<ComparisonTable> potentials_table(const ExperimentRequest& request);

// Best reply and fictitious play, which he says remain in an equilibrium. nullopt where asked to
// stop.
std::optional<ComparisonTable> other_learning_table(const ExperimentRequest& request);

}  // namespace nonet::coghlan
