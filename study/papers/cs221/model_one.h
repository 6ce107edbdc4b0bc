// Whether Model 1's chain of auxiliary variables, made arc consistent pair by pair, is as strong as
// the all-different constraint: with the potential T as the report prints it, and as corrected.
#pragma once

#include "study/papers/experiment.h"

namespace nonet::cs221 {

ComparisonTable model_one_table(const ExperimentRequest& request);

}  // namespace nonet::cs221
