// Asking one technique of one position.
#pragma once

#include <optional>

#include "rater/explain/lesson.h"
#include "rater/logic/steps/finder.h"

namespace nonet {

// The step of the technique that a lesson shows there: of Sudoku Explainer's techniques the one
// that its order takes, of others the first. Nothing where there is none. `givens`: of the puzzle
// that the position belongs to.
std::optional<Step> shown_step(TechniqueId technique, const Position& position, const Grid& givens,
                               WalkMemory& memory);

// The same as a scene, with its price where the technique's order has one.
std::optional<LessonPosition> lesson_position(TechniqueId technique, const Position& position,
                                              const Grid& givens, WalkMemory& memory);

}  // namespace nonet
