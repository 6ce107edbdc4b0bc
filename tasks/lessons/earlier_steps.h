// The steps that a technique's order (lesson_order.h) has in a position before the technique.
#pragma once

#include <optional>

#include "rater/explain/lesson.h"
#include "rater/logic/steps/finder.h"

namespace nonet {

struct StandingFound {
  Standing standing = Standing::kNext;
  std::optional<TechniqueId> easier;  // of kShared
};

// The standing of the position's step. For a fish that is off by default, smaller fish that are off
// also count as earlier. Nothing is earlier than a chain of the classification, because its finder
// searches for simpler chains itself.
StandingFound standing_of(const LessonPosition& position, WalkMemory& memory);

// The position after as many earlier steps as possible that leave the technique a step and open no
// single.
LessonPosition after_earlier_steps(LessonPosition position, WalkMemory& memory);

// Takes the earlier steps that remove some of the technique's candidates, one by one, until only
// the technique removes the rest. nullopt if no candidate remains for it, or a single opens.
std::optional<LessonPosition> after_shared_steps(LessonPosition position, WalkMemory& memory);

bool share_any(const CandidateSet& a, const CandidateSet& b);

// The position with only the candidates of these digits.
Position only_digits(const Position& position, DigitSet digits);

}  // namespace nonet
