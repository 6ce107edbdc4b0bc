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

// The positions as lines of the table of kept positions, below its header; what is short as a
// comment.
std::string lessons_as_table(std::span<const Lesson> lessons);

}  // namespace nonet
