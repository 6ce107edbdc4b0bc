// A lesson: what is said of a technique, and positions that ask for it next.
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
  // The first is the example, the others are practice; fewer than asked for where `shortage` says
  // why.
  std::vector<LessonPosition> positions;
  std::string shortage;
};

}  // namespace nonet
