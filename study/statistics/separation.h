// How well a measure separates two kinds of puzzles: the probability that it puts a random puzzle
// of the second kind above a random one of the first; a tie counts half. This is both the area
// under the ROC curve and the statistic of Mann and Whitney, so ranks suffice.
#pragma once

#include <span>

#include "study/statistics/interval.h"

namespace nonet {

// 0.5: no separation; 1: complete separation. The 95 % interval is that of J. Hanley and B. McNeil
// (1982). Infinity is allowed. REQUIRES: neither is empty, no NaN.
Interval separation(std::span<const double> first, std::span<const double> second);

}  // namespace nonet
