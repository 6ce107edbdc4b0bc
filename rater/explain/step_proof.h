// The proof of any step. A chain step has its own proof; for every other technique the proof is the
// pattern, in a form that can be checked against the grid alone.
#pragma once

#include <memory>

#include "rater/logic/steps/proof.h"
#include "rater/logic/steps/step.h"

namespace nonet {

// `before` is the position in which the step was found. Never null.
std::shared_ptr<const Proof> proof_of(const Position& before, const Step& step);

}  // namespace nonet
