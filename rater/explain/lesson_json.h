// Positions of lessons as JSON lines, in the schema of docs/explanations.md.
#pragma once

#include <string>

#include "rater/explain/lesson.h"

namespace nonet {

// One object for each position; "step" counts them, and the first is the example.
std::string lesson_as_jsonl(const Lesson& lesson, const StepWords& words = kEnglishSteps);

}  // namespace nonet
