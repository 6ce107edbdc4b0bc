#include <algorithm>
#include <fmt/format.h>

#include "charts/chart.h"
#include "charts/chart_style.h"

namespace nonet {
namespace {

constexpr double kPitch = 24;  // distance between bars

// Centred on a bar whose zero is at `left`; `unit` is the length of 1.
void draw_whisker(SvgWriter& svg, const Bar& bar, Point left, double unit) {
  const auto x = [&](double value) { return left.x + std::max(0.0, value) * unit; };
  const auto [low, high] = *bar.interval;
  svg.line({x(low), left.y}, {x(high), left.y}, kAxisStyle);
  for (const double end : {low, high}) {
    svg.line({x(end), left.y - 4}, {x(end), left.y + 4}, kAxisStyle);
  }
}

}  // namespace

std::string chart_svg(const BarChart& chart) {
  double label_width = 0;
  double value_width = 0;
  double largest = 0;
  for (const Bar& bar : chart.bars) {
    label_width = std::max(label_width, rough_width(bar.label));
    value_width = std::max(value_width, rough_width(value_text(bar.value, chart.digits)));
    largest = std::max({largest, bar.value, bar.interval ? bar.interval->second : 0});
  }
  const double top = chart.title.empty() ? 6 : 34;
  const double left = label_width + 14;
  const double room = chart.width - left - value_width - 16;
  const double bottom = chart.value_label.empty() ? 6 : 26;
  const double height = top + kPitch * static_cast<double>(chart.bars.size()) + bottom;
  SvgWriter svg({chart.width, height}, chart.title);
  if (!chart.title.empty()) svg.text({0, 20}, chart.title, kTitleStyle);
  double y = top;
  for (const Bar& bar : chart.bars) {
    const double length = largest > 0 ? std::max(0.0, bar.value) / largest * room : 0;
    svg.text({left - 8, y + 16}, bar.label, kEnd);
    svg.rect({left, y + 4, length, kPitch - 8},
             fmt::format(R"(fill="{}" fill-opacity=".85")", kLooks[0].colour));
    double end = left + length;
    if (bar.interval && largest > 0) {
      draw_whisker(svg, bar, {left, y + kPitch / 2}, room / largest);
      end = std::max(end, left + bar.interval->second / largest * room);
    }
    svg.text({end + 7, y + 16}, value_text(bar.value, chart.digits), "font-size=\"11\"");
    y += kPitch;
  }
  svg.line({left, top}, {left, y}, kAxisStyle);
  if (!chart.value_label.empty()) svg.text({left, height - 6}, chart.value_label, "");
  return std::move(svg).finish();
}

}  // namespace nonet
