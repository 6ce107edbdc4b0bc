// What a technique's order (lesson_order.h) can do in a position before it comes to the technique.
#pragma once

#include <optional>

#include "rater/explain/lesson.h"
#include "rater/logic/steps/finder.h"

namespace nonet {

struct StandingFound {
  Standing standing = Standing::kNext;
  std::optional<TechniqueId> easier;  // of kShared
};

// Of the step that the position shows. Earlier than a fish that is off by default are also smaller
// fish that are off. Nothing is earlier than a chain of the classification, whose finder looks for
// simpler ones itself.
StandingFound standing_of(const LessonPosition& position, WalkMemory& memory);

// The position after as many earlier steps as leave the technique a step and open no single.
LessonPosition after_earlier_steps(LessonPosition position, WalkMemory& memory);

bool share_any(const CandidateSet& a, const CandidateSet& b);

// The position with the candidates of these digits alone.
Position only_digits(const Position& position, DigitSet digits);

bool has_open_single(const Position& position);

}  // namespace nonet
