// Whether the scales separate a publisher's series: its easy puzzles from its medium ones, and
// these from its hard ones. The meaning of a label is the publisher's secret; but readers have
// accepted the labels for years, so they are worth a comparison.
#pragma once

#include <optional>

#include "study/papers/experiment.h"

namespace nonet {

// For every scale and each pair of labels of `request.labels`, in the order of their first
// appearance: how often a puzzle of the later label is rated harder. nullopt with fewer than two
// labels, or after a stop.
std::optional<ComparisonTable> labels_table(const ExperimentRequest& request);

}  // namespace nonet
