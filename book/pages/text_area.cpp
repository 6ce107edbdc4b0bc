#include "book/pages/text_area.h"

#include <algorithm>

namespace nonet {
namespace {

constexpr double kColumnInEms = 34;  // about 70 characters a line

bool is_wide(FlowKind flow) {
  return flow == FlowKind::kLessons || flow == FlowKind::kHintStep ||
         flow == FlowKind::kExplained || flow == FlowKind::kIndex;
}

}  // namespace

// Text grows a little with the page, because a letter page is held further from the eye.
double body_size(const PageLayout& layout) {
  const double usual_width = 6.5 * kPointsPerInch;
  const ProfileFigures& figures = figures_of(layout.profile);
  return std::max(figures.text_size * std::clamp(layout.page.width / usual_width, 0.95, 1.15),
                  figures.smallest_text / 0.9);
}

Rect text_column(const PageLayout& layout, Side side) {
  const Rect area = layout.content(side);
  const double width = std::min(area.width, body_size(layout) * kColumnInEms);
  return {area.x + (area.width - width) / 2, area.y, width, area.height};
}

Rect flow_area(FlowKind flow, const PageLayout& layout, Side side) {
  return is_wide(flow) ? layout.content(side) : text_column(layout, side);
}

}  // namespace nonet
