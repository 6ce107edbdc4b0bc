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
constexpr double kAboveLeast = 1.005;      // so that rounding makes no type too small
constexpr double kMostOfHeight = 0.8;      // of a page, for a picture
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

// Without pencil marks: the cells in which they are highlighted are so themselves.
void leave_marks_out(BoardHighlights& shown) {
  shown.candidates.clear();
  shown.links.clear();
  for (const BoardSpotHighlight& each : shown.spots) {
    const bool known = std::ranges::any_of(
        shown.cells, [&](const auto& cell) { return cell.first == each.spot.cell; });
    if (!known) shown.cells.emplace_back(each.spot.cell, each.kind);
  }
  shown.spots.clear();
}

// Pictures of smaller boards are narrower than those of the classic one, so that their cells are
// not much larger; the words below them keep lines of some length.
double share_of_classic(int across) { return std::clamp(across / 9.0, 0.62, 1.0); }

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
  return smallest / kHelpMarkPerCell * kSize / kGridOfPicture * kAboveLeast;
}

GridPicture FlowSheets::picture(const Grid& givens, const Scene& scene) const {
  return printed_picture(picture_of(givens, scene), spec_.profile);
}

BoardPicture FlowSheets::printed_board(BoardPicture picture) const {
  const ProfileFigures& figures = figures_of(spec_.profile);
  for (BoardSpotHighlight& spot : picture.highlights.spots) spot.number = 0;
  picture.highlights.fade_others = false;
  picture.mark_per_cell = kHelpMarkPerCell;
  if (figures.colours == PrintColours::kGrey) picture.tone = DigitTone::kAllBlack;
  const Rect area = flow_area(FlowKind::kExplained, plan_.layout, Side::kRecto);
  const double room = std::min(area.width, area.height * kMostOfHeight);
  const auto fits = [&] { return least_width(picture, figures.smallest_text) <= room; };
  if (!fits()) leave_marks_out(picture.highlights);
  if (!fits()) picture.coordinates = false;
  return picture;
}

double FlowSheets::least_picture(const HelpStep& step) const {
  const auto* other = std::get_if<BoardHelpStep>(&step);
  if (other == nullptr) return least_picture();
  const BoardPicture picture = printed_board(other->picture);
  return std::max(least_width(picture, figures_of(spec_.profile).smallest_text) * kAboveLeast,
                  least_picture() * share_of_classic(picture.geometry->columns()));
}

double FlowSheets::share_of_usual(const HelpStep& step) {
  const auto* other = std::get_if<BoardHelpStep>(&step);
  return other == nullptr ? 1.0 : share_of_classic(other->picture.geometry->columns());
}

SquarePicture FlowSheets::picture(const Grid& givens, const HelpStep& step) const {
  if (const auto* scene = std::get_if<Scene>(&step)) return picture(givens, *scene);
  return printed_board(std::get<BoardHelpStep>(step).picture);
}

std::string FlowSheets::words_of(const HelpStep& step) const {
  return help_text(step, spec_.words.steps());
}

std::string FlowSheets::technique(const HelpStep& step) const {
  const auto* scene = std::get_if<Scene>(&step);
  if (scene == nullptr) return std::get<BoardHelpStep>(step).text.technique;
  return spec_.words.technique(technique_row(scene->step.step.technique).key);
}

bool is_well_filled(const PageFlow& flow) {
  return flow.page_index() == 0 || flow.filled() >= kFilledEnough;
}

}  // namespace nonet
