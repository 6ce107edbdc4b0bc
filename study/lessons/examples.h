// An example of every technique, out of the positions that the program keeps: random search meets
// some techniques once in a million puzzles.
#pragma once

#include <optional>
#include <string>

#include "rater/explain/lesson.h"

namespace nonet {

// The technique's easiest kept position and its step there; nothing where none is kept.
std::optional<LessonPosition> example_of(TechniqueId technique);

// A lesson without practice: what the technique is, its example, and that as a line of HoDoKu's
// library, which every command reads.
std::string technique_as_text(TechniqueId technique);

}  // namespace nonet
