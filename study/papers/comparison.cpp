#include "study/papers/comparison.h"

#include <fmt/format.h>
#include <utility>

namespace nonet {

std::string range_text(const Interval& interval, int digits) {
  return fmt::format("{:.{}f} to {:.{}f}", interval.low, digits, interval.high, digits);
}

std::string range_text(const Prediction& prediction, int digits) {
  return range_text(Interval{0, prediction.low, prediction.high}, digits);
}

ComparisonRow row_of(Measurement measurement) {
  const Interval ours = measurement.ours;
  const bool compared = !measurement.claim.empty() && measurement.expected.has_value();
  return {.label = std::move(measurement.label),
          .claim = std::string(measurement.claim),
          .ours = fmt::format("{:.{}f}", ours.value, measurement.digits),
          .interval = ours.low < ours.high ? range_text(ours, measurement.digits) : "",
          .expected = compared ? range_text(*measurement.expected, measurement.digits) : "",
          .sample = measurement.sample,
          .of = std::move(measurement.of),
          .seed = measurement.seed,
          .finding = finding_of(measurement.claim, measurement.expected),
          .note = std::move(measurement.note)};
}

}  // namespace nonet
