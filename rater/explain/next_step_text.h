// The next step and the mistakes before it, as lines for people and as a JSON object.
#pragma once

#include <cstdint>
#include <string>

#include "board/puzzle.h"
#include "rater/explain/next_step.h"

namespace nonet {

// `rung`: 1 where to look, 2 what to look for, 3 the step itself.
std::string hint_as_text(const Hint& hint, std::uint64_t rung);
std::string next_step_as_text(const NextStep& next, std::uint64_t rung,
                              const StepWords& words = kEnglishSteps);

// The contradiction in candidates of an unknown puzzle, as a mistake without an assertion.
std::string contradiction_as_json(const PencilMarks& marks, const Hint& hint);

// All rungs and proofs, in one line.
std::string next_step_as_json(const Puzzle& puzzle, const NextStep& next,
                              const StepWords& words = kEnglishSteps);

}  // namespace nonet
