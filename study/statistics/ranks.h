// Rank statistics, for comparing measures with different units and heavy tails, of which only the
// order is meaningful.
//
// Spearman's coefficient (C. Spearman, 1904) is Pearson's of the ranks, equal values sharing their
// mean rank. Unlike the textbook formula with squared differences, this is correct with ties, which
// are many: half of all puzzles need no guess.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace nonet {

// 1 for the least; equal values share the mean of their ranks. Infinity is allowed.
// REQUIRES: no value is NaN.
std::vector<double> average_ranks(std::span<const double> values);

struct RankCorrelation {
  double coefficient = 0;  // -1 .. 1
  std::size_t pairs = 0;   // with both values measured
};

// Over the indices where neither value is NaN; nullopt for fewer than three of them, or if one side
// is constant. REQUIRES: equally many values.
std::optional<RankCorrelation> spearman(std::span<const double> a, std::span<const double> b);

// spearman() of each pair of columns, [i][j]; complete columns are ranked only once.
using CorrelationMatrix = std::vector<std::vector<std::optional<RankCorrelation>>>;
CorrelationMatrix correlation_matrix(std::span<const std::vector<double>> columns);

// The percentile of each value in the column, 0 (least) to 1; NaN stays NaN.
std::vector<double> percentiles(std::span<const double> values);

// The value below which `share` of the sorted values lie; always an element of them (the lower
// one). REQUIRES: not empty, 0 <= share <= 1.
double quantile(std::span<const double> sorted, double share);

}  // namespace nonet
