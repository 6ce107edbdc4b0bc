// An example of every technique, from the positions that the program keeps: random search finds
// some techniques once in a million puzzles.
#pragma once

#include <optional>
#include <string>

#include "rater/explain/lesson.h"

namespace nonet {

// The technique's easiest kept position and its step there; nullopt if none is kept.
std::optional<LessonPosition> example_of(TechniqueId technique);

// A lesson without practice: the idea of the technique, its example, and the example as a line of
// HoDoKu's library, which every command reads.
std::string technique_as_text(TechniqueId technique);

}  // namespace nonet
