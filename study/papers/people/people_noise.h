// The share of the model's error that is chance, and so the best result of any model.
#pragma once

#include <optional>

#include "study/papers/people/people_study.h"

namespace nonet {

// The mean of n people has a chance error whose variance falls as 1/n; the error of a model does
// not fall. So the squared residuals are regressed on 1/n and on the predicted minutes, because
// hard puzzles had fewer solvers and a wider spread. The model is not assumed to be right.
// Residuals beyond half a unit of the logarithm count as half a unit: one such person would weigh
// as much as a hundred others. nullopt if all puzzles have the same number of solvers.
std::optional<ComparisonTable> noise_table(const PeopleStudy& study);

}  // namespace nonet
