#include "book/pages/front_matter.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/request_error.h"
#include "book/drawings/board_picture.h"
#include "book/drawings/page_flow.h"
#include "book/pages/book_flows.h"
#include "book/pages/guide.h"

namespace nonet {
namespace {

constexpr double kLeading = 1.2;
constexpr double kSmallestTitle = 14;  // points
constexpr double kSmallestSubtitle = 11;

// Sizes of the title page's lines; 0: the text does not fit.
struct TitleSizes {
  double title = 0;
  double subtitle = 0;
  double author = 0;
};

TitleSizes title_sizes(const Rect& area, const BookSpec& spec, const Typefaces& typefaces) {
  TitleSizes sizes;
  sizes.title =
      fitting_size(spec.title, Face::kLight,
                   {area.width, area.height * 0.2, area.width * 0.105, kSmallestTitle}, typefaces);
  const double least = std::max(kSmallestSubtitle, figures_of(spec.profile).smallest_text);
  const double usual = std::max(least, sizes.title * 0.36);
  sizes.subtitle = fitting_size(spec.subtitle, Face::kRegular,
                                {area.width * 0.9, area.height * 0.1, usual, least}, typefaces);
  sizes.author = fitting_size(
      spec.author, Face::kSemibold,
      {area.width * 0.9, area.height * 0.08, std::max({13.0, least, sizes.title * 0.36}), least},
      typefaces);
  return sizes;
}

// Texts side by side in one line.
struct Masthead {
  TextStyle title{Face::kBold, 0, kBlack};
  TextStyle rest{Face::kRegular, 0, kBlack};
  std::string right;
};

Masthead masthead_of(const Rect& area, const BookSpec& spec, const Typefaces& typefaces) {
  Masthead head;
  const ProfileFigures& figures = figures_of(spec.profile);
  head.right = spec.subtitle;
  if (!spec.author.empty()) head.right += (head.right.empty() ? "" : "  ·  ") + spec.author;
  for (head.title.size = area.height * 0.62; head.title.size > figures.smallest_text;
       head.title.size -= 0.5) {
    head.rest.size = std::max(figures.smallest_text, head.title.size * 0.6);
    const double width = typefaces.width(head.title, spec.title) +
                         typefaces.width(head.rest, head.right) + head.title.size;
    if (width <= area.width) return head;
  }
  head.title.size = 0;
  return head;
}

}  // namespace

double fitting_size(std::string_view text, Face face, const TextRoom& room,
                    const Typefaces& typefaces) {
  if (text.empty()) return room.most;
  for (double size = room.most; size >= room.least; size -= 0.5) {
    const TextStyle style{face, size, kBlack};
    const auto lines = wrap(text, style, room.width, typefaces);
    const bool narrow = std::ranges::all_of(
        lines, [&](const std::string& line) { return typefaces.width(style, line) <= room.width; });
    if (narrow && static_cast<double>(lines.size()) * size * kLeading <= room.height) return size;
  }
  return 0;
}

double centred_lines(Drawing& page, std::string_view text, const TextStyle& style, Rect area,
                     const Typefaces& typefaces) {
  double y = area.y;
  for (std::string& line : wrap(text, style, area.width, typefaces)) {
    y += style.size * kLeading;
    page.text({{area.center().x, y}, Anchor::kMiddle, style, std::move(line)});
  }
  return y;
}

void draw_pattern(Drawing& page, const Rect& square, const Grid& givens, const PatternInks& inks) {
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
    page.fill(tile, givens.empty(c) ? inks.empty : inks.given);
  }
}

void draw_pattern(Drawing& page, const Rect& square, const variants::Geometry& board,
                  const variants::CellDigits& givens) {
  const PatternInks inks;
  const Rect area = board_area(board, square);
  const double pitch = area.width / board.columns();
  for (int i = 0; i < board.cells(); ++i) {
    const auto cell = static_cast<variants::CellIndex>(i);
    const auto [row, column] = board.spot(cell);
    const Rect tile{area.x + column * pitch, area.y + row * pitch, pitch, pitch};
    page.fill(tile.inset(pitch * 0.1), givens[cell] == 0 ? inks.empty : inks.given);
  }
}

Rect title_room(const PageLayout& layout) {
  const bool full = figures_of(layout.profile).front_matter == FrontMatter::kFull;
  return full ? layout.content(Side::kRecto) : layout.masthead(Side::kRecto);
}

Status check_title(const Rect& area, const BookSpec& spec, const Typefaces& typefaces) {
  const auto too_long = [&](std::string_view what, std::string_view text) {
    return request_error(
        fmt::format("the {} \"{}\" is too long for pages of {}", what, text, size_text(spec.trim)));
  };
  if (figures_of(spec.profile).front_matter == FrontMatter::kNone) {
    if (masthead_of(area, spec, typefaces).title.size > 0) return {};
    return too_long("title with subtitle and author", spec.title);
  }
  const TitleSizes sizes = title_sizes(area, spec, typefaces);
  if (sizes.title == 0) return too_long("title", spec.title);
  if (sizes.subtitle == 0) return too_long("subtitle", spec.subtitle);
  if (sizes.author == 0) return too_long("author's name", spec.author);
  return {};
}

void draw_half_title(Drawing& page, const Rect& area, const BookSpec& spec,
                     const Typefaces& typefaces) {
  const double least = std::max(kSmallestSubtitle, figures_of(spec.profile).smallest_text);
  const double size = fitting_size(spec.title, Face::kRegular,
                                   {area.width, area.height * 0.3, 18, least}, typefaces);
  const double y = area.y + area.height * 0.28;
  const TextStyle style{Face::kRegular, std::max(size, least), kBlack};
  const double below =
      centred_lines(page, spec.title, style, {area.x, y, area.width, 0}, typefaces);
  const std::string series = series_line(spec);
  if (series.empty()) return;
  centred_lines(page, series, {Face::kRegular, least, kBlack},
                {area.x, below + least, area.width, 0}, typefaces);
}

void draw_title(Drawing& page, const Rect& area, const BookSpec& spec, const Typefaces& typefaces) {
  const TitleSizes sizes = title_sizes(area, spec, typefaces);
  double y = area.y + area.height * 0.09;
  const double least = std::max(kSmallestSubtitle, figures_of(spec.profile).smallest_text);
  const std::string series = series_line(spec);
  if (!series.empty()) {
    centred_lines(page, series, {Face::kSemibold, least, kBlack},
                  {area.x, area.y + area.height * 0.02, area.width, 0}, typefaces);
  }
  y = centred_lines(page, spec.title, {Face::kLight, sizes.title, kBlack},
                    {area.x, y, area.width, 0}, typefaces);
  if (!spec.subtitle.empty()) {
    y = centred_lines(
        page, spec.subtitle, {Face::kRegular, sizes.subtitle, kBlack},
        {area.center().x - area.width * 0.45, y + sizes.title * 0.3, area.width * 0.9, 0},
        typefaces);
  }
  const double bottom = area.bottom() - sizes.author * 4;
  const double top = std::max(y + std::max(sizes.title, 24.0), area.y + area.height * 0.40);
  const double side = std::min(area.width * 0.36, (bottom - top) * 0.8);
  const BookSection& first = spec.sections.front();
  const Rect square{area.center().x - side / 2, top, side, side};
  if (first.board == nullptr) {
    draw_pattern(page, square, first.puzzles.front().givens);
  } else {
    draw_pattern(page, square, *first.board, first.puzzles.front().board.givens);
  }
  if (spec.author.empty()) return;
  const TextStyle author{Face::kSemibold, sizes.author, kBlack};
  centred_lines(
      page, spec.author, author,
      {area.center().x - area.width * 0.45, area.bottom() - author.size * 3, area.width * 0.9, 0},
      typefaces);
}

void draw_dedication(Drawing& page, const Rect& area, const BookSpec& spec,
                     const Typefaces& typefaces) {
  const double size = std::max(12.0, figures_of(spec.profile).text_size);
  centred_lines(page, spec.text.dedication, {Face::kRegular, size, kBlack},
                {area.x + area.width * 0.15, area.y + area.height * 0.3, area.width * 0.7, 0},
                typefaces);
}

void draw_copyright(Drawing& page, const Rect& area, const BookSpec& spec,
                    const Typefaces& typefaces) {
  const ProfileFigures& figures = figures_of(spec.profile);
  const double size = std::max(figures.text_size * 0.86, figures.smallest_text);
  const TextStyle style{Face::kRegular, size, kBlack};
  Drawing block;
  double y = 0;
  for (const std::string& paragraph : copyright_lines(spec)) {
    y += size * 0.5;
    for (std::string& line : wrap(paragraph, style, area.width, typefaces)) {
      y += size * 1.4;
      block.text({{0, y}, Anchor::kStart, style, std::move(line)});
    }
  }
  page.append(block, {area.x, area.bottom() - y});
}

void draw_masthead(Drawing& page, const Rect& area, const BookSpec& spec,
                   const Typefaces& typefaces) {
  const Masthead head = masthead_of(area, spec, typefaces);
  const double rule = area.y + area.height * 0.72;
  const double baseline = rule - head.title.size * 0.3;
  page.text({{area.x, baseline}, Anchor::kStart, head.title, spec.title});
  if (!head.right.empty()) {
    page.text({{area.right(), baseline}, Anchor::kEnd, head.rest, head.right});
  }
  page.line({area.x, rule}, {area.right(), rule}, {kBlack, 1.5});
}

}  // namespace nonet
