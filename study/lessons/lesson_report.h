// A lesson as text for a terminal.
#pragma once

#include <string>

#include "rater/explain/lesson.h"

namespace nonet {

// The idea, the example with its pencil marks and its answer, practice positions, and last their
// answers.
std::string lesson_as_text(const Lesson& lesson);

}  // namespace nonet
