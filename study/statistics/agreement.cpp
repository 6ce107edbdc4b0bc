#include "study/statistics/agreement.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "base/random_stream.h"
#include "study/statistics/bootstrap.h"

namespace nonet {
namespace {

// The resamples of a pair depend only on its place, so that a summary is the same each time.
constexpr std::uint64_t kSeed = 1;

// In the order of preference.
constexpr std::array kYardsticks = {
    Yardstick{.measure = "explainer",
              .name = "the Explainer rating",
              .caution = "a rating scale, not people's times: measures built on its techniques "
                         "agree by construction"},
};

}  // namespace

const Yardstick* yardstick_among(std::span<const std::string> measures) {
  const auto* const found = std::ranges::find_if(kYardsticks, [&](const Yardstick& yardstick) {
    return std::ranges::find(measures, yardstick.measure) != measures.end();
  });
  return found == kYardsticks.end() ? nullptr : found;
}

std::vector<Agreement> all_agreements(std::span<const std::vector<double>> columns,
                                      const CorrelationMatrix& correlations) {
  std::vector<Agreement> agreements;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (!correlations[i][j]) continue;
      RandomStream random(kSeed, "spearman-bootstrap", i * columns.size() + j);
      agreements.push_back(
          {i, j, spearman_interval(columns[i], columns[j], random), correlations[i][j]->pairs});
    }
  }
  return agreements;
}

std::vector<Agreement> ranking_by(std::size_t yardstick, std::span<const Agreement> agreements) {
  std::vector<Agreement> ranking;
  for (Agreement agreement : agreements) {
    if (agreement.measure == yardstick) std::swap(agreement.measure, agreement.with);
    if (agreement.with == yardstick) ranking.push_back(agreement);
  }
  std::ranges::stable_sort(ranking, std::ranges::greater(), [](const Agreement& agreement) {
    return std::abs(agreement.coefficient.value);
  });
  return ranking;
}

}  // namespace nonet
