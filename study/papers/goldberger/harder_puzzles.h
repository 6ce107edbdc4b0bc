// What Goldberger leaves for future work, on the grids of this size: his methods on harder puzzles
// beside a method of another kind, and max-product with guesses (his section 4) beside the
// heuristics of the CS221 report.
#pragma once

#include <optional>
#include <vector>

#include "study/papers/experiment.h"

namespace nonet::goldberger {

// Per cent solved of all puzzles and of the tenth that costs Norvig's search most. nullopt where
// asked to stop.
std::optional<ComparisonTable> by_difficulty_table(const std::vector<Grid>& puzzles,
                                                   const ExperimentRequest& request);

// Options explored to the first solution under the same propagation (MP+C1), over the puzzles that
// it does not finish. nullopt where asked to stop or where it finishes all.
std::optional<ComparisonTable> guesses_table(const std::vector<Grid>& puzzles,
                                             const ExperimentRequest& request);

}  // namespace nonet::goldberger
