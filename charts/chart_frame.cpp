#include "charts/chart_frame.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "charts/chart_style.h"

namespace nonet {
namespace {

constexpr double kLegendGap = 18;  // between a name and the next swatch

}  // namespace

LegendLayout::LegendLayout(const std::vector<std::string>& names, double width) {
  Point at;
  for (const std::string& name : names) {
    const double needed = kSwatch + rough_width(name);
    if (at.x > 0 && at.x + needed > width) at = {0, at.y + kPitch};
    places_.push_back(at);
    at.x += needed + kLegendGap;
  }
  height_ = names.empty() ? 0 : at.y + kPitch;
}

AxesFrame::AxesFrame(const ChartFrame& frame, AxisRange x, AxisRange y,
                     std::vector<std::string> names, Swatch swatch)
    : frame_(frame),
      x_(std::move(x)),
      y_(std::move(y)),
      names_(names.size() == 1 ? std::vector<std::string>() : std::move(names)),
      left_(left_margin()),
      legend_(names_, frame.width - left_ - kRight),
      // Further lines of the legend make the chart higher, and the plot keeps its height.
      height_(frame.height + std::max(0.0, legend_.height() - LegendLayout::kPitch)),
      svg_({frame.width, height_}, frame.title) {
  const double top = (frame.title.empty() ? 10 : 34) + legend_.height() + (names_.empty() ? 0 : 4);
  const double bottom = 26 + (frame.x.label.empty() ? 0 : 20);
  plot_ = {left_, top, frame.width - left_ - kRight, height_ - top - bottom};
  draw_axes();
  draw_legend(swatch);
}

std::string AxesFrame::finish() && {
  for (const Guide& guide : frame_.guides) draw_guide(guide);
  if (hidden_ > 0) {
    svg_.text({plot_.right(), plot_.y + 12},
              fmt::format("{} value{} outside the axes", hidden_, hidden_ == 1 ? "" : "s"),
              R"(text-anchor="end" font-size="10" font-style="italic")");
  }
  return std::move(svg_).finish();
}

double AxesFrame::left_margin() const {
  double widest = 0;
  for (const Tick& tick : y_.ticks()) widest = std::max(widest, rough_width(tick.text));
  return widest + 14 + (frame_.y.label.empty() ? 0 : 20);
}

void AxesFrame::draw_axes() {
  if (!frame_.title.empty()) svg_.text({plot_.x, 20}, frame_.title, kTitleStyle);
  for (const Tick& tick : y_.ticks()) {
    const double y = plot_.bottom() - y_.place(tick.value) * plot_.height;
    svg_.line({plot_.x, y}, {plot_.right(), y}, kGridStyle);
    svg_.text({plot_.x - 7, y + 4}, tick.text, kEnd);
  }
  for (const Tick& tick : x_.ticks()) {
    const double x = plot_.x + x_.place(tick.value) * plot_.width;
    svg_.line({x, plot_.y}, {x, plot_.bottom()}, kGridStyle);
    svg_.text({x, plot_.bottom() + 17}, tick.text, kMiddle);
  }
  svg_.line({plot_.x, plot_.bottom()}, {plot_.right(), plot_.bottom()}, kAxisStyle);
  svg_.line({plot_.x, plot_.y}, {plot_.x, plot_.bottom()}, kAxisStyle);
  if (!frame_.x.label.empty()) {
    svg_.text({plot_.center().x, height_ - 8}, frame_.x.label, kMiddle);
  }
  if (!frame_.y.label.empty()) {
    svg_.text({0, 0}, frame_.y.label, upright(13, plot_.center().y));
  }
}

void AxesFrame::draw_legend(Swatch swatch) {
  const double top = plot_.y - legend_.height() + 7;
  for (std::size_t i = 0; i < names_.size(); ++i) {
    const SeriesLook& look = look_of(i);
    const Point start = Point{plot_.x, top} + legend_[i];
    if (swatch != Swatch::kMarker) svg_.line(start, start + Point{24, 0}, line_style(look));
    if (swatch != Swatch::kLine) draw_marker(svg_, start + Point{12, 0}, look, 4, 1);
    svg_.text(start + Point{LegendLayout::kSwatch, 4}, names_[i], "");
  }
}

void AxesFrame::draw_guide(const Guide& guide) {
  if (!y_.shows(guide.y)) return;
  const double y = plot_.bottom() - y_.place(guide.y) * plot_.height;
  svg_.line({plot_.x, y}, {plot_.right(), y},
            R"(stroke="currentColor" stroke-width="1.2" stroke-dasharray="5 4")");
  svg_.text({plot_.x + 6, y - 5}, guide.label, "font-size=\"11\"");
}

AxesFrame open_frame(const ChartFrame& frame, const std::vector<Series>& series, Swatch swatch) {
  std::vector<double> xs;
  std::vector<double> ys;
  std::vector<std::string> names;
  for (const Series& one : series) {
    names.push_back(one.name);
    for (const Point p : one.points) {
      xs.push_back(p.x);
      ys.push_back(p.y);
    }
  }
  for (const Guide& guide : frame.guides) ys.push_back(guide.y);
  return {frame, AxisRange(frame.x, xs), AxisRange(frame.y, ys), std::move(names), swatch};
}

}  // namespace nonet
