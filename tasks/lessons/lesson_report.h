// A lesson as text for a terminal.
#pragma once

#include <span>
#include <string>

#include "rater/explain/lesson.h"
#include "rater/explain/names.h"

namespace nonet {

// The idea, the example with its pencil marks and its answer, practice positions, and last their
// answers.
std::string lesson_as_text(const Lesson& lesson, const StepWords& words = kEnglishSteps);
// Lessons one after the other, with cell names by `names`.
std::string lessons_as_text(std::span<const Lesson> lessons, CellNames names,
                            const StepWords& words = kEnglishSteps);

// The positions as lines of the table of kept positions, below its header; shortages are comments.
std::string lessons_as_table(std::span<const Lesson> lessons);

}  // namespace nonet
