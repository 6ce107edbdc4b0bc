// How well a measure tells two kinds of puzzles apart: the chance that it puts a random one of the
// second above a random one of the first, half a point for a tie. This is the area under the
// receiver's curve and the statistic of Mann and Whitney at once, so ranks are enough.
#pragma once

#include <span>

#include "study/statistics/interval.h"

namespace nonet {

// 0.5: cannot tell; 1: always. The 95 % interval is that of J. Hanley and B. McNeil (1982).
// Infinity is allowed. REQUIRES: neither is empty, no NaN.
Interval separation(std::span<const double> first, std::span<const double> second);

}  // namespace nonet
