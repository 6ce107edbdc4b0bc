// Asking one technique of one position.
#pragma once

#include <optional>

#include "rater/explain/lesson.h"
#include "rater/logic/steps/finder.h"

namespace nonet {

// The technique's first step there, as a scene without a price; nothing where it has none.
// `givens`: the puzzle that the position belongs to.
std::optional<LessonPosition> first_step_of(TechniqueId technique, const Position& position,
                                            const Grid& givens, WalkMemory& memory);

}  // namespace nonet
