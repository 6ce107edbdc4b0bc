// The first step of one technique in one position.
#pragma once

#include <optional>

#include "rater/explain/lesson.h"
#include "rater/logic/steps/finder.h"

namespace nonet {

// The step of the technique that a lesson shows there: for Sudoku Explainer's techniques the one
// that its order takes, for others the first. nullopt if there is none. `givens`: of the position's
// puzzle.
std::optional<Step> shown_step(TechniqueId technique, const Position& position, const Grid& givens,
                               WalkMemory& memory);

// The same as a scene, with its price if the technique's order has one.
std::optional<LessonPosition> lesson_position(TechniqueId technique, const Position& position,
                                              const Grid& givens, WalkMemory& memory);

}  // namespace nonet
