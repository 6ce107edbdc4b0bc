#include "study/papers/coghlan/variants.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random_stream.h"
#include "study/papers/coghlan/play.h"
#include "study/papers/coghlan_puzzles.h"
#include "study/statistics/ranks.h"

namespace nonet::coghlan {
namespace {

using log_linear::Actions;
using log_linear::PlayerOrder;

constexpr Runs kChangeRuns{100, 10'000'000, "coghlan"};
constexpr Runs kTemperatureRuns{200, 1'000'000, "coghlan-temperature"};

// The constant temperatures with which the changes are compared: his, and one that suits the plain
// game better. Resets may save iterations compared with one and lose them compared with the other.
constexpr std::array kConstants = {0.5, 0.4};

enum class Cooling : bool { kConstant, kResets };

// A subset of his three changes. He makes claims about each alone and about all of them.
struct Change {
  std::string_view label;
  PlayerOrder order = PlayerOrder::kRoundRobin;
  Actions actions = Actions::kAllDigits;
  Cooling cooling = Cooling::kConstant;
  bool claimed = false;
};

constexpr Change kPlain{"plain: in turn, all digits, a constant temperature"};
constexpr std::array kChanges = {
    Change{"a random player", PlayerOrder::kRandom, Actions::kAllDigits, Cooling::kConstant, true},
    Change{"restricted actions", PlayerOrder::kRoundRobin, Actions::kRestricted, Cooling::kConstant,
           true},
    Change{"resets (0.6 to 0.2 in 10,000)", PlayerOrder::kRoundRobin, Actions::kAllDigits,
           Cooling::kResets, true},
    Change{"random player, restricted", PlayerOrder::kRandom, Actions::kRestricted},
    Change{"random player, resets", PlayerOrder::kRandom, Actions::kAllDigits, Cooling::kResets},
    Change{"restricted, resets", PlayerOrder::kRoundRobin, Actions::kRestricted, Cooling::kResets},
    Change{"all three", PlayerOrder::kRandom, Actions::kRestricted, Cooling::kResets, true},
};

Variant variant_of(const Change& change, double temperature) {
  return {
      change.label, change.order, change.actions,
      change.cooling == Cooling::kResets ? log_linear::kCoolingTemperature : constant(temperature)};
}

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

// How many times more iterations one run of `base` may take than one of `values`, as an author sees
// who tries each once.
std::optional<Prediction> one_run_ratio(const std::vector<double>& base,
                                        const std::vector<double>& values) {
  std::vector<double> ratios;
  for (std::size_t i = 0; i < std::min(base.size(), values.size()); ++i) {
    const bool both_endless = std::isinf(base[i]) && std::isinf(values[i]);
    ratios.push_back(both_endless ? 1 : base[i] / values[i]);
  }
  return prediction_of_outcome(std::move(ratios));
}

// Faster than with each of the constant temperatures, with only one of them, or with neither.
Finding finding_beside(const std::vector<Finding>& each) {
  const auto agree = std::ranges::count(each, Finding::kAgrees);
  if (static_cast<std::size_t>(agree) == each.size()) return Finding::kAgrees;
  const bool open = std::ranges::find(each, Finding::kOpen) != each.end();
  if (agree > 0) return open ? Finding::kOpen : Finding::kPartly;
  if (open) return Finding::kOpen;
  return std::ranges::find(each, Finding::kDiffers) != each.end() ? Finding::kDiffers
                                                                  : Finding::kContradicts;
}

std::string median_text(double median, std::uint64_t limit) {
  return std::isinf(median) ? fmt::format("over {}", limit) : fmt::format("{:.0f}", median);
}

// The iterations of a change, compared with each of the constant temperatures.
using Iterations = std::vector<std::vector<double>>;

// nullopt after a stop.
std::optional<Iterations> iterations_beside(const Change& change,
                                            const ExperimentRequest& request) {
  const Grid puzzle = *Grid::from_line(kCoghlanPuzzle);
  Iterations iterations;
  for (const double temperature : kConstants) {
    if (change.cooling == Cooling::kResets && !iterations.empty()) {
      iterations.push_back(iterations.front());  // they do not depend on the temperature
      continue;
    }
    const auto runs = attempts(puzzle, variant_of(change, temperature), kChangeRuns, request);
    if (!runs) return std::nullopt;
    iterations.push_back(iterations_of(*runs));
  }
  return iterations;
}

std::string medians_text(const Iterations& iterations) {
  std::string text = "median iterations";
  for (std::size_t i = 0; i < iterations.size(); ++i) {
    const Interval median = median_interval(iterations[i]);
    const auto number = [](double m) { return median_text(m, kChangeRuns.iterations); };
    text += fmt::format("{} {} [{}, {}]", i == 0 ? "" : ";", number(median.value),
                        number(median.low), number(median.high));
  }
  return text;
}

ComparisonRow change_row(const Change& change, const Iterations& plain, const Iterations& changed,
                         RandomStream& random, const ExperimentRequest& request) {
  ComparisonRow row{.label = std::string(change.label),
                    .sample = kChangeRuns.count,
                    .of = "runs each",
                    .seed = request.seed,
                    .note = medians_text(changed)};
  std::vector<Finding> findings;
  for (std::size_t i = 0; i < plain.size(); ++i) {
    const Interval factor = median_ratio(plain[i], changed[i], random);
    const auto expected = one_run_ratio(plain[i], changed[i]);
    findings.push_back(finding_of_direction(factor, expected));
    const std::string_view between = i == 0 ? "" : "; ";
    row.ours += fmt::format("{}{:.2f}", between, factor.value);
    row.interval += fmt::format("{}{}", between, range_text(factor));
    if (expected) row.expected += fmt::format("{}{}", between, range_text(*expected));
  }
  if (change.claimed) {
    row.claim = "faster";
    row.finding = finding_beside(findings);
  }
  return row;
}

}  // namespace

std::optional<ComparisonTable> changes_table(const ExperimentRequest& request) {
  ComparisonTable table{
      "The three changes on Coghlan's first puzzle: how many times fewer iterations than plain "
      "learning at T = 0.5; at T = 0.4"};
  RandomStream random(request.seed, "coghlan-bootstrap");
  const auto plain = iterations_beside(kPlain, request);
  if (!plain) return std::nullopt;
  table.rows.push_back(change_row(kPlain, *plain, *plain, random, request));
  for (const Change& change : kChanges) {
    const auto changed = iterations_beside(change, request);
    if (!changed) return std::nullopt;
    table.rows.push_back(change_row(change, *plain, *changed, random, request));
  }
  return table;
}

namespace {

// His two runs at T = 0.5.
constexpr double kShortRun = 28'836;
constexpr double kLongRun = 500'000;

// How many of a hundred runs are as short as his short one, and as long as his long one.
struct LikeHis {
  Interval shorter;
  Interval longer;
  // Each is at least as frequent as one in forty, so that one of his two runs may well be like
  // that.
  [[nodiscard]] bool both_likely() const {
    constexpr double kRare = 2.5;
    return shorter.value >= kRare && longer.value >= kRare;
  }
};

LikeHis like_his(const std::vector<double>& iterations) {
  const auto share = [&](auto holds) {
    return share_interval(static_cast<std::uint64_t>(std::ranges::count_if(iterations, holds)),
                          iterations.size());
  };
  return {share([](double i) { return i <= kShortRun; }),
          share([](double i) { return i > kLongRun; })};
}

ComparisonRow temperature_row(double temperature, const std::vector<double>& iterations,
                              const ExperimentRequest& request) {
  const LikeHis his = like_his(iterations);
  const Interval median = median_interval(iterations);
  const auto number = [](double m) { return median_text(m, kTemperatureRuns.iterations); };
  ComparisonRow row{.label = fmt::format("T = {:.2f}", temperature),
                    .ours = number(median.value),
                    .interval = fmt::format("{} to {}", number(median.low), number(median.high)),
                    .sample = kTemperatureRuns.count,
                    .of = "runs",
                    .seed = request.seed,
                    .note = fmt::format("{} % take 28,836 or fewer, {} % more than 500,000{}",
                                        text_of(his.shorter, 1), text_of(his.longer, 1),
                                        his.both_likely() ? ": runs like both of his" : "")};
  if (temperature == 0.5) {
    row.claim = "28836 and 500000+";
    row.finding = his.both_likely() ? Finding::kAgrees : Finding::kDiffers;
  }
  return row;
}

}  // namespace

std::optional<ComparisonTable> temperatures_table(const ExperimentRequest& request) {
  ComparisonTable table{
      "Plain learning in turn by temperature: median iterations; his two runs took 28,836 and "
      "over 500,000"};
  const Grid puzzle = *Grid::from_line(kCoghlanPuzzle);
  for (const double t : {0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.7}) {
    const std::string label = fmt::format("T = {:.2f}", t);
    const Variant variant{label, PlayerOrder::kRoundRobin, Actions::kAllDigits, constant(t)};
    const auto runs = attempts(puzzle, variant, kTemperatureRuns, request);
    if (!runs) return std::nullopt;
    table.rows.push_back(temperature_row(t, iterations_of(*runs), request));
  }
  return table;
}

}  // namespace nonet::coghlan
