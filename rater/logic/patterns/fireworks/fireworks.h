// Fireworks (shye, players' forum, "Fireworks", 2021). From a cell X, the crossing, a row and a
// column run out of its box. If a digit has at most one place P on the row and one place Q on the
// column outside that box, it is in X, P or Q: were it in neither P nor Q, both lines would have it
// in the box, so at their crossing.
//
//   triple  three digits with the same X, P and Q fill these three cells
//   quad    two digits from X and two from Y, the opposite corner of the rectangle with P and Q;
//           the four fill X, P, Q and Y
//
// As truths and links: each digit in its row and column; its box, and the cells. So the digits are
// false in the other cells of the box, too.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// By crossing, then P, then Q; digits ascending. search.size: 3 or 4, the digits.
void find_fireworks(const Search& search);

}  // namespace nonet
