#include "study/papers/coghlan/variants.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <string>

#include "base/random_stream.h"
#include "study/papers/coghlan/play.h"
#include "study/papers/coghlan_puzzles.h"
#include "study/statistics/ranks.h"

namespace nonet::coghlan {
namespace {

using log_linear::Actions;
using log_linear::PlayerOrder;

constexpr Runs kChangeRuns{100, 10'000'000, "coghlan"};
constexpr Runs kTemperatureRuns{100, 3'000'000, "coghlan-temperature"};

// The plain game first, then each change alone, each two, all three.
constexpr std::array kChanges = {
    Variant{"plain: in turn, all digits, T = 0.5", PlayerOrder::kRoundRobin, Actions::kAllDigits,
            constant(0.5)},
    Variant{"a random player", PlayerOrder::kRandom, Actions::kAllDigits, constant(0.5)},
    Variant{"restricted actions", PlayerOrder::kRoundRobin, Actions::kRestricted, constant(0.5)},
    Variant{"resets (0.6 to 0.2 in 10,000)", PlayerOrder::kRoundRobin, Actions::kAllDigits,
            log_linear::kCoolingTemperature},
    Variant{"random player, restricted", PlayerOrder::kRandom, Actions::kRestricted, constant(0.5)},
    Variant{"random player, resets", PlayerOrder::kRandom, Actions::kAllDigits,
            log_linear::kCoolingTemperature},
    Variant{"restricted, resets", PlayerOrder::kRoundRobin, Actions::kRestricted,
            log_linear::kCoolingTemperature},
    Variant{"all three", PlayerOrder::kRandom, Actions::kRestricted,
            log_linear::kCoolingTemperature},
};

double lower_median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[(values.size() - 1) / 2];
}

// How many times larger the median of `base` is than that of `values`, by the bootstrap.
Interval median_ratio(const std::vector<double>& base, const std::vector<double>& values,
                      RandomStream& random) {
  constexpr int kDraws = 1000;
  const auto drawn = [&](const std::vector<double>& from) {
    std::vector<double> sample;
    for (std::size_t i = 0; i < from.size(); ++i) {
      sample.push_back(from[random.below(static_cast<std::uint32_t>(from.size()))]);
    }
    return lower_median(std::move(sample));
  };
  std::vector<double> ratios;
  for (int i = 0; i < kDraws; ++i) {
    const double below = drawn(values);
    ratios.push_back(drawn(base) / below);
  }
  std::ranges::sort(ratios);
  return {lower_median(base) / lower_median(values), quantile(ratios, 0.025),
          quantile(ratios, 0.975)};
}

// Coghlan presents all three as improvements.
Finding finding_of_change(const Interval& factor) {
  if (factor.low > 1) return Finding::kAgrees;
  return factor.high < 1 ? Finding::kContradicts : Finding::kDiffers;
}

std::string median_text(double median, std::uint64_t limit) {
  return std::isinf(median) ? fmt::format("over {}", limit) : fmt::format("{:.0f}", median);
}

}  // namespace

std::optional<ComparisonTable> changes_table(const ExperimentRequest& request) {
  ComparisonTable table{
      "The three changes on Coghlan's first puzzle: median iterations of plain learning by those "
      "with the change"};
  const Grid puzzle = *Grid::from_line(kCoghlanPuzzle);
  RandomStream random(request.seed, "coghlan-bootstrap");
  std::vector<double> plain;
  for (const Variant& variant : kChanges) {
    const auto runs = attempts(puzzle, variant, kChangeRuns, request);
    if (!runs) return std::nullopt;
    const std::vector<double> iterations = iterations_of(*runs);
    if (plain.empty()) plain = iterations;
    const Interval factor = median_ratio(plain, iterations, random);
    ComparisonRow row =
        row_of({.label = std::string(variant.label),
                .claim = "",
                .ours = factor,
                .sample = kChangeRuns.count,
                .of = "runs",
                .seed = request.seed,
                .note = fmt::format("median {} iterations; {} of {} solved within {} million",
                                    median_text(lower_median(iterations), kChangeRuns.iterations),
                                    solved_count(*runs), kChangeRuns.count,
                                    kChangeRuns.iterations / 1'000'000)});
    if (&variant != kChanges.data()) {
      row.claim = "faster";
      row.finding = finding_of_change(factor);
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

std::optional<ComparisonTable> temperatures_table(const ExperimentRequest& request) {
  constexpr double kShortRun = 28'836;  // his two runs at T = 0.5
  constexpr double kLongRun = 500'000;
  ComparisonTable table{
      "Plain learning in turn by temperature: median iterations; his two runs took 28,836 and "
      "over 500,000"};
  const Grid puzzle = *Grid::from_line(kCoghlanPuzzle);
  for (const double t : {0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.7}) {
    const std::string label = fmt::format("T = {:.2f}", t);
    const Variant variant{label, PlayerOrder::kRoundRobin, Actions::kAllDigits, constant(t)};
    const auto runs = attempts(puzzle, variant, kTemperatureRuns, request);
    if (!runs) return std::nullopt;
    const std::vector<double> iterations = iterations_of(*runs);
    const auto share = [&](auto holds) {
      return 100.0 * static_cast<double>(std::ranges::count_if(iterations, holds)) /
             static_cast<double>(iterations.size());
    };
    const double shorter = share([](double i) { return i <= kShortRun; });
    const double longer = share([](double i) { return i > kLongRun; });
    const Interval median = median_interval(iterations);
    ComparisonRow row{
        .label = label,
        .ours = median_text(median.value, kTemperatureRuns.iterations),
        .interval = fmt::format("{} to {}", median_text(median.low, kTemperatureRuns.iterations),
                                median_text(median.high, kTemperatureRuns.iterations)),
        .sample = kTemperatureRuns.count,
        .of = "runs",
        .seed = request.seed,
        .note = fmt::format("{:.0f} % take 28,836 or fewer, {:.0f} % more than 500,000", shorter,
                            longer)};
    if (t == 0.5) {
      row.claim = "28836 and 500000+";
      row.finding = shorter >= 2.5 && longer >= 2.5 ? Finding::kAgrees : Finding::kDiffers;
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

}  // namespace nonet::coghlan
