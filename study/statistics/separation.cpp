#include "study/statistics/separation.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>
#include <vector>

#include "study/statistics/ranks.h"

namespace nonet {

Interval separation(std::span<const double> first, std::span<const double> second) {
  assert(!first.empty() && !second.empty());
  std::vector<double> all(second.begin(), second.end());
  all.insert(all.end(), first.begin(), first.end());
  const auto ranks = average_ranks(all);
  const auto m = static_cast<double>(first.size());
  const auto n = static_cast<double>(second.size());
  const auto end = ranks.begin() + static_cast<std::ptrdiff_t>(second.size());
  const double area = (std::accumulate(ranks.begin(), end, 0.0) - n * (n + 1) / 2) / (m * n);
  const double square = area * area;
  const double variance = (area * (1 - area) + (n - 1) * (area / (2 - area) - square) +
                           (m - 1) * (2 * square / (1 + area) - square)) /
                          (m * n);
  const double half = kDeviations * std::sqrt(std::max(0.0, variance));
  return {area, std::max(0.0, area - half), std::min(1.0, area + half)};
}

}  // namespace nonet
