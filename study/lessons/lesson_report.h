// A lesson as text for a terminal.
#pragma once

#include <span>
#include <string>

#include "rater/explain/lesson.h"
#include "rater/explain/names.h"

namespace nonet {

// The idea, the example with its pencil marks and its answer, practice positions, and last their
// answers.
std::string lesson_as_text(const Lesson& lesson);
// One after the other, with the cells called as `names` says.
std::string lessons_as_text(std::span<const Lesson> lessons, CellNames names);

}  // namespace nonet
