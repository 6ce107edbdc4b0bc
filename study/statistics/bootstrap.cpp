#include "study/statistics/bootstrap.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <optional>
#include <vector>

#include "study/statistics/ranks.h"

namespace nonet {
namespace {

using Times = std::vector<std::uint32_t>;  // how often each value was drawn

// One side of the pairs, sorted once and ranked for each resample.
class RankedSide {
 public:
  explicit RankedSide(std::vector<double> values)
      : values_(std::move(values)), order_(values_.size()), ranks_(values_.size()) {
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    std::ranges::sort(order_,
                      [&](std::size_t i, std::size_t j) { return values_[i] < values_[j]; });
  }

  // The rank of each value among the drawn values; equal values share the mean rank.
  const std::vector<double>& ranks(const Times& times) {
    double below = 0;
    for (std::size_t first = 0; first < order_.size();) {
      double drawn = 0;
      std::size_t end = first;
      for (; end < order_.size() && values_[order_[end]] == values_[order_[first]]; ++end) {
        drawn += times[order_[end]];
      }
      for (; first < end; ++first) ranks_[order_[first]] = below + (drawn + 1) / 2;
      below += drawn;
    }
    return ranks_;
  }

 private:
  std::vector<double> values_;
  std::vector<std::size_t> order_;
  std::vector<double> ranks_;
};

// Pearson's coefficient of ranks, each counted `times` times; nullopt if a side does not vary.
std::optional<double> correlation(const std::vector<double>& a, const std::vector<double>& b,
                                  const Times& times) {
  const double mean = (static_cast<double>(a.size()) + 1) / 2;
  double ab = 0;
  double aa = 0;
  double bb = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const double weight = times[i];
    ab += weight * (a[i] - mean) * (b[i] - mean);
    aa += weight * (a[i] - mean) * (a[i] - mean);
    bb += weight * (b[i] - mean) * (b[i] - mean);
  }
  if (aa == 0 || bb == 0) return std::nullopt;
  return std::clamp(ab / std::sqrt(aa * bb), -1.0, 1.0);
}

Interval resampled(RankedSide& a, RankedSide& b, double value, std::size_t pairs,
                   RandomStream& random) {
  std::vector<double> coefficients;
  Times times(pairs);
  for (std::size_t i = 0; i < kResamples; ++i) {
    std::ranges::fill(times, 0);
    for (std::size_t draw = 0; draw < pairs; ++draw) {
      ++times[random.below(static_cast<std::uint32_t>(pairs))];
    }
    if (const auto one = correlation(a.ranks(times), b.ranks(times), times)) {
      coefficients.push_back(*one);
    }
  }
  if (coefficients.empty()) return {value, -1, 1};
  std::ranges::sort(coefficients);
  return {value, std::min(value, quantile(coefficients, 0.025)),
          std::max(value, quantile(coefficients, 0.975))};
}

Interval asymptotic(double value, std::size_t pairs) {
  const double z = std::atanh(std::clamp(value, -1 + 1e-12, 1 - 1e-12));
  const double half =
      kDeviations * std::sqrt((1 + value * value / 2) / (static_cast<double>(pairs) - 3));
  return {value, std::tanh(z - half), std::tanh(z + half)};
}

}  // namespace

Interval spearman_interval(std::span<const double> a, std::span<const double> b,
                           RandomStream& random) {
  assert(a.size() == b.size());
  std::vector<double> both_a;
  std::vector<double> both_b;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (std::isnan(a[i]) || std::isnan(b[i])) continue;
    both_a.push_back(a[i]);
    both_b.push_back(b[i]);
  }
  const auto value = spearman(both_a, both_b);
  assert(value);
  if (value->pairs >= kMostResampled) return asymptotic(value->coefficient, value->pairs);
  RankedSide left(std::move(both_a));
  RankedSide right(std::move(both_b));
  return resampled(left, right, value->coefficient, value->pairs, random);
}

}  // namespace nonet
