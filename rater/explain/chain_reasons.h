// The gist of a chain step, from its proof.
#pragma once

#include <string>
#include <vector>

#include "rater/explain/step_words.h"
#include "rater/techniques/proof.h"

namespace nonet {

// REQUIRES: the proof has branches. At most three short lines: what is supposed or divided into
// cases, and what it comes to. The argument itself is argument.h's.
std::vector<std::string> chain_reasons(const Proof& proof, const StepWords& words = kEnglishSteps);

}  // namespace nonet
