#include "study/statistics/interval.h"

#include <algorithm>
#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <cassert>
#include <cmath>
#include <fmt/format.h>

namespace nonet {
namespace {

// Boost computes in long double by default, and begins before main(). Valgrind lacks long double,
// so without this policy it could not run the program at all.
using InDouble = boost::math::policies::policy<boost::math::policies::promote_double<false>>;

}  // namespace

double students_deviations(std::size_t values) {
  return boost::math::quantile(
      boost::math::students_t_distribution<double, InDouble>(static_cast<double>(values - 1)),
      0.975);
}

Interval share_interval(std::uint64_t part, std::uint64_t of) {
  assert(of > 0 && part <= of);
  const auto n = static_cast<double>(of);
  const double share = static_cast<double>(part) / n;
  const double z2 = kDeviations * kDeviations;
  const double middle = (share + z2 / (2 * n)) / (1 + z2 / n);
  const double half =
      kDeviations / (1 + z2 / n) * std::sqrt(share * (1 - share) / n + z2 / (4 * n * n));
  return {100 * share, std::max(0.0, 100 * (middle - half)),
          std::min(100.0, 100 * (middle + half))};
}

Interval mean_interval(const std::vector<double>& values) {
  assert(!values.empty());
  const auto n = static_cast<double>(values.size());
  double mean = 0;
  for (const double value : values) mean += value / n;
  double squares = 0;
  for (const double value : values) squares += (value - mean) * (value - mean);
  if (values.size() < 2) return {mean, mean, mean};
  const double half = students_deviations(values.size()) * std::sqrt(squares / (n - 1) / n);
  return {mean, mean - half, mean + half};
}

Interval geometric_mean_interval(const std::vector<double>& values) {
  std::vector<double> logarithms;
  for (const double value : values) {
    assert(value > 0);
    logarithms.push_back(std::log(value));
  }
  const Interval mean = mean_interval(logarithms);
  return {std::exp(mean.value), std::exp(mean.low), std::exp(mean.high)};
}

Interval median_interval(std::vector<double> values) {
  assert(!values.empty());
  std::ranges::sort(values);
  const std::size_t n = values.size();
  const double middle = values[(n - 1) / 2];
  // The number of values below the median is binomial: take the widest rank whose tail is small.
  const boost::math::binomial_distribution<double, InDouble> below(static_cast<double>(n), 0.5);
  std::size_t rank = 0;
  while (rank < n / 2 && boost::math::cdf(below, static_cast<double>(rank)) <= 0.025) ++rank;
  if (rank == 0) return {middle, middle, middle};
  return {middle, values[rank - 1], values[n - rank]};
}

std::string text_of(const Interval& interval, int digits) {
  return fmt::format("{:.{}f} [{:.{}f}, {:.{}f}]", interval.value, digits, interval.low, digits,
                     interval.high, digits);
}

}  // namespace nonet
