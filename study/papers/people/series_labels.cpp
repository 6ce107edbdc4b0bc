#include "study/papers/people/series_labels.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>
#include <span>
#include <utility>

#include "rater/orders/catalog.h"
#include "solvers/exact/certify.h"
#include "study/papers/independent_runs.h"
#include "study/statistics/separation.h"

namespace nonet {
namespace {

struct SeriesPuzzles {
  std::string label;
  std::vector<Puzzle> puzzles = {};
};

std::vector<SeriesPuzzles> series_of(std::span<const LabelledPuzzle> labelled) {
  std::vector<SeriesPuzzles> series;
  for (const LabelledPuzzle& one : labelled) {
    const Certificate certificate = certify(one.givens);
    if (!certificate) continue;
    auto same = std::ranges::find(series, one.label, &SeriesPuzzles::label);
    if (same == series.end()) same = series.insert(series.end(), {.label = one.label});
    same->puzzles.push_back(*certificate.puzzle);
  }
  return series;
}

std::optional<std::vector<double>> series_scores_of(const ExperimentRequest& request,
                                                    const ScaleRow& scale,
                                                    const std::vector<Puzzle>& puzzles) {
  return independent_runs(request, scale.name, puzzles.size(), [&](std::uint64_t i) {
    const Rating rating = scale.rate(puzzles[static_cast<std::size_t>(i)], {});
    return rating.solved() ? rating.score : std::numeric_limits<double>::infinity();
  });
}

bool add_series_scale(const ExperimentRequest& request, const ScaleRow& scale,
                      const std::vector<SeriesPuzzles>& series, ComparisonTable& table) {
  std::vector<std::vector<double>> scores;
  for (const SeriesPuzzles& one : series) {
    auto found = series_scores_of(request, scale, one.puzzles);
    if (!found) return false;
    scores.push_back(std::move(*found));
  }
  for (std::size_t later = 1; later < series.size(); ++later) {
    for (std::size_t earlier = 0; earlier < later; ++earlier) {
      table.rows.push_back(
          row_of({.label = fmt::format("{}: {} above {}", scale.name, series[later].label,
                                       series[earlier].label),
                  .claim = "",
                  .ours = separation(scores[earlier], scores[later]),
                  .sample = series[earlier].puzzles.size() + series[later].puzzles.size()}));
    }
  }
  return true;
}

}  // namespace

std::optional<ComparisonTable> labels_table(const ExperimentRequest& request) {
  const auto series = series_of(request.labels);
  if (series.size() < 2) return std::nullopt;
  ComparisonTable table{"Area under the curve: a puzzle of one label rated above one of another"};
  for (const ScaleRow& scale : scale_catalog()) {
    if (!add_series_scale(request, scale, series, table)) return std::nullopt;
  }
  return table;
}

}  // namespace nonet
