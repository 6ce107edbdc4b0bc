#include "book/cover/cover_plan.h"

#include <algorithm>

namespace nonet {
namespace {

constexpr double kTextMargin = 0.075;  // of a panel's width, at least the printer's safety
constexpr double kSpineEnds = 0.5;     // inches that text keeps from the ends of the spine

Rect text_room(const Rect& panel, const CoverFigures& figures) {
  return panel.inset(std::max(figures.edge_safety * kPointsPerInch, panel.width * kTextMargin));
}

Rect spine_room(const Rect& spine, const CoverFigures& figures) {
  const double fold = figures.spine_safety * kPointsPerInch;
  const double end = std::max(figures.edge_safety, kSpineEnds) * kPointsPerInch;
  if (spine.width <= 2 * fold) return {};
  return {spine.x + fold, spine.y + end, spine.width - 2 * fold, spine.height - 2 * end};
}

}  // namespace

Rect CoverPlan::front_with_bleed() const {
  return {front.x, 0, sheet.width - front.x, sheet.height};
}
Rect CoverPlan::back_with_bleed() const { return {0, 0, back.right(), sheet.height}; }
Rect CoverPlan::spine_with_bleed() const { return {spine.x, 0, spine.width, sheet.height}; }

CoverPlan plan_cover(Size trim, int pages, const PaperFigures& paper, const CoverFigures& figures) {
  const double bleed = figures.bleed * kPointsPerInch;
  const double spine = spine_of(paper, pages) * kPointsPerInch;
  CoverPlan plan;
  plan.bleed = bleed;
  plan.sheet = {2 * trim.width + spine + 2 * bleed, trim.height + 2 * bleed};
  plan.back = {bleed, bleed, trim.width, trim.height};
  plan.spine = {plan.back.right(), bleed, spine, trim.height};
  plan.front = {plan.spine.right(), bleed, trim.width, trim.height};
  plan.back_text = text_room(plan.back, figures);
  plan.front_text = text_room(plan.front, figures);
  if (pages >= figures.fewest_pages_with_spine_text) {
    plan.spine_text = spine_room(plan.spine, figures);
  }
  const Size code{figures.barcode_width * kPointsPerInch, figures.barcode_height * kPointsPerInch};
  const double edge = figures.edge_safety * kPointsPerInch;
  plan.barcode = {plan.back.right() - edge - code.width, plan.back.bottom() - edge - code.height,
                  code.width, code.height};
  return plan;
}

}  // namespace nonet
