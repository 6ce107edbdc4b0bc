// A short form of a chain step, from its proof.
#pragma once

#include <string>
#include <vector>

#include "rater/explain/named_proof.h"
#include "rater/explain/step_words.h"
#include "rater/logic/steps/proof.h"

namespace nonet {

// REQUIRES: the proof has branches. At most three short lines: the assumption or cases, and the
// result. argument.h gives the whole argument.
std::vector<std::string> chain_reasons(const Proof& proof, const StepWords& words = kEnglishSteps);
// The same for any board; `loop`: the cells of a loop, "r1c2, r1c5".
std::vector<std::string> chain_reasons(const NamedProof& proof, std::string_view loop,
                                       const StepWords& words);

}  // namespace nonet
