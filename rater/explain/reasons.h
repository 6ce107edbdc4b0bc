// Why a step holds, in words.
#pragma once

#include <string>
#include <vector>

#include "rater/explain/step_words.h"
#include "rater/logic/steps/step.h"

namespace nonet {

// A few short lines. `before` is the position in which the step was found, `proof` the step's
// proof.
std::vector<std::string> reasons_of(const Position& before, const Step& step, const Proof& proof,
                                    const StepWords& words = kEnglishSteps);

}  // namespace nonet
