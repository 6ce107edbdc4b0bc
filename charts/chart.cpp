#include "charts/chart.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <span>
#include <vector>

#include "charts/chart_frame.h"
#include "charts/chart_style.h"

namespace nonet {
namespace {

// A line may run this far beside its points: nobody sees it.
constexpr double kUnseen = 0.1;

double distance_from_line(Point p, Point a, Point b) {
  const Point along = b - a;
  const Point aside = p - a;
  const double length = std::hypot(along.x, along.y);
  if (length == 0) return std::hypot(aside.x, aside.y);
  return std::abs(along.x * aside.y - along.y * aside.x) / length;
}

// Keeps the points without which the line would run visibly elsewhere (D. Douglas and T. Peucker,
// 1973): those between `first` and `last`.
void keep_seen(std::span<const Point> points, std::size_t first, std::size_t last,
               std::vector<bool>& kept) {
  double farthest = kUnseen;
  std::size_t at = first;
  for (std::size_t i = first + 1; i < last; ++i) {
    const double distance = distance_from_line(points[i], points[first], points[last]);
    if (distance <= farthest) continue;
    farthest = distance;
    at = i;
  }
  if (at == first) return;
  kept[at] = true;
  keep_seen(points, first, at, kept);
  keep_seen(points, at, last, kept);
}

std::string line_path(std::span<const Point> points) {
  std::vector<bool> kept(points.size(), false);
  kept.front() = true;
  kept.back() = true;
  keep_seen(points, 0, points.size() - 1, kept);
  std::string path;
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (kept[i]) path += path.empty() ? move_to(points[i]) : line_to(points[i]);
  }
  return path;
}

// The places of the points inside the axes; the others are counted.
std::vector<Point> shown_points(AxesFrame& frame, const Series& series) {
  std::vector<Point> shown;
  for (const Point p : series.points) {
    if (frame.shows(p)) {
      shown.push_back(frame.place(p));
    } else {
      frame.count_hidden();
    }
  }
  return shown;
}

}  // namespace

std::vector<Bin> binned(const std::vector<double>& values, int bins) {
  if (values.empty()) return {};
  const auto [least, most] = std::ranges::minmax(values);
  const double span = most > least ? most - least : 1;
  std::vector<Bin> result(static_cast<std::size_t>(bins));
  for (int i = 0; i < bins; ++i) {
    result[static_cast<std::size_t>(i)] = {least + span * i / bins, least + span * (i + 1) / bins,
                                           0};
  }
  for (const double value : values) {
    const int bin = static_cast<int>((value - least) / span * bins);
    result[static_cast<std::size_t>(std::clamp(bin, 0, bins - 1))].count += 1;
  }
  return result;
}

std::string chart_svg(const LineChart& chart) {
  const bool marked = chart.markers == Markers::kShown;
  AxesFrame frame =
      open_frame(chart.frame, chart.series, marked ? Swatch::kLineAndMarker : Swatch::kLine);
  for (std::size_t i = 0; i < chart.series.size(); ++i) {
    const std::vector<Point> shown = shown_points(frame, chart.series[i]);
    if (marked) draw_markers(frame.svg(), shown, look_of(i), 3.5, 1);
    if (!shown.empty()) frame.svg().path(line_path(shown), line_style(look_of(i)));
  }
  return std::move(frame).finish();
}

std::string chart_svg(const ScatterChart& chart) {
  AxesFrame frame = open_frame(chart.frame, chart.series, Swatch::kMarker);
  if (chart.diagonal == Diagonal::kShown) {
    // The part of y = x inside the axes.
    const double low = std::max(frame.x().low(), frame.y().low());
    const double high = std::min(frame.x().high(), frame.y().high());
    if (low < high) {
      frame.svg().line(frame.place({low, low}), frame.place({high, high}),
                       R"(stroke="currentColor" stroke-opacity=".5" stroke-dasharray="4 4")");
    }
  }
  for (std::size_t i = 0; i < chart.series.size(); ++i) {
    // Many points are drawn smaller and paler, so that their density shows.
    const bool crowded = chart.series[i].points.size() > 400;
    draw_markers(frame.svg(), shown_points(frame, chart.series[i]), look_of(i), crowded ? 2 : 3.5,
                 crowded ? 0.35 : 0.75);
  }
  return std::move(frame).finish();
}

std::string chart_svg(const Histogram& chart) {
  ChartFrame layout = chart.frame;
  if (!layout.y.low && layout.y.scale == AxisScale::kLinear) layout.y.low = 0;
  std::vector<Series> outlines;
  for (const BinnedSeries& one : chart.series) {
    Series outline{one.name, {}};
    for (const Bin& bin : one.bins) {
      outline.points.push_back({bin.low, bin.count});
      outline.points.push_back({bin.high, bin.count});
    }
    outlines.push_back(std::move(outline));
  }
  AxesFrame frame = open_frame(layout, outlines, Swatch::kLine);
  const double floor = frame.plot().bottom();
  if (chart.series.size() == 1) {
    for (const Bin& bin : chart.series[0].bins) {
      if (!frame.shows({bin.low, bin.count}) || bin.count <= 0) continue;
      const Point top = frame.place({bin.low, bin.count});
      const double right = frame.place({bin.high, bin.count}).x;
      const double gap = right - top.x > 4 ? 1 : 0;
      frame.svg().rect({top.x + gap / 2, top.y, right - top.x - gap, floor - top.y},
                       fmt::format(R"(fill="{}" fill-opacity=".85")", kLooks[0].colour));
    }
    return std::move(frame).finish();
  }
  for (std::size_t i = 0; i < outlines.size(); ++i) {
    std::string path;
    for (const Point p : outlines[i].points) {
      // An empty bin is at the bottom, also on a logarithmic axis.
      Point corner = frame.shows(p) ? frame.place(p) : frame.place({p.x, 1});
      if (p.y <= 0) corner.y = floor;
      if (path.empty()) path = move_to({corner.x, floor});
      path += line_to(corner);
    }
    if (path.empty()) continue;
    path += line_to({frame.place(outlines[i].points.back()).x, floor});
    frame.svg().path(path, line_style(look_of(i)));
  }
  return std::move(frame).finish();
}

}  // namespace nonet
