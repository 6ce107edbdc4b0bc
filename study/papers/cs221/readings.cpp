#include "study/papers/cs221/readings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <functional>
#include <optional>

#include "study/papers/cs221/report_rows.h"
#include "study/papers/cs221/search_cost.h"

namespace nonet::cs221 {
namespace {

using constraint::SetSizes;

constexpr std::array kRowsWithTwins = {kTwins, kTwinsLcv, kTwinsNoMcv, kOpportunistic};
using Ratios = std::array<double, kRowsWithTwins.size()>;

// Weak readings without MCV can take hours on one puzzle without a solution.
constexpr std::uint64_t kMostOptions = 300'000;

constexpr int kFewestSquares = 2;
constexpr int kMostSquares = 8;

std::vector<SetSizes> all_readings() {
  std::vector<SetSizes> readings;
  for (int size = kFewestSquares; size <= kMostSquares; ++size) readings.push_back({size, 0});
  for (int size = kFewestSquares; size <= kMostSquares; ++size) readings.push_back({1, size});
  for (int size = kFewestSquares; size <= kMostSquares; ++size) readings.push_back({size, size});
  return readings;
}

std::string ratios_text(const Ratios& ratios) {
  return fmt::format("{:.1f} / {:.1f} / {:.1f} / {:.1f}", ratios[0], ratios[1], ratios[2],
                     ratios[3]);
}

Ratios published_ratios() {
  Ratios ratios{};
  for (std::size_t i = 0; i < ratios.size(); ++i) {
    ratios[i] = published_ratio(kReportRows[kRowsWithTwins[i]]);
  }
  return ratios;
}

// Root mean square of the logarithms of our ratios divided by the report's, as a factor.
double distance(const Ratios& ours, const Ratios& published) {
  double sum = 0;
  for (std::size_t i = 0; i < ours.size(); ++i) {
    sum += std::pow(std::log(ours[i] / published[i]), 2);
  }
  return std::exp(std::sqrt(sum / static_cast<double>(ours.size())));
}

struct ReadingCost {
  Ratios ratios{1, 1, 1, 1};  // geometric means over the sets
  std::uint64_t cut = 0;      // searches ended at kMostOptions, so that the ratios are too large
};

// nullopt after a stop.
std::optional<ReadingCost> cost_of_reading(const SetSizes& reading,
                                           const std::vector<std::vector<Grid>>& sets,
                                           const std::vector<double>& baselines,
                                           const ExperimentRequest& request) {
  ReadingCost reading_cost;
  Ratios& ratios = reading_cost.ratios;
  for (std::size_t set = 0; set < sets.size(); ++set) {
    for (std::size_t i = 0; i < ratios.size(); ++i) {
      const auto settings = under(kReportRows[kRowsWithTwins[i]].settings, reading);
      const SearchCost cost = cost_of(settings, sets[set], request, name_of(reading), kMostOptions);
      reading_cost.cut += cost.cut;
      const auto options = static_cast<double>(cost.options);
      if (request.control.should_stop()) return std::nullopt;
      ratios[i] *= std::pow(baselines[set] / options, 1.0 / static_cast<double>(sets.size()));
    }
  }
  return reading_cost;
}

// The distance of a reading's ratios from the report's.
struct Nearness {
  double factor = 1;
  std::string reading;
};

std::string nearest_of(std::vector<Nearness> readings) {
  std::ranges::stable_sort(readings, std::ranges::less(), &Nearness::factor);
  return fmt::format(
      "Of {} readings of the generalised twins the nearest to the report's ratios is {} (a factor "
      "of {:.2f}), then {} ({:.2f}).",
      readings.size(), readings[0].reading, readings[0].factor, readings[1].reading,
      readings[1].factor);
}

}  // namespace

constraint::SearchSettings under(constraint::SearchSettings settings, const SetSizes& reading) {
  settings.rules.sets = reading;
  return settings;
}

std::string name_of(const SetSizes& reading) {
  if (reading.hidden < kFewestSquares) return fmt::format("naked sets up to {}", reading.naked);
  if (reading.naked < kFewestSquares) return fmt::format("hidden sets up to {}", reading.hidden);
  return fmt::format("naked and hidden sets up to {}", reading.naked);
}

ReadingsTable readings_table(const std::vector<std::vector<Grid>>& sets,
                             const ExperimentRequest& request) {
  ReadingsTable result;
  ComparisonTable& table = result.table;
  table.title =
      "Readings of generalised twins: baseline's options divided by those of SE + GT / + LCV / "
      "no MCV / opportunistic";
  std::vector<Nearness> nearness;
  std::vector<double> baselines;
  std::uint64_t puzzles = 0;
  const ReportRow& baseline = kReportRows[kBaseline];
  for (const auto& set : sets) {
    baselines.push_back(
        static_cast<double>(cost_of(baseline.settings, set, request, baseline.label).options));
    puzzles += set.size();
  }
  const Ratios published = published_ratios();
  for (const SetSizes& reading : all_readings()) {
    const auto cost = cost_of_reading(reading, sets, baselines, request);
    if (!cost) break;
    nearness.push_back({distance(cost->ratios, published), name_of(reading)});
    std::string note = fmt::format("a factor of {:.2f} from the report's", nearness.back().factor);
    if (cost->cut > 0) {
      note += fmt::format("; {} searches cut at {} options", cost->cut, kMostOptions);
    }
    table.rows.push_back({.label = name_of(reading),
                          .claim = ratios_text(published),
                          .ours = ratios_text(cost->ratios),
                          .sample = puzzles,
                          .seed = request.seed,
                          .note = std::move(note)});
  }
  if (nearness.size() > 1) result.notes.push_back(nearest_of(std::move(nearness)));
  return result;
}

}  // namespace nonet::cs221
