// A lesson: the text about a technique, and positions in which it is the next step.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/grid.h"
#include "rater/explain/lesson_text.h"
#include "rater/explain/path_text.h"

namespace nonet {

// How the step of a position compares with the steps that the technique's order tries earlier.
enum class Standing : std::uint8_t {
  kNext,   // no earlier technique has a step
  kAlone,  // an earlier technique has a step, but none removes one of the same candidates
  kShared  // an earlier technique removes one of the same candidates
};

// A position of a puzzle, and the step to find in it.
struct LessonPosition {
  Grid givens;
  Scene scene;
  Standing standing = Standing::kNext;
  std::optional<TechniqueId> easier = std::nullopt;  // of kShared: the earlier technique
};

// The position with its step explained in other words.
LessonPosition told_in(LessonPosition position, const StepWords& words);

struct Lesson {
  TechniqueId technique = TechniqueId::kNakedSingle;
  LessonText text;
  // In what sense the positions need this technique and nothing easier.
  std::string order;
  // The first is the example, the others are practice. `shortage` explains why there are fewer than
  // requested.
  std::vector<LessonPosition> positions;
  std::string shortage;
};

// The lesson in other words; `order` and `shortage` do not change.
Lesson told_in(Lesson lesson, const StepWords& words);

}  // namespace nonet
