#include "study/papers/verdict.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <string>

#include "study/statistics/interval.h"

namespace nonet {
namespace {

constexpr std::array<std::string_view, 6> kWords = {"",     "agrees",  "partly",
                                                    "open", "differs", "contradicts"};

struct PrintedNumber {
  double value = 0;
  double precision = 0;  // half a unit of the last digit printed
};

std::optional<PrintedNumber> number_in(std::string_view text) {
  const std::string copy(text);
  char* end = nullptr;
  const double value = std::strtod(copy.c_str(), &end);
  if (copy.empty() || *end != '\0') return std::nullopt;
  const std::size_t point = copy.find('.');
  const std::size_t decimals = point == std::string::npos ? 0 : copy.size() - point - 1;
  return PrintedNumber{value, 0.5 * std::pow(10, -static_cast<double>(decimals))};
}

struct RunSpread {
  double mean = 0;
  double variance = 0;    // of one value
  double deviations = 0;  // of Student's t, for 95 %
};

// REQUIRES: at least two values.
RunSpread spread_of(const std::vector<double>& values) {
  const auto n = static_cast<double>(values.size());
  RunSpread spread;
  for (const double value : values) spread.mean += value / n;
  for (const double value : values) {
    spread.variance += (value - spread.mean) * (value - spread.mean) / (n - 1);
  }
  spread.deviations = students_deviations(values.size());
  return spread;
}

}  // namespace

std::string_view word_of(Finding finding) { return kWords[static_cast<std::size_t>(finding)]; }

std::optional<Prediction> prediction_of_mean(const std::vector<double>& values,
                                             std::uint64_t trials) {
  if (values.size() < 2 || trials == 0) return std::nullopt;
  const RunSpread spread = spread_of(values);
  const double half =
      spread.deviations * std::sqrt(spread.variance * (1 / static_cast<double>(values.size()) +
                                                       1 / static_cast<double>(trials)));
  return Prediction{spread.mean - half, spread.mean + half};
}

std::optional<Prediction> prediction_of_run(const std::vector<double>& runs) {
  return prediction_of_mean(runs, 1);
}

std::optional<Prediction> prediction_of_factor(const std::vector<double>& runs) {
  std::vector<double> logarithms;
  for (const double run : runs) logarithms.push_back(std::log(run));
  const auto of_logarithm = prediction_of_run(logarithms);
  if (!of_logarithm) return std::nullopt;
  return Prediction{std::exp(of_logarithm->low), std::exp(of_logarithm->high)};
}

std::optional<Prediction> prediction_of_outcome(std::vector<double> outcomes) {
  constexpr std::size_t kFewest = 40;  // one in forty lies beyond either end
  if (outcomes.size() < kFewest) return std::nullopt;
  std::ranges::sort(outcomes);
  const std::size_t beyond = (outcomes.size() + 1) / kFewest - 1;
  return Prediction{outcomes[beyond], outcomes[outcomes.size() - 1 - beyond]};
}

Prediction prediction_of_share(std::uint64_t part, std::uint64_t of, std::uint64_t trials) {
  // The rule of succession keeps a share of 0 or 1 from looking certain.
  const double ours = static_cast<double>(of) + 2;
  const double share = (static_cast<double>(part) + 1) / ours;
  const double half =
      kDeviations * std::sqrt(share * (1 - share) * (1 / ours + 1 / static_cast<double>(trials)));
  return {std::max(0.0, 100 * (share - half)), std::min(100.0, 100 * (share + half))};
}

Finding finding_of(std::string_view claim, const std::optional<Prediction>& prediction) {
  const auto printed = number_in(claim);
  if (!printed || !prediction) return Finding::kNone;
  const bool inside = printed->value + printed->precision >= prediction->low &&
                      printed->value - printed->precision <= prediction->high;
  return inside ? Finding::kAgrees : Finding::kDiffers;
}

Finding finding_of_direction(const Interval& ratio, const std::optional<Prediction>& one_run) {
  if (ratio.low > 1) return Finding::kAgrees;
  if (ratio.high >= 1) return Finding::kOpen;
  return one_run && one_run->high < 1 ? Finding::kContradicts : Finding::kDiffers;
}

Finding finding_of_outcome(std::uint64_t part, std::uint64_t of) {
  constexpr double kRare = 2.5;
  const Interval share = share_interval(part, of);
  if (share.value >= kRare) return Finding::kAgrees;
  return share.high >= kRare ? Finding::kOpen : Finding::kDiffers;
}

}  // namespace nonet
