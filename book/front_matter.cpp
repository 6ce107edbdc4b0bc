#include "book/front_matter.h"

#include <algorithm>
#include <fmt/format.h>

#include "book/level_words.h"
#include "book/page_flow.h"

namespace nonet {
namespace {

constexpr std::string_view kExampleGivens =
    "..43...98....894..1......7.4.2.365..6..8.5..2..821.7.9.6......4..165....82...39..";
constexpr std::string_view kExampleSolution =
    "254367198376189425189542673492736581617895342538214769763921854941658237825473916";

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

// Why r3c2 is the only place for an 8 in the first box.
CaptionedPicture place_example() {
  GridPicture picture;
  picture.givens = example_givens();
  picture.houses = {House::box(0)};
  picture.cells = {{Cell(0, 8), Highlight::kPattern},
                   {Cell(1, 4), Highlight::kPattern},
                   {Cell(5, 2), Highlight::kPattern},
                   {Cell(2, 1), Highlight::kPlacement}};
  picture.found.set(Cell(2, 1), Digit(8));
  return {picture,
          "Where can the 8 of the first box go? The marked 8s already serve the first row, the "
          "second row and the third column. One place is left."};
}

// Why r4c9 can only be 1.
CaptionedPicture digit_example() {
  GridPicture picture;
  picture.givens = example_givens();
  picture.houses = {House::row(3), House::column(8), House::box(5)};
  picture.cells = {{Cell(3, 8), Highlight::kPlacement}};
  picture.found.set(Cell(3, 8), Digit(1));
  return {picture,
          "What can the framed cell be? Its row has 2, 3, 4, 5 and 6, its column 8 and 9 as well, "
          "its box a 7. Only 1 is left."};
}

void add_levels(PageFlow& flow, const BookSpec& spec) {
  flow.title("The levels in this book");
  flow.paragraph(
      "A puzzle is as hard as the hardest thought it asks for, not as the number of digits given. "
      "Within a section the puzzles become harder one by one.");
  std::vector<std::string> told;
  for (const BookSection& section : spec.sections) {
    const LevelWords* words = level_words(section.level);
    if (words == nullptr || std::ranges::find(told, section.level) != told.end()) continue;
    told.push_back(section.level);
    flow.starred(words->name, words->stars, words->techniques);
  }
}

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
    const double push = pitch * 0.25;
    const Point center{square.x + (c.column() + 0.5) * pitch + (c.box() % 3 - 1) * push,
                       square.y + (c.row() + 0.5) * pitch + (c.row() / 3 - 1) * push};
    const double half = pitch * 0.40;
    const Rect tile{center.x - half, center.y - half, 2 * half, 2 * half};
    page.fill(tile, givens.empty(c) ? Ink::grey(0.88) : Ink::grey(0.12));
  }
}

}  // namespace

Grid example_givens() { return *Grid::from_line(kExampleGivens); }
Grid example_solution() { return *Grid::from_line(kExampleSolution); }

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
  flow.title("How to play");
  flow.paragraph(
      "Fill the grid so that every row, every column and every box of three by three cells holds "
      "each of the digits 1 to 9 once. Every puzzle in this book has exactly one solution.");
  flow.heading("Two ways to find a digit");
  flow.paragraph(
      "Choose a digit and a box, a row or a column, and look for the one place where the digit can "
      "go. Or choose a cell and look for the one digit it can hold. Each digit found makes the "
      "next "
      "one easier.");
  flow.pictures({place_example(), digit_example()});
  flow.heading("Pencil marks");
  flow.paragraph(
      "In harder puzzles write into each empty cell, small, every digit it can still hold, and "
      "cross "
      "out what each discovery forbids. Never guess: if you are stuck, there is something you have "
      "not seen yet.");
  flow.heading("Finding the solution");
  flow.paragraph(
      "Beside every puzzle stands the page of its solution, and beside every solution the page of "
      "its puzzle.");
  add_levels(flow, spec);
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
  std::vector<std::string> paragraphs{spec.title};
  if (!spec.author.empty() || spec.year != 0) {
    paragraphs.push_back(fmt::format("Copyright ©{}{}{}{}", spec.year != 0 ? " " : "",
                                     spec.year != 0 ? fmt::format("{}", spec.year) : "",
                                     spec.author.empty() ? "" : " ", spec.author));
    paragraphs.emplace_back("All rights reserved.");
  }
  if (!spec.isbn.empty()) paragraphs.push_back("ISBN " + spec.isbn);
  paragraphs.emplace_back(
      "Every puzzle in this book was verified to have exactly one solution before it was printed.");
  if (!spec.build.empty()) paragraphs.push_back(spec.build);
  paragraphs.emplace_back("Set in Lato, licensed under the SIL Open Font License 1.1.");

  const double size = figures_of(spec.profile).text_size * 0.86;
  const TextStyle style{Face::kRegular, size, kBlack};
  const double width = std::min(area.width, size * kColumnInEms);
  double y = area.bottom();
  for (auto paragraph = paragraphs.rbegin(); paragraph != paragraphs.rend(); ++paragraph) {
    std::vector<std::string> lines = wrap(*paragraph, style, width, typefaces);
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
      page.text({{area.x, y}, Anchor::kStart, style, *line});
      y -= size * 1.4;
    }
    y -= size * 0.5;
  }
}

}  // namespace nonet
