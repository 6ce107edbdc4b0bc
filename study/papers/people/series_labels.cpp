#include "study/papers/people/series_labels.h"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <limits>
#include <span>
#include <utility>

#include "rater/orders/catalog.h"
#include "rater/orders/levels.h"
#include "rater/orders/minutes/person_level.h"
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

// A measure by which puzzles are ordered, with its name in the table.
struct SeriesOrder {
  std::string name;
  std::function<double(const Puzzle&)> place;
};

double score_on(const ScaleRow& scale, const Puzzle& puzzle) {
  const Rating rating = scale.rate(puzzle, {});
  return rating.solved() ? rating.score : std::numeric_limits<double>::infinity();
}

// The order of books as one number: the level, then minutes.
double place_in_book(const Puzzle& puzzle) {
  constexpr double kMoreThanMinutes = 1e6;
  const LevelRow* level = level_of(find_scale("explainer")->rate(puzzle, {}));
  if (level == nullptr) return std::numeric_limits<double>::infinity();
  const PersonOrder order = person_order(*level, find_scale("minutes")->rate(puzzle, {}));
  return order.level * kMoreThanMinutes + std::min(order.minutes, kMoreThanMinutes);
}

std::vector<SeriesOrder> series_orders() {
  std::vector<SeriesOrder> orders = {{"Order of a book", place_in_book}};
  for (const ScaleRow& scale : scale_catalog()) {
    orders.push_back({std::string(scale.name),
                      [&scale](const Puzzle& puzzle) { return score_on(scale, puzzle); }});
  }
  return orders;
}

std::optional<std::vector<double>> series_scores_of(const ExperimentRequest& request,
                                                    const SeriesOrder& order,
                                                    const std::vector<Puzzle>& puzzles) {
  return independent_runs(request, order.name, puzzles.size(), [&](std::uint64_t i) {
    return order.place(puzzles[static_cast<std::size_t>(i)]);
  });
}

bool add_series_order(const ExperimentRequest& request, const SeriesOrder& order,
                      const std::vector<SeriesPuzzles>& series, ComparisonTable& table) {
  std::vector<std::vector<double>> scores;
  for (const SeriesPuzzles& one : series) {
    auto found = series_scores_of(request, order, one.puzzles);
    if (!found) return false;
    scores.push_back(std::move(*found));
  }
  for (std::size_t later = 1; later < series.size(); ++later) {
    for (std::size_t earlier = 0; earlier < later; ++earlier) {
      table.rows.push_back(
          row_of({.label = fmt::format("{}: {} above {}", order.name, series[later].label,
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
  for (const SeriesOrder& order : series_orders()) {
    if (!add_series_order(request, order, series, table)) return std::nullopt;
  }
  return table;
}

}  // namespace nonet
