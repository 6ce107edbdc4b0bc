#include "charts/chart_style.h"

#include <cmath>
#include <fmt/format.h>
#include <vector>

namespace nonet {

double rough_width(std::string_view text, double size) {
  std::size_t characters = 0;
  for (const char c : text) {
    if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) ++characters;
  }
  return static_cast<double>(characters) * size * 0.56;
}

std::string value_text(double value, int digits) {
  const double unit = std::pow(10, -digits);
  return fmt::format("{:.{}f}", std::round(value / unit) * unit + 0.0, digits);
}

std::string move_to(Point p) { return fmt::format("M{} {}", svg_number(p.x), svg_number(p.y)); }
std::string line_to(Point p) { return fmt::format("L{} {}", svg_number(p.x), svg_number(p.y)); }

std::string upright(double x, double y) {
  return fmt::format("text-anchor=\"middle\" transform=\"translate({} {}) rotate(-90)\"",
                     svg_number(x), svg_number(y));
}

std::string line_style(const SeriesLook& look) {
  std::string style = fmt::format(
      R"(fill="none" stroke="{}" stroke-width="2" stroke-linejoin="round")", look.colour);
  if (!look.dash.empty()) style += fmt::format(" stroke-dasharray=\"{}\"", look.dash);
  return style;
}

namespace {

std::string marker_path(Point p, const SeriesLook& look, double r) {
  const auto from = [&](double x, double y) { return move_to(p + Point{x * r, y * r}); };
  const auto to = [&](double x, double y) { return line_to(p + Point{x * r, y * r}); };
  switch (look.marker) {
    case 's':
      return from(-.9, -.9) + to(.9, -.9) + to(.9, .9) + to(-.9, .9) + "Z";
    case 't':
      return from(0, -1.2) + to(1.1, .8) + to(-1.1, .8) + "Z";
    case 'd':
      return from(0, -1.3) + to(1.3, 0) + to(0, 1.3) + to(-1.3, 0) + "Z";
    case 'x':
      return from(-.9, -.9) + to(.9, .9) + from(-.9, .9) + to(.9, -.9);
    default:
      return fmt::format("{}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0 -{d} 0Z", from(-1, 0),
                         fmt::arg("r", svg_number(r)), fmt::arg("d", svg_number(2 * r)));
  }
}

std::string marker_style(const SeriesLook& look, double opacity) {
  if (look.marker == 'x') {
    return fmt::format(R"(fill="none" stroke="{}" stroke-width="1.6")", look.colour);
  }
  return fmt::format(R"(fill="{}" fill-opacity="{:g}")", look.colour, opacity);
}

}  // namespace

void draw_marker(SvgWriter& svg, Point p, const SeriesLook& look, double radius, double opacity) {
  svg.path(marker_path(p, look, radius), marker_style(look, opacity));
}

void draw_markers(SvgWriter& svg, std::span<const Point> points, const SeriesLook& look,
                  double radius, double opacity) {
  std::vector<std::string> paths;
  for (const Point p : points) paths.push_back(marker_path(p, look, radius));
  svg.paths(paths, marker_style(look, opacity));
}

}  // namespace nonet
