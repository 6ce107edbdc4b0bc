// A row of the lessons' texts, in the order of TechniqueId: for a technique, or for neighbors that
// differ in their size only. "{n}" stands for the size as a word ("three"). Cells that see each
// other share a row, column or box.
#pragma once

#include <string_view>

#include "rater/techniques/technique_id.h"

namespace nonet {

struct LessonRow {
  TechniqueId first;
  TechniqueId last;  // the row serves all from the first to this
  std::string_view idea;
  std::string_view look;
  std::string_view why;
};

}  // namespace nonet
