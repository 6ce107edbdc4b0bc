// Goldberger's future work, on grids of this size: his methods on harder puzzles, compared with a
// method of another kind, and max-product with guesses (his section 4), compared with the
// heuristics of the CS221 report.
#pragma once

#include <optional>
#include <vector>

#include "study/papers/experiment.h"

namespace nonet::goldberger {

// Per cent solved of all puzzles and of the tenth that costs Norvig's search most. nullopt after a
// stop.
std::optional<ComparisonTable> by_difficulty_table(const std::vector<Grid>& puzzles,
                                                   const ExperimentRequest& request);

// Options explored to the first solution under the same propagation (MP+C1), over the puzzles that
// it does not finish. nullopt after a stop, or if it finishes all.
std::optional<ComparisonTable> guesses_table(const std::vector<Grid>& puzzles,
                                             const ExperimentRequest& request);

}  // namespace nonet::goldberger
