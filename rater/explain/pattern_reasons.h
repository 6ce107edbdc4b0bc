// Why the patterns of the players' forums hold: finned and larger fish, patterns of one digit,
// W-wings, rectangles, coloring, almost locked sets.
#pragma once

#include <string>
#include <vector>

#include "rater/explain/step_words.h"
#include "rater/logic/position/position.h"
#include "rater/logic/steps/step.h"

namespace nonet {

// At most three lines; none for other techniques.
std::vector<std::string> pattern_reasons(const Position& before, const Step& step,
                                         const StepWords& words = kEnglishSteps);

}  // namespace nonet
