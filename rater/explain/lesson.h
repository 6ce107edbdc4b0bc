// A lesson: the text about a technique, and positions in which it is the next step.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "board/grid.h"
#include "rater/explain/lesson_text.h"
#include "rater/explain/path_text.h"

namespace nonet {

// A position of a puzzle, and the step to find in it.
struct LessonPosition {
  Grid givens;
  Scene scene;
};

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

}  // namespace nonet
