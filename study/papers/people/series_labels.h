// Whether the scales tell a publisher's series apart: its easy puzzles from its medium ones, those
// from its hard ones. What a label means is the publisher's secret; that people accept it for years
// is what makes it worth asking.
#pragma once

#include <optional>

#include "study/papers/experiment.h"

namespace nonet {

// For every scale and each two labels of `request.labels`, in the order in which the labels come
// first, how often the later one's puzzle is rated harder. nullopt without two labels, or where the
// request asked to stop.
std::optional<ComparisonTable> labels_table(const ExperimentRequest& request);

}  // namespace nonet
