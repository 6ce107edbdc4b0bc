// The frame of a chart with two axes: title, legend, axes, grid lines and guides.
#pragma once

#include <string>
#include <vector>

#include "charts/chart.h"
#include "charts/chart_axes.h"
#include "charts/svg_writer.h"

namespace nonet {

// The sample of a series in a legend.
enum class Swatch { kLine, kMarker, kLineAndMarker };

// The positions of the names in a legend, on as many lines as the width requires.
class LegendLayout {
 public:
  LegendLayout(const std::vector<std::string>& names, double width);

  [[nodiscard]] double height() const { return height_; }
  [[nodiscard]] Point operator[](std::size_t i) const { return places_[i]; }

  static constexpr double kSwatch = 30;  // from the start of the swatch to the name
  static constexpr double kPitch = 20;

 private:
  std::vector<Point> places_;
  double height_ = 0;
};

// Charts draw their data into plot(), using place(). Borrows the chart's frame.
class AxesFrame {
 public:
  AxesFrame(const ChartFrame& frame, AxisRange x, AxisRange y, std::vector<std::string> names,
            Swatch swatch);

  [[nodiscard]] SvgWriter& svg() { return svg_; }
  [[nodiscard]] const Rect& plot() const { return plot_; }
  [[nodiscard]] const AxisRange& x() const { return x_; }
  [[nodiscard]] const AxisRange& y() const { return y_; }
  [[nodiscard]] bool shows(Point p) const { return x_.shows(p.x) && y_.shows(p.y); }
  [[nodiscard]] Point place(Point p) const {
    return {plot_.x + x_.place(p.x) * plot_.width, plot_.bottom() - y_.place(p.y) * plot_.height};
  }
  // Counts a value outside the axes: such values are not drawn, and finish() reports their number.
  void count_hidden() { ++hidden_; }

  std::string finish() &&;

 private:
  static constexpr double kRight = 18;  // margin

  [[nodiscard]] double left_margin() const;
  void draw_axes();
  void draw_legend(Swatch swatch);
  void draw_guide(const Guide& guide);

  const ChartFrame& frame_;
  AxisRange x_;
  AxisRange y_;
  std::vector<std::string> names_;  // in the legend; empty for a single series
  double left_;                     // margin
  LegendLayout legend_;
  double height_;
  SvgWriter svg_;
  Rect plot_;
  int hidden_ = 0;
};

// A frame whose axes contain all points and guides.
AxesFrame open_frame(const ChartFrame& frame, const std::vector<Series>& series, Swatch swatch);

}  // namespace nonet
