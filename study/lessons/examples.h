// An example position of every technique of which one is known, made for this project: random
// search meets some techniques once in a million puzzles.
#pragma once

#include <optional>
#include <string>

#include "rater/explain/lesson.h"

namespace nonet {

// The position and the technique's first step in it, without a price.
std::optional<LessonPosition> example_of(TechniqueId technique);

// A lesson without practice: what the technique is, its example, and that as a line of HoDoKu's
// library, which every command reads.
std::string technique_as_text(TechniqueId technique);

}  // namespace nonet
