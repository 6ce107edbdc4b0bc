// Rank statistics: what can be compared between measures of different units and wild tails, where
// only the order means something.
//
// Spearman's coefficient (C. Spearman, 1904) is Pearson's of the ranks, equal values sharing their
// mean rank. Unlike the textbook formula with squared differences this is right with ties, and
// there are many: half of all puzzles need no guess.
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
  std::size_t pairs = 0;   // where both are measured
};

// Over the indices where neither value is NaN; nullopt for fewer than three of them, or where one
// side has the same value everywhere. REQUIRES: equally many values.
std::optional<RankCorrelation> spearman(std::span<const double> a, std::span<const double> b);

// spearman() of each pair of columns, [i][j]; complete columns are ranked only once.
using CorrelationMatrix = std::vector<std::vector<std::optional<RankCorrelation>>>;
CorrelationMatrix correlation_matrix(std::span<const std::vector<double>> columns);

// Where each value stands among the column's, 0 (least) to 1; NaN stays NaN.
std::vector<double> percentiles(std::span<const double> values);

// The value below which `share` of the sorted values lie, an element of them (the lower one).
// REQUIRES: not empty, 0 <= share <= 1.
double quantile(std::span<const double> sorted, double share);

}  // namespace nonet
