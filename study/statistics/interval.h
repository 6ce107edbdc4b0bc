// How far a measured value may be off by chance: 95 % confidence intervals.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace nonet {

inline constexpr double kDeviations = 1.959964;  // of a normal variable, either side, for 95 %

struct Interval {
  double value = 0;
  double low = 0;
  double high = 0;
};

// A share in per cent, after Wilson (1927): never leaves 0..100 and holds for rare events too.
// REQUIRES: of > 0, part <= of.
Interval share_interval(std::uint64_t part, std::uint64_t of);

// The mean of independent values, by the normal approximation. REQUIRES: !values.empty().
Interval mean_interval(const std::vector<double>& values);

// "7.48 [7.23, 7.74]".
std::string text_of(const Interval& interval, int digits = 2);

}  // namespace nonet
