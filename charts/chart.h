// Charts as SVG text, for reports and for files of their own. Lines and letters have the colour of
// the surrounding text (currentColor), so that a chart suits light and dark pages; series differ by
// shape or dash as well as by colour, so that they can be distinguished in grey.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "charts/drawing.h"

namespace nonet {

enum class AxisScale { kLinear, kLog };

// Missing limits come from the data.
struct Axis {
  std::string label;
  AxisScale scale = AxisScale::kLinear;
  std::optional<double> low;
  std::optional<double> high;
};

struct Series {
  std::string name;
  std::vector<Point> points;  // in the data's own units
};

// A reference level, drawn across the chart.
struct Guide {
  std::string label;
  double y = 0;
};

// The common part of charts with two axes. Width and height in pixels.
struct ChartFrame {
  std::string title;
  Axis x;
  Axis y;
  std::vector<Guide> guides;
  double width = 680;
  double height = 380;
};

enum class Markers { kNone, kShown };

struct LineChart {
  ChartFrame frame;
  std::vector<Series> series;
  Markers markers = Markers::kNone;
};

enum class Diagonal { kNone, kShown };  // the line y = x

struct ScatterChart {
  ChartFrame frame;
  std::vector<Series> series;
  Diagonal diagonal = Diagonal::kNone;
};

struct Bin {
  double low = 0;
  double high = 0;
  double count = 0;
};

struct BinnedSeries {
  std::string name;
  std::vector<Bin> bins;
};

// One series is drawn as filled bars, several as overlaid outlines.
struct Histogram {
  ChartFrame frame;
  std::vector<BinnedSeries> series;
};

// Bins of equal width over all values. REQUIRES: bins > 0.
std::vector<Bin> binned(const std::vector<double>& values, int bins);

struct Bar {
  std::string label;
  double value = 0;
  // Drawn as a whisker from low to high, cut off below zero.
  std::optional<std::pair<double, double>> interval = {};
};

// Horizontal bars with their values; `digits` after the decimal point.
struct BarChart {
  std::string title;
  std::string value_label;
  std::vector<Bar> bars;
  int digits = 0;
  double width = 680;
};

// Values by row and column, darker for larger. Every row has one value per column; a NaN leaves its
// square empty.
struct HeatMap {
  // kSigned: the depth of the colour is the distance from zero, the hue its sign.
  enum class Meaning { kAmount, kSigned };

  std::string title;
  std::string row_label;
  std::string column_label;
  std::vector<std::string> rows;
  std::vector<std::string> columns;
  std::vector<std::vector<double>> values;
  int digits = 0;
  double width = 560;
  Meaning meaning = Meaning::kAmount;
};

std::string chart_svg(const LineChart& chart);
std::string chart_svg(const ScatterChart& chart);
std::string chart_svg(const Histogram& chart);
std::string chart_svg(const BarChart& chart);
std::string chart_svg(const HeatMap& chart);

}  // namespace nonet
