// Why the steps of the players' forums' patterns hold: finned and larger fish, patterns of one
// digit, W-wings, rectangles, coloring, almost locked sets.
#pragma once

#include <string>
#include <vector>

#include "rater/techniques/position.h"
#include "rater/techniques/step.h"

namespace nonet {

// At most three lines; none where the technique is not one of these.
std::vector<std::string> pattern_reasons(const Position& before, const Step& step);

}  // namespace nonet
