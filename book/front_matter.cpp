#include "book/front_matter.h"

#include <algorithm>
#include <fmt/format.h>

#include "book/guide.h"
#include "book/page_flow.h"

namespace nonet {
namespace {

constexpr double kColumnInEms = 34;  // about 70 characters a line
constexpr Ink kQuiet = Ink::grey(0.35);

// Text grows a little with the page, as a letter page is held further from the eye.
double body_size(const PageLayout& layout) {
  const double usual_width = 6.5 * kPointsPerInch;
  return figures_of(layout.profile).text_size *
         std::clamp(layout.page.width / usual_width, 0.95, 1.15);
}

PageFlow open_flow(const PageLayout& layout, const Typefaces& typefaces) {
  const Rect column = text_column(layout, Side::kRecto);
  return PageFlow({column.width, column.height}, body_size(layout), typefaces);
}

// Sets each kind of item of the guide.
class GuideSetter {
 public:
  explicit GuideSetter(PageFlow& flow) : flow_(flow) {}
  void operator()(const GuideTitle& item) { flow_.title(item.text); }
  void operator()(const GuideHeading& item) { flow_.heading(item.text); }
  void operator()(const GuideParagraph& item) { flow_.paragraph(item.text); }
  void operator()(const GuideLevel& item) { flow_.level(item); }
  void operator()(const GuidePictures& item) { flow_.pictures(item); }

 private:
  PageFlow& flow_;
};

// Wrapped lines around a middle axis; returns the baseline of the last.
double centred_lines(Drawing& page, std::string_view text, const TextStyle& style, Rect area,
                     const Typefaces& typefaces) {
  double y = area.y;
  for (std::string& line : wrap(text, style, area.width, typefaces)) {
    y += style.size * 1.2;
    page.text({{area.center().x, y}, Anchor::kMiddle, style, std::move(line)});
  }
  return y;
}

// The largest size, from `most` down, at which no word of the text is wider than the area.
double fitting_size(std::string_view text, TextStyle style, double width, double most,
                    const Typefaces& typefaces) {
  for (style.size = most; style.size > kSmallestPrintedText; style.size -= 1) {
    bool fits = true;
    for (const std::string& word : wrap(text, style, 0, typefaces)) {
      fits = fits && typefaces.width(style, word) <= width;
    }
    if (fits) break;
  }
  return style.size;
}

// The ornament of the title page: the pattern of the first puzzle's givens.
void draw_pattern(Drawing& page, const Rect& square, const Grid& givens) {
  const double pitch = square.width / kSize;
  for (const Cell c : all_cells()) {
    // Boxes stand a little apart.
    const int band = c.row() / kBoxSize;
    const int stack = c.column() / kBoxSize;
    const Point center = Point{square.x, square.y} +
                         Point{c.column() + 0.5, c.row() + 0.5} * pitch +
                         Point{stack - 1.0, band - 1.0} * (pitch * 0.25);
    const double half = pitch * 0.40;
    const Rect tile{center.x - half, center.y - half, 2 * half, 2 * half};
    page.fill(tile, givens.empty(c) ? Ink::grey(0.88) : Ink::grey(0.12));
  }
}

}  // namespace

Rect text_column(const PageLayout& layout, Side side) {
  const Rect area = layout.content(side);
  const double width = std::min(area.width, body_size(layout) * kColumnInEms);
  return {area.x + (area.width - width) / 2, area.y, width, area.height};
}

std::vector<Drawing> contents_flow(const BookSpec& spec, const BookPlan& plan,
                                   const Typefaces& typefaces) {
  PageFlow flow = open_flow(plan.layout, typefaces);
  const auto entry = [&](std::string_view name, int page) {
    flow.entry(name, page, page_label(plan, page));
  };
  flow.title("Contents");
  entry("How to play", plan.guide_page);
  int first = 1;
  for (std::size_t i = 0; i < spec.sections.size(); ++i) {
    const int last = first + static_cast<int>(spec.sections[i].puzzles.size()) - 1;
    const int page = i < plan.section_pages.size() ? plan.section_pages[i] : 0;
    const std::string range =
        first == last ? fmt::format("puzzle {}", first) : fmt::format("puzzles {}–{}", first, last);
    entry(fmt::format("{}, {}", section_name(spec.sections[i]), range), page);
    first = last + 1;
  }
  if (plan.blank_grids_page != 0) entry("Blank grids", plan.blank_grids_page);
  entry("Solutions", plan.solutions_page);
  return std::move(flow).take();
}

std::vector<Drawing> guide_flow(const BookSpec& spec, const PageLayout& layout,
                                const Typefaces& typefaces) {
  PageFlow flow = open_flow(layout, typefaces);
  for (const GuideItem& item : guide_items(spec)) std::visit(GuideSetter(flow), item);
  return std::move(flow).take();
}

TextPages measure_text(const BookSpec& spec, const PageLayout& layout, const Typefaces& typefaces) {
  BookPlan plan;
  plan.layout = layout;
  plan.blank_grids_page = 1;  // an entry too many costs less than a missing page
  return {static_cast<int>(contents_flow(spec, plan, typefaces).size()),
          static_cast<int>(guide_flow(spec, layout, typefaces).size())};
}

void draw_half_title(Drawing& page, const Rect& area, const BookSpec& spec,
                     const Typefaces& typefaces) {
  const TextStyle style{Face::kRegular, 16, kBlack};
  const double y = area.y + area.height * 0.28;
  centred_lines(page, spec.title, style, {area.x, y, area.width, 0}, typefaces);
}

void draw_title(Drawing& page, const Rect& area, const BookSpec& spec, const Typefaces& typefaces) {
  TextStyle style{Face::kLight, 0, kBlack};
  style.size = fitting_size(spec.title, style, area.width, area.width * 0.105, typefaces);
  double y = centred_lines(page, spec.title, style,
                           {area.x, area.y + area.height * 0.11, area.width, 0}, typefaces);
  if (!spec.subtitle.empty()) {
    const TextStyle subtitle{Face::kRegular, std::max(11.0, style.size * 0.36), kQuiet};
    y = centred_lines(page, spec.subtitle, subtitle, {area.x, y + style.size * 0.35, area.width, 0},
                      typefaces);
  }
  const double side = area.width * 0.36;
  const Grid& givens = spec.sections.front().puzzles.front().givens;
  const double top = std::max(y + style.size, area.y + area.height * 0.40);
  draw_pattern(page, {area.center().x - side / 2, top, side, side}, givens);
  if (!spec.author.empty()) {
    const TextStyle author{Face::kSemibold, std::max(13.0, style.size * 0.36), kBlack};
    centred_lines(page, spec.author, author,
                  {area.x, area.bottom() - author.size * 3, area.width, 0}, typefaces);
  }
}

void draw_copyright(Drawing& page, const Rect& area, const BookSpec& spec,
                    const Typefaces& typefaces) {
  const std::vector<std::string> paragraphs = copyright_lines(spec);
  const double size = figures_of(spec.profile).text_size * 0.86;
  const TextStyle style{Face::kRegular, size, kBlack};
  const double width = std::min(area.width, size * kColumnInEms);
  Drawing block;
  double y = 0;
  for (const std::string& paragraph : paragraphs) {
    y += size * 0.5;
    for (std::string& line : wrap(paragraph, style, width, typefaces)) {
      y += size * 1.4;
      block.text({{0, y}, Anchor::kStart, style, std::move(line)});
    }
  }
  page.append(block, {area.x, area.bottom() - y});
}

}  // namespace nonet
