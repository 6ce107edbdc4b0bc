// A bivalue universal grave except for one cell with one extra candidate: that candidate is true.
// By HoDoKu's counts, which may rule out what explainer_bug.h finds.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet::hodoku {

// At most one step, which removes the other candidates of the cell.
void find_bug(const Search& search);

}  // namespace nonet::hodoku
