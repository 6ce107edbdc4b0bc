#include "book/drawings/step_panels.h"

#include <algorithm>
#include <fmt/format.h>
#include <span>
#include <sstream>
#include <utility>

#include "book/drawings/page_flow.h"

namespace nonet {
namespace {

constexpr double kGap = 14;
constexpr double kWideEnough = 400;  // for the lines of an argument
constexpr int kPerRow = 3;
constexpr TextStyle kHeadingStyle{Face::kSemibold, 10, kBlack};
constexpr TextStyle kWordsStyle{Face::kRegular, 8.5, kBlack};
constexpr double kLineHeight = 1.35;
constexpr double kIndentOfSpace = 4;  // for each space before a line

// A page of A4, in points. Panels on it may be a little narrower than on a sheet.
constexpr Size kPageOfSteps = {595.28, 841.89};
constexpr double kMarginOfSteps = 40;
constexpr double kPageWidth = kPageOfSteps.width - 2 * kMarginOfSteps;
constexpr double kPageHeight = kPageOfSteps.height - 2 * kMarginOfSteps;
constexpr double kLeastPanel = 0.88;  // of the width on a sheet
constexpr double kPanelWords = 46;    // the height of a heading and two lines

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
  y += height;
  for (const std::string& chain : panel.notation) {
    y = draw_words(drawing, chain, {0, y}, size.width, typefaces);
  }
  y = draw_words(drawing, panel.caption, {0, y}, size.width, typefaces);
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

// A line of an argument on paper.
struct ArgumentText {
  double indent;
  std::string text;
};

std::vector<ArgumentText> argument_lines(const std::string& argument, double width,
                                         const Typefaces& typefaces) {
  std::vector<ArgumentText> lines;
  std::istringstream told(argument);
  for (std::string line; std::getline(told, line);) {
    const std::size_t spaces = line.find_first_not_of(' ');
    if (spaces == std::string::npos) continue;
    const double indent = static_cast<double>(spaces) * kIndentOfSpace;
    for (std::string& text : wrap(line, kWordsStyle, width - indent, typefaces)) {
      lines.push_back({indent, std::move(text)});
    }
  }
  return lines;
}

double width_of_columns(std::size_t columns, const StepPanelSize& size) {
  return kGap + static_cast<double>(columns) * (size.width + kGap);
}

// Panels of a page.
struct PagePanels {
  std::size_t columns;
  std::size_t rows;
  StepPanelSize size;
};

std::size_t count_in(double room, double each) {
  return std::max<std::size_t>(1, static_cast<std::size_t>((room + kGap) / (each + kGap)));
}

// As many columns and rows as the narrowest panels have room for, then panels as wide as they fit.
PagePanels fitted(const StepPanelSize& usual) {
  const double least = usual.width * kLeastPanel;
  PagePanels page{count_in(kPageWidth, least),
                  count_in(kPageHeight, least * usual.shape + kPanelWords), usual};
  const auto share = [](double room, std::size_t count) {
    return (room + kGap) / static_cast<double>(count) - kGap;
  };
  const double height = share(kPageHeight, page.rows) - kPanelWords;
  page.size.width = std::min({usual.width, share(kPageWidth, page.columns), height / usual.shape});
  return page;
}

// Fills pages from top to bottom; a row of panels stays on one page.
class StepPages {
 public:
  // Borrows the typefaces.
  StepPages(const PagePanels& layout, const Typefaces& typefaces)
      : layout_(layout), typefaces_(typefaces) {
    open_page();
  }

  void panels(const std::vector<StepPanel>& all) {
    for (std::size_t i = 0; i < all.size(); i += layout_.columns) {
      const std::size_t end = std::min(all.size(), i + layout_.columns);
      row({all.begin() + static_cast<std::ptrdiff_t>(i),
           all.begin() + static_cast<std::ptrdiff_t>(end)});
    }
  }

  void argument(const std::string& text) {
    for (const ArgumentText& line : argument_lines(text, width(), typefaces_)) {
      need(kWordsStyle.size * kLineHeight);
      y_ += kWordsStyle.size * kLineHeight;
      pages_.back().text({{left() + line.indent, y_}, Anchor::kStart, kWordsStyle, line.text});
    }
  }

  // With numbers, where there are several.
  [[nodiscard]] std::vector<Drawing> take() && {
    for (std::size_t i = 0; i < pages_.size() && pages_.size() > 1; ++i) {
      const Point foot{kPageOfSteps.width / 2, kPageOfSteps.height - kMarginOfSteps / 2};
      pages_[i].text({foot, Anchor::kMiddle, kWordsStyle, std::to_string(i + 1)});
    }
    return std::move(pages_);
  }

 private:
  [[nodiscard]] double width() const {
    const auto columns = static_cast<double>(layout_.columns);
    return columns * (layout_.size.width + kGap) - kGap;
  }
  [[nodiscard]] double left() const { return (kPageOfSteps.width - width()) / 2; }

  void open_page() {
    pages_.emplace_back().size = kPageOfSteps;
    y_ = kMarginOfSteps;
  }

  void need(double height) {
    if (y_ > kMarginOfSteps && y_ + height > kMarginOfSteps + kPageHeight) open_page();
  }

  void row(std::span<const StepPanel> panels) {
    std::vector<Drawing> drawn;
    double height = 0;
    for (const StepPanel& panel : panels) {
      drawn.push_back(panel_drawing(panel, typefaces_, layout_.size));
      height = std::max(height, drawn.back().size.height);
    }
    need(height);
    for (std::size_t i = 0; i < drawn.size(); ++i) {
      const double x = left() + static_cast<double>(i) * (layout_.size.width + kGap);
      pages_.back().append(drawn[i], {x, y_});
    }
    y_ += height + kGap;
  }

  PagePanels layout_;
  const Typefaces& typefaces_;
  std::vector<Drawing> pages_;
  double y_ = kMarginOfSteps;
};

}  // namespace

std::vector<std::string> notation_lines(const NamedProof& chain, CellNames names) {
  std::vector<std::string> lines;
  if (!chain.notation.empty()) lines.push_back(renamed(chain.notation, names));
  for (const std::string& one : chain.chains) lines.push_back(breakable(renamed(one, names)));
  return lines;
}

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

Drawing sheet_of_step(const ShownSteps& shown, const Typefaces& typefaces,
                      const StepPanelSize& size) {
  const std::size_t fewest = size.width < kWideEnough ? 2 : 1;
  const std::size_t columns = std::clamp<std::size_t>(shown.panels.size(), fewest, kPerRow);
  Drawing sheet;
  const double width = width_of_columns(columns, size);
  double y = draw_panels(sheet, shown.panels, typefaces, size) + kGap / 2;
  for (const ArgumentText& line : argument_lines(shown.argument, width - 2 * kGap, typefaces)) {
    y += kWordsStyle.size * kLineHeight;
    sheet.text({{kGap + line.indent, y}, Anchor::kStart, kWordsStyle, line.text});
  }
  sheet.size = {width, y + kGap};
  return on_white(sheet);
}

std::vector<Drawing> pages_of_steps(const ShownSteps& shown, const Typefaces& typefaces,
                                    const StepPanelSize& size) {
  StepPages pages(fitted(size), typefaces);
  pages.panels(shown.panels);
  pages.argument(shown.argument);
  return std::move(pages).take();
}

Result<std::string> render_steps(const ShownSteps& shown, const ImageOptions& options,
                                 const Typefaces& typefaces, const StepPanelSize& size) {
  if (options.format == ImageFormat::kPdf) {
    return render_pdf({.pages = pages_of_steps(shown, typefaces, size), .outline = {}, .title = {}},
                      typefaces);
  }
  return render_image(shown.argument.empty() ? sheet_of_panels(shown.panels, typefaces, size)
                                             : sheet_of_step(shown, typefaces, size),
                      options, typefaces);
}

}  // namespace nonet
