// Linear ticks step by 1, 2 or 5 times a power of ten, about six per axis (Heckbert, "Nice numbers
// for graph labels", Graphics Gems, 1990). Logarithmic ticks are powers of ten, with 2 and 5
// between them if the axis spans less than three decades.

#include "charts/chart_axes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

namespace nonet {
namespace {

constexpr double kUsualTicks = 6;
constexpr double kSlack = 1e-9;  // of a step, for rounding errors in multiples

double nice_step(double span) {
  const double raw = span / kUsualTicks;
  const double power = std::pow(10, std::floor(std::log10(raw)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (raw <= factor * power * (1 + kSlack)) return factor * power;
  }
  return 10 * power;
}

}  // namespace

std::string tick_text(double value) {
  struct Unit {
    double size;
    const char* suffix;
  };
  constexpr std::array kUnits{Unit{1e9, "G"}, Unit{1e6, "M"}, Unit{1e4, "k"}};
  for (const Unit& unit : kUnits) {
    if (std::abs(value) < unit.size * (1 - kSlack)) continue;
    // Thousands are abbreviated only from ten thousand on.
    const double divisor = unit.size > 1e5 ? unit.size : 1e3;
    return fmt::format("{:.6g}{}", value / divisor, unit.suffix);
  }
  return fmt::format("{:.6g}", std::abs(value) < 1e-300 ? 0.0 : value);
}

AxisRange::AxisRange(const Axis& axis, const std::vector<double>& data) : scale_(axis.scale) {
  bool any = false;
  for (const double value : data) {
    if (!std::isfinite(value) || (scale_ == AxisScale::kLog && value <= 0)) continue;
    low_ = any ? std::min(low_, value) : value;
    high_ = any ? std::max(high_, value) : value;
    any = true;
  }
  if (!any) {
    low_ = scale_ == AxisScale::kLog ? 1 : 0;
    high_ = scale_ == AxisScale::kLog ? 10 : 1;
  }
  low_ = axis.low.value_or(low_);
  high_ = axis.high.value_or(high_);
  if (scale_ == AxisScale::kLog) {
    make_log_ticks(axis);
  } else {
    make_linear_ticks(axis);
  }
}

void AxisRange::make_linear_ticks(const Axis& axis) {
  if (high_ - low_ < 1e-12 * std::max(1.0, std::abs(low_))) {
    const double room = std::max(0.5, std::abs(low_) * 0.1);
    if (!axis.low) low_ -= room;
    high_ = std::max(high_, low_ + 2 * room);
  }
  const double step = nice_step(high_ - low_);
  if (!axis.low) low_ = std::floor(low_ / step + kSlack) * step;
  if (!axis.high) high_ = std::ceil(high_ / step - kSlack) * step;
  for (double n = std::ceil(low_ / step - kSlack); n * step <= high_ + step * kSlack; ++n) {
    ticks_.push_back({n * step, tick_text(n * step)});
  }
}

void AxisRange::make_log_ticks(const Axis& axis) {
  if (!axis.low) low_ = std::pow(10, std::floor(std::log10(low_) + kSlack));
  if (!axis.high) high_ = std::pow(10, std::ceil(std::log10(high_) - kSlack));
  if (high_ <= low_ * 1.001) high_ = low_ * 10;
  const double decades = std::log10(high_ / low_);
  const int every = std::max(1, static_cast<int>(std::ceil(decades / 8)));
  const int first = static_cast<int>(std::floor(std::log10(low_) + kSlack));
  for (int power = first; std::pow(10, power) <= high_ * (1 + kSlack); power += every) {
    for (const double factor : {1.0, 2.0, 5.0}) {
      const double value = factor * std::pow(10, power);
      const bool wanted = factor < 1.5 || decades < 3;
      if (wanted && value >= low_ * (1 - kSlack) && value <= high_ * (1 + kSlack)) {
        ticks_.push_back({value, tick_text(value)});
      }
    }
  }
}

bool AxisRange::shows(double value) const {
  if (!std::isfinite(value)) return false;
  return value >= low_ - (high_ - low_) * kSlack && value <= high_ + (high_ - low_) * kSlack;
}

double AxisRange::place(double value) const {
  if (scale_ == AxisScale::kLog) return std::log(value / low_) / std::log(high_ / low_);
  return (value - low_) / (high_ - low_);
}

}  // namespace nonet
