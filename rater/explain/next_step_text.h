// The next step and the mistakes before it, as lines for people and as a JSON object.
#pragma once

#include <cstdint>
#include <string>

#include "board/any_puzzle.h"
#include "rater/explain/next_step.h"

namespace nonet {

// `rung`: 1 where to look, 2 what to look for, 3 the step itself.
std::string next_step_as_text(const NextStep& next, std::uint64_t rung);

// All rungs and proofs, in one line.
std::string next_step_as_json(const AnyPuzzle& puzzle, const NextStep& next);

}  // namespace nonet
