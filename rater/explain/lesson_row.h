// A row of lesson texts, in the order of TechniqueId: for one technique, or for neighbors that
// differ only in size. "{n}" stands for the size as a word ("three"). Cells that see each other
// share a row, column or box.
#pragma once

#include <string_view>

#include "rater/logic/steps/technique_id.h"

namespace nonet {

struct LessonRow {
  TechniqueId first;
  TechniqueId last;  // the row's last technique; `first` to `last` share it
  std::string_view idea;
  std::string_view look;
  std::string_view why;
};

}  // namespace nonet
