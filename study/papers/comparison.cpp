#include "study/papers/comparison.h"

#include <array>
#include <cmath>
#include <cstdlib>
#include <fmt/format.h>
#include <utility>

namespace nonet {
namespace {

constexpr std::array<std::string_view, 5> kWords = {"", "agrees", "differs", "contradicts",
                                                    "not comparable"};

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

}  // namespace

std::string_view word_of(Finding finding) { return kWords[static_cast<std::size_t>(finding)]; }

std::string range_text(const Interval& interval, int digits) {
  return fmt::format("{:.{}f} to {:.{}f}", interval.low, digits, interval.high, digits);
}

Finding finding_of(std::string_view claim, const Interval& ours) {
  const auto printed = number_in(claim);
  if (!printed) return Finding::kNone;
  const bool inside = printed->value + printed->precision >= ours.low &&
                      printed->value - printed->precision <= ours.high;
  return inside ? Finding::kAgrees : Finding::kDiffers;
}

ComparisonRow row_of(Measurement measurement) {
  const Interval ours = measurement.ours;
  return {.label = std::move(measurement.label),
          .claim = std::string(measurement.claim),
          .ours = fmt::format("{:.{}f}", ours.value, measurement.digits),
          .interval = ours.low < ours.high ? range_text(ours, measurement.digits) : "",
          .sample = measurement.sample,
          .of = std::move(measurement.of),
          .seed = measurement.seed,
          .finding = finding_of(measurement.claim, ours),
          .note = std::move(measurement.note)};
}

}  // namespace nonet
