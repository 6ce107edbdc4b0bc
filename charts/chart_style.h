// The common look of the charts' series and text, in units of an SVG file.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "charts/drawing.h"
#include "charts/svg_writer.h"

namespace nonet {

// Middle tones that are visible on white and on near-black; every series also has its own dash and
// marker.
struct SeriesLook {
  std::string_view colour;
  std::string_view dash;
  char marker;  // o disc, s square, t triangle, d diamond, x cross
};
inline constexpr std::array kLooks{
    SeriesLook{"#3a7bd5", "", 'o'},    SeriesLook{"#d9772b", "7 3", 's'},
    SeriesLook{"#2e9c6e", "2 3", 't'}, SeriesLook{"#a5559b", "9 3 2 3", 'd'},
    SeriesLook{"#c74b4b", "4 2", 'x'}, SeriesLook{"#7d8894", "12 4", 'o'},
    SeriesLook{"#a8861f", "1 4", 't'}, SeriesLook{"#2f9fb0", "6 2 1 2", 's'},
};
inline const SeriesLook& look_of(std::size_t series) { return kLooks[series % kLooks.size()]; }

inline constexpr std::string_view kGridStyle = R"(stroke="currentColor" stroke-opacity=".13")";
inline constexpr std::string_view kAxisStyle = R"(stroke="currentColor" stroke-opacity=".6")";
inline constexpr std::string_view kTitleStyle = R"(font-size="15" font-weight="600")";
inline constexpr std::string_view kMiddle = "text-anchor=\"middle\"";
inline constexpr std::string_view kEnd = "text-anchor=\"end\"";

// The approximate width of the text in a sans serif of that size; charts are laid out without
// fonts.
double rough_width(std::string_view text, double size = 12);

// The number as text, never "-0.00".
std::string value_text(double value, int digits);

// Commands of an SVG path.
std::string move_to(Point p);
std::string line_to(Point p);

// Style of text that reads upwards, centred at that place.
std::string upright(double x, double y);
// Style of the line of a series.
std::string line_style(const SeriesLook& look);

void draw_marker(SvgWriter& svg, Point p, const SeriesLook& look, double radius, double opacity);
// Many markers of one look, each an element of its own, so that their opacities add up.
void draw_markers(SvgWriter& svg, std::span<const Point> points, const SeriesLook& look,
                  double radius, double opacity);

}  // namespace nonet
