// Why a step holds, in words.
#pragma once

#include <string>
#include <vector>

#include "rater/explain/step_words.h"
#include "rater/techniques/step.h"

namespace nonet {

// At most three short lines. `before` is the position in which the step was found; a chain step
// needs its proof.
std::vector<std::string> reasons_of(const Position& before, const Step& step,
                                    const StepWords& words = kEnglishSteps);

}  // namespace nonet
