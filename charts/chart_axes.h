// The arithmetic of charts: the numbers along an axis, and the position of a value on it.
#pragma once

#include <string>
#include <vector>

#include "charts/chart.h"

namespace nonet {

struct Tick {
  double value = 0;
  std::string text;
};

// An axis with known limits. Values map to 0..1 along it.
class AxisRange {
 public:
  // Fits the limits to the data, rounds them out to ticks, and keeps the limits that the axis
  // fixes. A logarithmic axis ignores values that are not positive.
  AxisRange(const Axis& axis, const std::vector<double>& data);

  // Whether the value is on the axis: finite, inside the limits, positive on a logarithmic axis.
  [[nodiscard]] bool shows(double value) const;
  [[nodiscard]] double place(double value) const;
  [[nodiscard]] double low() const { return low_; }
  [[nodiscard]] double high() const { return high_; }
  [[nodiscard]] const std::vector<Tick>& ticks() const { return ticks_; }

 private:
  void make_linear_ticks(const Axis& axis);
  void make_log_ticks(const Axis& axis);

  AxisScale scale_;
  double low_ = 0;
  double high_ = 1;
  std::vector<Tick> ticks_;
};

// A number in the usual form on axes: 0.25, 1500, 20k, 3M.
std::string tick_text(double value);

}  // namespace nonet
