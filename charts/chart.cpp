#include "charts/chart.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <string_view>

#include "charts/chart_axes.h"
#include "charts/svg_writer.h"

namespace nonet {
namespace {

// Middle tones that stand out on white and on near-black; every series also has a dash and a
// marker of its own.
struct SeriesLook {
  std::string_view colour;
  std::string_view dash;
  char marker;  // o disc, s square, t triangle, d diamond, x cross
};
constexpr std::array kLooks{
    SeriesLook{"#3a7bd5", "", 'o'},    SeriesLook{"#d9772b", "7 3", 's'},
    SeriesLook{"#2e9c6e", "2 3", 't'}, SeriesLook{"#a5559b", "9 3 2 3", 'd'},
    SeriesLook{"#c74b4b", "4 2", 'x'}, SeriesLook{"#7d8894", "12 4", 'o'},
    SeriesLook{"#a8861f", "1 4", 't'}, SeriesLook{"#2f9fb0", "6 2 1 2", 's'},
};
const SeriesLook& look_of(std::size_t series) { return kLooks[series % kLooks.size()]; }

constexpr std::string_view kGridStyle = R"(stroke="currentColor" stroke-opacity=".13")";
constexpr std::string_view kAxisStyle = R"(stroke="currentColor" stroke-opacity=".6")";
constexpr std::string_view kTitleStyle = R"(font-size="15" font-weight="600")";
constexpr std::string_view kMiddle = "text-anchor=\"middle\"";
constexpr std::string_view kEnd = "text-anchor=\"end\"";

// About as wide as the text is in a sans serif of that size; charts are laid out without fonts.
double rough_width(std::string_view text, double size = 12) {
  std::size_t characters = 0;
  for (const char c : text) {
    if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) ++characters;
  }
  return static_cast<double>(characters) * size * 0.56;
}

// Commands of an SVG path.
std::string move_to(Point p) { return fmt::format("M{} {}", svg_number(p.x), svg_number(p.y)); }
std::string line_to(Point p) { return fmt::format("L{} {}", svg_number(p.x), svg_number(p.y)); }

// Style of text that reads upwards, its middle at that place.
std::string upright(double x, double y) {
  return fmt::format("text-anchor=\"middle\" transform=\"translate({} {}) rotate(-90)\"",
                     svg_number(x), svg_number(y));
}

void draw_marker(SvgWriter& svg, Point p, const SeriesLook& look, double radius, double opacity) {
  const double r = radius;
  const auto from = [&](double x, double y) { return move_to(p + Point{x * r, y * r}); };
  const auto to = [&](double x, double y) { return line_to(p + Point{x * r, y * r}); };
  const std::string fill = fmt::format(R"(fill="{}" fill-opacity="{:g}")", look.colour, opacity);
  switch (look.marker) {
    case 's':
      svg.path(from(-.9, -.9) + to(.9, -.9) + to(.9, .9) + to(-.9, .9) + "Z", fill);
      break;
    case 't':
      svg.path(from(0, -1.2) + to(1.1, .8) + to(-1.1, .8) + "Z", fill);
      break;
    case 'd':
      svg.path(from(0, -1.3) + to(1.3, 0) + to(0, 1.3) + to(-1.3, 0) + "Z", fill);
      break;
    case 'x':
      svg.path(from(-.9, -.9) + to(.9, .9) + from(-.9, .9) + to(.9, -.9),
               fmt::format(R"(fill="none" stroke="{}" stroke-width="1.6")", look.colour));
      break;
    default:
      svg.path(fmt::format("{}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0 -{d} 0Z", from(-1, 0),
                           fmt::arg("r", svg_number(r)), fmt::arg("d", svg_number(2 * r))),
               fill);
  }
}

// What a legend shows of a series.
enum class Swatch { kLine, kMarker, kLineAndMarker };

// Where each name of a legend stands, as many lines as it needs in that width.
class LegendLayout {
 public:
  LegendLayout(const std::vector<std::string>& names, double width) {
    Point at;
    for (const std::string& name : names) {
      const double needed = kSwatch + rough_width(name);
      if (at.x > 0 && at.x + needed > width) at = {0, at.y + kPitch};
      places_.push_back(at);
      at.x += needed + kGap;
    }
    height_ = names.empty() ? 0 : at.y + kPitch;
  }

  [[nodiscard]] double height() const { return height_; }
  [[nodiscard]] Point operator[](std::size_t i) const { return places_[i]; }

  static constexpr double kSwatch = 30;  // from the start of the swatch to the name
  static constexpr double kPitch = 20;

 private:
  static constexpr double kGap = 18;

  std::vector<Point> places_;
  double height_ = 0;
};

// Title, legend, axes, grid lines and guides; the charts draw their data into plot().
class Frame {
 public:
  Frame(const ChartFrame& frame, AxisRange x, AxisRange y, std::vector<std::string> names,
        Swatch swatch)
      : frame_(frame),
        x_(std::move(x)),
        y_(std::move(y)),
        names_(names.size() == 1 ? std::vector<std::string>() : std::move(names)),
        left_(left_margin()),
        legend_(names_, frame.width - left_ - kRight),
        // Lines of the legend beyond the first make the chart higher, not the plot lower.
        height_(frame.height + std::max(0.0, legend_.height() - LegendLayout::kPitch)),
        svg_({frame.width, height_}, frame.title) {
    const double top =
        (frame.title.empty() ? 10 : 34) + legend_.height() + (names_.empty() ? 0 : 4);
    const double bottom = 26 + (frame.x.label.empty() ? 0 : 20);
    plot_ = {left_, top, frame.width - left_ - kRight, height_ - top - bottom};
    draw_axes();
    draw_legend(swatch);
  }

  [[nodiscard]] SvgWriter& svg() { return svg_; }
  [[nodiscard]] const Rect& plot() const { return plot_; }
  [[nodiscard]] const AxisRange& x() const { return x_; }
  [[nodiscard]] const AxisRange& y() const { return y_; }
  [[nodiscard]] bool shows(Point p) const { return x_.shows(p.x) && y_.shows(p.y); }
  [[nodiscard]] Point place(Point p) const {
    return {plot_.x + x_.place(p.x) * plot_.width, plot_.bottom() - y_.place(p.y) * plot_.height};
  }
  void count_hidden() { ++hidden_; }

  std::string finish() && {
    for (const Guide& guide : frame_.guides) draw_guide(guide);
    if (hidden_ > 0) {
      svg_.text({plot_.right(), plot_.y + 12},
                fmt::format("{} value{} outside the axes", hidden_, hidden_ == 1 ? "" : "s"),
                R"(text-anchor="end" font-size="10" font-style="italic")");
    }
    return std::move(svg_).finish();
  }

 private:
  static constexpr double kRight = 18;  // margin

  [[nodiscard]] double left_margin() const {
    double widest = 0;
    for (const Tick& tick : y_.ticks()) widest = std::max(widest, rough_width(tick.text));
    return widest + 14 + (frame_.y.label.empty() ? 0 : 20);
  }

  void draw_axes() {
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

  void draw_legend(Swatch swatch) {
    const double top = plot_.y - legend_.height() + 7;
    for (std::size_t i = 0; i < names_.size(); ++i) {
      const SeriesLook& look = look_of(i);
      const Point start = Point{plot_.x, top} + legend_[i];
      if (swatch != Swatch::kMarker) svg_.line(start, start + Point{24, 0}, line_style(look));
      if (swatch != Swatch::kLine) draw_marker(svg_, start + Point{12, 0}, look, 4, 1);
      svg_.text(start + Point{LegendLayout::kSwatch, 4}, names_[i], "");
    }
  }

  void draw_guide(const Guide& guide) {
    if (!y_.shows(guide.y)) return;
    const double y = plot_.bottom() - y_.place(guide.y) * plot_.height;
    svg_.line({plot_.x, y}, {plot_.right(), y},
              R"(stroke="currentColor" stroke-width="1.2" stroke-dasharray="5 4")");
    svg_.text({plot_.x + 6, y - 5}, guide.label, "font-size=\"11\"");
  }

 public:
  static std::string line_style(const SeriesLook& look) {
    std::string style = fmt::format(
        R"(fill="none" stroke="{}" stroke-width="2" stroke-linejoin="round")", look.colour);
    if (!look.dash.empty()) style += fmt::format(" stroke-dasharray=\"{}\"", look.dash);
    return style;
  }

 private:
  const ChartFrame& frame_;
  AxisRange x_;
  AxisRange y_;
  std::vector<std::string> names_;  // in the legend; none for a single series
  double left_;                     // margin
  LegendLayout legend_;
  double height_;
  SvgWriter svg_;
  Rect plot_;
  int hidden_ = 0;
};

Frame open_frame(const ChartFrame& frame, const std::vector<Series>& series, Swatch swatch) {
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

// Never "-0.00".
std::string value_text(double value, int digits) {
  const double unit = std::pow(10, -digits);
  return fmt::format("{:.{}f}", std::round(value / unit) * unit + 0.0, digits);
}

// Squares whose depth of colour is the value; the value is written in where there is room.
class HeatMapPainter {
 public:
  explicit HeatMapPainter(const HeatMap& chart) : chart_(chart) {
    double label_width = 0;
    for (const std::string& row : chart.rows) label_width = std::max(label_width, rough_width(row));
    left_ = label_width + 14 + (chart.row_label.empty() ? 0 : 20);
    top_ = (chart.title.empty() ? 0 : 30) + (chart.column_label.empty() ? 0 : 20) + 22;
    side_ = std::min((chart.width - left_ - 6) / std::max(1.0, columns()), kLargestSquare);
    height_ = top_ + side_ * static_cast<double>(chart.rows.size()) + 8;
    for (const auto& row : chart.values) {
      for (const double value : row) {
        if (std::isnan(value)) continue;
        const double amount = amount_of(value);
        low_ = std::min(low_, amount);
        high_ = std::max(high_, amount);
      }
    }
  }

  std::string paint() {
    SvgWriter svg({chart_.width, height_}, chart_.title);
    paint_labels(svg);
    for (std::size_t r = 0; r < chart_.values.size(); ++r) {
      for (std::size_t c = 0; c < chart_.values[r].size(); ++c) {
        paint_square(svg,
                     {left_ + side_ * static_cast<double>(c), top_ + side_ * static_cast<double>(r),
                      side_, side_},
                     chart_.values[r][c]);
      }
    }
    return std::move(svg).finish();
  }

 private:
  static constexpr double kLargestSquare = 56;
  static constexpr double kWrittenFrom = 26;  // side of a square that has room for its value

  [[nodiscard]] double columns() const { return static_cast<double>(chart_.columns.size()); }
  // What the depth of the colour shows.
  [[nodiscard]] double amount_of(double value) const {
    return chart_.meaning == HeatMap::Meaning::kSigned ? std::abs(value) : value;
  }

  void paint_labels(SvgWriter& svg) const {
    if (!chart_.title.empty()) svg.text({0, 20}, chart_.title, kTitleStyle);
    svg.text({left_ + side_ * columns() / 2, top_ - 26}, chart_.column_label, kMiddle);
    svg.text({0, 0}, chart_.row_label, upright(13, (top_ + height_) / 2));
    for (std::size_t c = 0; c < chart_.columns.size(); ++c) {
      svg.text({left_ + side_ * (static_cast<double>(c) + 0.5), top_ - 8}, chart_.columns[c],
               kMiddle);
    }
    for (std::size_t r = 0; r < chart_.rows.size(); ++r) {
      svg.text({left_ - 8, top_ + side_ * (static_cast<double>(r) + 0.5) + 4}, chart_.rows[r],
               kEnd);
    }
  }

  void paint_square(SvgWriter& svg, const Rect& square, double value) const {
    if (std::isnan(value)) return;
    const double share = high_ > low_ ? (amount_of(value) - low_) / (high_ - low_) : 0.5;
    const bool negative = chart_.meaning == HeatMap::Meaning::kSigned && value < 0;
    svg.rect(square.inset(0.75),
             fmt::format(R"(fill="{}" fill-opacity="{}")", kLooks[negative ? 1 : 0].colour,
                         svg_number(0.06 + 0.94 * share)));
    if (side_ < kWrittenFrom) return;
    std::string style = R"(text-anchor="middle" font-size="11")";
    if (share > 0.75) style += " fill=\"#fff\"";
    svg.text(square.center() + Point{0, 4}, value_text(value, chart_.digits), style);
  }

  const HeatMap& chart_;
  double left_ = 0;
  double top_ = 0;
  double side_ = 0;  // of a square
  double height_ = 0;
  double low_ = 1e300;
  double high_ = -1e300;
};

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
  Frame frame =
      open_frame(chart.frame, chart.series, marked ? Swatch::kLineAndMarker : Swatch::kLine);
  for (std::size_t i = 0; i < chart.series.size(); ++i) {
    std::string path;
    for (const Point p : chart.series[i].points) {
      if (!frame.shows(p)) {
        frame.count_hidden();
        continue;
      }
      path += path.empty() ? move_to(frame.place(p)) : line_to(frame.place(p));
      if (marked) draw_marker(frame.svg(), frame.place(p), look_of(i), 3.5, 1);
    }
    if (!path.empty()) frame.svg().path(path, Frame::line_style(look_of(i)));
  }
  return std::move(frame).finish();
}

std::string chart_svg(const ScatterChart& chart) {
  Frame frame = open_frame(chart.frame, chart.series, Swatch::kMarker);
  if (chart.diagonal == Diagonal::kShown) {
    // The part of y = x that lies inside the axes.
    const double low = std::max(frame.x().low(), frame.y().low());
    const double high = std::min(frame.x().high(), frame.y().high());
    if (low < high) {
      frame.svg().line(frame.place({low, low}), frame.place({high, high}),
                       R"(stroke="currentColor" stroke-opacity=".5" stroke-dasharray="4 4")");
    }
  }
  for (std::size_t i = 0; i < chart.series.size(); ++i) {
    // Many points: smaller and paler, so that their density shows.
    const bool crowded = chart.series[i].points.size() > 400;
    for (const Point p : chart.series[i].points) {
      if (!frame.shows(p)) {
        frame.count_hidden();
        continue;
      }
      draw_marker(frame.svg(), frame.place(p), look_of(i), crowded ? 2 : 3.5,
                  crowded ? 0.35 : 0.75);
    }
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
  Frame frame = open_frame(layout, outlines, Swatch::kLine);
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
      // An empty bin lies on the floor, also where the axis is logarithmic.
      Point corner = frame.shows(p) ? frame.place(p) : frame.place({p.x, 1});
      if (p.y <= 0) corner.y = floor;
      if (path.empty()) path = move_to({corner.x, floor});
      path += line_to(corner);
    }
    if (path.empty()) continue;
    path += line_to({frame.place(outlines[i].points.back()).x, floor});
    frame.svg().path(path, Frame::line_style(look_of(i)));
  }
  return std::move(frame).finish();
}

namespace {

constexpr double kPitch = 24;  // from bar to bar

// Around the middle of a bar whose zero is at `left`; `unit` is the length of 1.
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

std::string chart_svg(const HeatMap& chart) { return HeatMapPainter(chart).paint(); }

}  // namespace nonet
