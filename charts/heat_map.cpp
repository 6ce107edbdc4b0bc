#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "charts/chart.h"
#include "charts/chart_style.h"

namespace nonet {
namespace {

// Squares with the value as depth of colour; the value is written in if there is room.
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
  static constexpr double kWrittenFrom = 26;  // smallest side of a square with room for its value

  [[nodiscard]] double columns() const { return static_cast<double>(chart_.columns.size()); }
  // The amount shown by the depth of the colour.
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

std::string chart_svg(const HeatMap& chart) { return HeatMapPainter(chart).paint(); }

}  // namespace nonet
