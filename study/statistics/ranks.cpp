#include "study/statistics/ranks.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace nonet {
namespace {

bool is_measured(double value) { return !std::isnan(value); }

// Pearson's coefficient of two lists of ranks.
std::optional<RankCorrelation> correlation_of_ranks(std::span<const double> a,
                                                    std::span<const double> b) {
  if (a.size() < 3) return std::nullopt;
  const double mean = (static_cast<double>(a.size()) + 1) / 2;
  double ab = 0;
  double aa = 0;
  double bb = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    ab += (a[i] - mean) * (b[i] - mean);
    aa += (a[i] - mean) * (a[i] - mean);
    bb += (b[i] - mean) * (b[i] - mean);
  }
  if (aa == 0 || bb == 0) return std::nullopt;
  return RankCorrelation{std::clamp(ab / std::sqrt(aa * bb), -1.0, 1.0), a.size()};
}

}  // namespace

std::vector<double> average_ranks(std::span<const double> values) {
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
  std::vector<double> ranks(values.size());
  for (std::size_t first = 0; first < order.size();) {
    std::size_t end = first + 1;
    while (end < order.size() && values[order[end]] == values[order[first]]) ++end;
    const double rank = (static_cast<double>(first + end) + 1) / 2;
    for (; first < end; ++first) ranks[order[first]] = rank;
  }
  return ranks;
}

std::optional<RankCorrelation> spearman(std::span<const double> a, std::span<const double> b) {
  assert(a.size() == b.size());
  std::vector<double> both_a;
  std::vector<double> both_b;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (!is_measured(a[i]) || !is_measured(b[i])) continue;
    both_a.push_back(a[i]);
    both_b.push_back(b[i]);
  }
  return correlation_of_ranks(average_ranks(both_a), average_ranks(both_b));
}

CorrelationMatrix correlation_matrix(std::span<const std::vector<double>> columns) {
  std::vector<std::vector<double>> ranks;  // empty for a column with gaps
  ranks.reserve(columns.size());
  for (const auto& column : columns) {
    const bool complete = std::ranges::all_of(column, is_measured);
    ranks.push_back(complete ? average_ranks(column) : std::vector<double>());
  }
  CorrelationMatrix matrix(columns.size());
  for (auto& row : matrix) row.resize(columns.size());
  for (std::size_t i = 0; i < columns.size(); ++i) {
    for (std::size_t j = 0; j <= i; ++j) {
      const bool ranked = !ranks[i].empty() && !ranks[j].empty();
      matrix[i][j] = matrix[j][i] =
          ranked ? correlation_of_ranks(ranks[i], ranks[j]) : spearman(columns[i], columns[j]);
    }
  }
  return matrix;
}

std::vector<double> percentiles(std::span<const double> values) {
  std::vector<double> there;
  std::ranges::copy_if(values, std::back_inserter(there), is_measured);
  const std::vector<double> ranks = average_ranks(there);
  std::vector<double> result(values.begin(), values.end());
  std::size_t next = 0;
  for (double& value : result) {
    if (is_measured(value)) value = (ranks[next++] - 0.5) / static_cast<double>(ranks.size());
  }
  return result;
}

double quantile(std::span<const double> sorted, double share) {
  assert(!sorted.empty());
  const auto last = static_cast<double>(sorted.size() - 1);
  return sorted[static_cast<std::size_t>(std::floor(share * last))];
}

}  // namespace nonet
