// The finder of each technique that is searched by itself: for a lesson, for all steps of one
// technique, for its price on a scale.
//
// A scale asks its own finders (LadderRow, HodokuRow). Some techniques have two, because Sudoku
// Explainer and HoDoKu look in different orders, and the first step found decides a rating: here
// such a technique has the Explainer's.
#pragma once

#include <span>

#include "rater/logic/steps/finder.h"
#include "rater/logic/steps/technique_id.h"

namespace nonet {

// How long a finder may take if there is nothing to find: well under a second, or more.
enum class Pace : bool { kQuick, kSlow };

struct FinderRow {
  TechniqueId technique;
  Finder find;  // offers steps of this technique, perhaps with others
  int size;     // passed to the finder: digits of a subset, lines of a fish
  Pace pace = Pace::kQuick;
};

// In the order of TechniqueId.
std::span<const FinderRow> finder_catalog();
const FinderRow& finder_row(TechniqueId technique);

}  // namespace nonet
