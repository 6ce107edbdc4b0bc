// Coghlan's three changes, one by one and together, and the temperatures: how many iterations his
// first puzzle takes.
#pragma once

#include <optional>

#include "study/papers/experiment.h"

namespace nonet::coghlan {

// Median iterations under every subset of the three changes, and how many times fewer that is than
// without any. nullopt where asked to stop.
std::optional<ComparisonTable> changes_table(const ExperimentRequest& request);

// Plain learning at many temperatures: the median, and how likely runs like his two are. nullopt
// where asked to stop.
std::optional<ComparisonTable> temperatures_table(const ExperimentRequest& request);

}  // namespace nonet::coghlan
