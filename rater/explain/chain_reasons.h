// Why a chain step holds, from its proof.
#pragma once

#include <string>
#include <vector>

#include "rater/techniques/step.h"

namespace nonet {

// At most three short lines: the chain itself where there is one, else where the branches start and
// what they meet in. A chain too long for a line is shortened in the middle.
std::vector<std::string> chain_reasons(const Step& step);

// "r1c2=3" or "r1c2<>3".
std::string name_of(const ChainNode& node);

}  // namespace nonet
