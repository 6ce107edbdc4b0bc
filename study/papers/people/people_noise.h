// How much of what the model misses is chance, and so how well any model could do.
#pragma once

#include <optional>

#include "study/papers/people/people_study.h"

namespace nonet {

// The mean of n people errs by chance with a variance that falls as 1/n; what a model misses does
// not. So the squares of the residuals are regressed on 1/n, beside the predicted minutes, because
// hard puzzles had fewer solvers and are spread wider. Nothing is assumed about the model being
// right. Residuals beyond half a unit of the logarithm count as half a unit: one such person weighs
// as much as a hundred others. nullopt where all puzzles have as many solvers.
std::optional<ComparisonTable> noise_table(const PeopleStudy& study);

}  // namespace nonet
