// The chance error of a rank correlation, because other puzzles could have been drawn: the
// percentile bootstrap (B. Efron, 1979). Puzzles are drawn with replacement, ranked anew and
// correlated, a thousand times; 95 % of these coefficients lie in the interval. The distribution of
// the measures does not matter, and there may be any number of ties.
//
// A resample is kept as "how often was each value drawn", so that it is ranked by one pass over an
// order that was sorted once. From kMostResampled values on chance is small and the asymptotic
// interval of D. Bonett and T. Wright (2000) takes over: Fisher's transformation with the variance
// (1 + r^2 / 2) / (n - 3).
#pragma once

#include <cstddef>
#include <span>

#include "base/random_stream.h"
#include "study/statistics/interval.h"

namespace nonet {

inline constexpr std::size_t kResamples = 1000;
inline constexpr std::size_t kMostResampled = 1000;

// Spearman's coefficient over the indices where neither value is NaN, with its 95 % interval.
// REQUIRES: equally many values; spearman(a, b) has a value.
Interval spearman_interval(std::span<const double> a, std::span<const double> b,
                           RandomStream& random);

}  // namespace nonet
