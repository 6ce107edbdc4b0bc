// A bivalue universal grave except for one cell with one extra candidate: that candidate is true.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// At most one step, which removes the other candidates of the cell.
void find_bug_plus_one(const Search& search);

}  // namespace nonet
