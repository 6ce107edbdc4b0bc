// Why aligned cells cannot have a digit: each combination with it, and the reason against it.
#pragma once

#include <string>
#include <vector>

#include "rater/explain/step_words.h"
#include "rater/logic/steps/step.h"

namespace nonet {

// A line for each candidate that the exclusion removes: "r1c2 cannot be 3: with r1c3=5 nothing is
// left for r4c4; with r1c3=3 a house would have 3 twice." A combination that fails with some of the
// cells is not repeated with the others.
std::vector<std::string> excluded_combinations(const Position& before, const Step& step,
                                               const StepWords& words);

}  // namespace nonet
