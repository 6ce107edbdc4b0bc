#include "book/pages/flow_sheets.h"

#include <algorithm>
#include <array>

#include "book/drawings/explain_pages.h"
#include "book/pages/help_text.h"
#include "book/pages/text_area.h"
#include "rater/logic/steps/technique_catalog.h"

namespace nonet {
namespace {

constexpr double kHelpMarkPerCell = 0.30;  // pencil marks as large as their cells allow
constexpr double kGridOfPicture = 0.95;    // coordinates take the rest
constexpr double kFilledEnough = 0.36;     // of a flow's last page
constexpr std::array kStretches = {1.0, 0.95, 1.05, 0.9, 1.1, 0.86, 1.16};

// The picture for print: no type beside the digits and pencil marks, which must be large enough to
// read.
GridPicture printed_picture(GridPicture picture, Profile profile) {
  for (CandidateHighlight& highlight : picture.candidates) highlight.number = 0;
  picture.labels.clear();
  picture.fade_others = false;
  picture.mark_per_cell = kHelpMarkPerCell;
  if (figures_of(profile).colours == PrintColours::kGrey) picture.tone = DigitTone::kAllBlack;
  return picture;
}

}  // namespace

PageFlow FlowSheets::open(FlowKind kind) const {
  const Rect area = flow_area(kind, plan_.layout, Side::kRecto);
  return PageFlow({area.width, area.height * depth_}, body_size(plan_.layout), typefaces_,
                  stretch_);
}

PageFlow FlowSheets::open_small(FlowKind kind) const {
  const Rect area = flow_area(kind, plan_.layout, Side::kRecto);
  const double smallest = figures_of(spec_.profile).smallest_text / kPanelText;
  const double size = std::max({body_size(plan_.layout) * 0.86, smallest, 8.0});
  return PageFlow({area.width, area.height * depth_}, size, typefaces_, stretch_);
}

PageFlow FlowSheets::set_well_filled(const std::function<PageFlow()>& set) {
  for (const double stretch : kStretches) {
    stretch_ = stretch;
    PageFlow flow = set();
    stretch_ = 1;
    if (is_well_filled(flow) || flow.page_index() > kLongFlow) return flow;
  }
  return set_evenly(set);
}

// As many pages as usual, but each filled to the same share, as far as its items allow.
PageFlow FlowSheets::set_evenly(const std::function<PageFlow()>& set) {
  constexpr std::array kRoomForItems = {0.03, 0.06, 0.1, 0.15, 0.2};  // of a page
  const PageFlow usual = set();
  const double pages = usual.page_index() + 1;
  const double content = (usual.page_index() + usual.filled()) / pages;
  for (const double room : kRoomForItems) {
    if (content + room >= 1) break;
    depth_ = content + room;
    PageFlow even = set();
    depth_ = 1;
    if (even.page_index() <= usual.page_index()) return even;
  }
  return set();
}

double FlowSheets::least_picture() const {
  const double smallest = figures_of(spec_.profile).smallest_text;
  return smallest / kHelpMarkPerCell * kSize / kGridOfPicture * 1.005;
}

GridPicture FlowSheets::picture(const Grid& givens, const Scene& scene) const {
  return printed_picture(picture_of(givens, scene), spec_.profile);
}

std::string FlowSheets::words_of(const Scene& scene) const {
  return help_text(scene, spec_.words.steps());
}

std::string FlowSheets::technique(const Scene& scene) const {
  return spec_.words.technique(technique_row(scene.step.step.technique).key);
}

bool is_well_filled(const PageFlow& flow) {
  return flow.page_index() == 0 || flow.filled() >= kFilledEnough;
}

}  // namespace nonet
