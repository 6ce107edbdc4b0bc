// The chance error of a measured value: 95 % confidence intervals.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace nonet {

inline constexpr double kDeviations = 1.959964;  // of a normal variable, either side, for 95 %
// The same for Student's t, with the mean and the variance of so many values. REQUIRES: values > 1.
double students_deviations(std::size_t values);

struct Interval {
  double value = 0;
  double low = 0;
  double high = 0;
};

// A share in per cent, after Wilson (1927): never leaves 0..100 and holds for rare events too.
// REQUIRES: of > 0, part <= of.
Interval share_interval(std::uint64_t part, std::uint64_t of);

// The mean of independent values, by Student's t: right for a handful of seeds too, if the values
// are not far from normal. One value has no interval: low = high. REQUIRES: !values.empty().
Interval mean_interval(const std::vector<double>& values);

// The geometric mean of positive values, for ratios. REQUIRES: !values.empty(), all above 0.
Interval geometric_mean_interval(const std::vector<double>& values);

// The median by order statistics, without assumptions about the distribution. Infinity is allowed
// and sorts last. Fewer than six values cannot enclose the median at 95 %; then low = high.
// REQUIRES: !values.empty().
Interval median_interval(std::vector<double> values);

// "7.48 [7.23, 7.74]".
std::string text_of(const Interval& interval, int digits = 2);

}  // namespace nonet
