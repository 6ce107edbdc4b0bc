#include "study/statistics/interval.h"

#include <cassert>
#include <cmath>
#include <fmt/format.h>

namespace nonet {
Interval share_interval(std::uint64_t part, std::uint64_t of) {
  assert(of > 0 && part <= of);
  const auto n = static_cast<double>(of);
  const double share = static_cast<double>(part) / n;
  const double z2 = kDeviations * kDeviations;
  const double middle = (share + z2 / (2 * n)) / (1 + z2 / n);
  const double half =
      kDeviations / (1 + z2 / n) * std::sqrt(share * (1 - share) / n + z2 / (4 * n * n));
  return {100 * share, 100 * (middle - half), 100 * (middle + half)};
}

Interval mean_interval(const std::vector<double>& values) {
  assert(!values.empty());
  const auto n = static_cast<double>(values.size());
  double mean = 0;
  for (const double value : values) mean += value / n;
  double squares = 0;
  for (const double value : values) squares += (value - mean) * (value - mean);
  const double half = values.size() < 2 ? 0 : kDeviations * std::sqrt(squares / (n - 1) / n);
  return {mean, mean - half, mean + half};
}

std::string text_of(const Interval& interval, int digits) {
  return fmt::format("{:.{}f} [{:.{}f}, {:.{}f}]", interval.value, digits, interval.low, digits,
                     interval.high, digits);
}

}  // namespace nonet
