#include "book/drawings/step_panels.h"

#include <algorithm>
#include <fmt/format.h>
#include <sstream>

#include "book/drawings/page_flow.h"

namespace nonet {
namespace {

constexpr double kGap = 14;
constexpr double kWideEnough = 400;  // for the lines of an argument
constexpr int kPerRow = 3;
constexpr TextStyle kHeadingStyle{Face::kSemibold, 10, kBlack};
constexpr TextStyle kWordsStyle{Face::kRegular, 8.5, kBlack};
constexpr double kLineHeight = 1.35;

// Draws the text from a baseline below `top`; returns the bottom.
double draw_words(Drawing& drawing, const std::string& text, Point top, double width,
                  const Typefaces& typefaces) {
  double y = top.y;
  for (const std::string& line : wrap(text, kWordsStyle, width, typefaces)) {
    y += kWordsStyle.size * kLineHeight;
    drawing.text({{top.x, y}, Anchor::kStart, kWordsStyle, line});
  }
  return y;
}

Drawing panel_drawing(const StepPanel& panel, const Typefaces& typefaces,
                      const StepPanelSize& size) {
  Drawing drawing;
  double y = kHeadingStyle.size;
  drawing.text({{0, y}, Anchor::kStart, kHeadingStyle, panel.heading});
  y += 4;
  const double height = size.width * size.shape;
  panel.paint(drawing, {0, y, size.width, height});
  y = draw_words(drawing, panel.caption, {0, y + height}, size.width, typefaces);
  drawing.size = {size.width, y + 4};
  return drawing;
}

// Panels in rows; returns the bottom of the last.
double draw_panels(Drawing& sheet, const std::vector<StepPanel>& panels, const Typefaces& typefaces,
                   const StepPanelSize& size) {
  double y = kGap;
  double row_height = 0;
  for (std::size_t i = 0; i < panels.size(); ++i) {
    const auto column = static_cast<int>(i) % kPerRow;
    if (column == 0 && i > 0) {
      y += row_height + kGap;
      row_height = 0;
    }
    const Drawing panel = panel_drawing(panels[i], typefaces, size);
    sheet.append(panel, {kGap + column * (size.width + kGap), y});
    row_height = std::max(row_height, panel.size.height);
  }
  return y + row_height;
}

Drawing on_white(const Drawing& marks) {
  Drawing sheet;
  sheet.size = marks.size;
  sheet.fill({0, 0, marks.size.width, marks.size.height}, kWhite);
  sheet.append(marks, {0, 0});
  return sheet;
}

double width_of_columns(std::size_t columns, const StepPanelSize& size) {
  return kGap + static_cast<double>(columns) * (size.width + kGap);
}

}  // namespace

StepPanel worded_panel(std::size_t i, const Argument& argument, const StepText& text,
                       std::size_t number, CellNames names) {
  const std::size_t cases = argument.branches.size();
  StepPanel panel;
  if (i == 0) panel.heading = fmt::format("{}. {}  {}", number, text.rating, text.technique);
  if (cases > 1) panel.caption = argument.branches[i].title + ". ";
  if (i + 1 >= cases) panel.caption += "=> " + text.conclusion;
  panel.caption = renamed(panel.caption, names);
  return panel;
}

Drawing sheet_of_panels(const std::vector<StepPanel>& panels, const Typefaces& typefaces,
                        const StepPanelSize& size) {
  Drawing sheet;
  const double bottom = draw_panels(sheet, panels, typefaces, size);
  sheet.size = {width_of_columns(kPerRow, size), bottom + kGap};
  return on_white(sheet);
}

Drawing sheet_of_step(const std::vector<StepPanel>& panels, const std::string& argument,
                      const Typefaces& typefaces, const StepPanelSize& size) {
  const std::size_t fewest = size.width < kWideEnough ? 2 : 1;
  const std::size_t columns = std::clamp<std::size_t>(panels.size(), fewest, kPerRow);
  Drawing sheet;
  const double width = width_of_columns(columns, size);
  double y = draw_panels(sheet, panels, typefaces, size) + kGap / 2;
  std::istringstream lines(argument);
  for (std::string line; std::getline(lines, line);) {
    const auto indent = static_cast<double>(line.find_first_not_of(' ')) * 4;
    y = draw_words(sheet, line, {kGap + indent, y}, width - 2 * kGap - indent, typefaces);
  }
  sheet.size = {width, y + kGap};
  return on_white(sheet);
}

}  // namespace nonet
