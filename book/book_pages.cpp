#include "book/book_pages.h"

#include <algorithm>
#include <fmt/format.h>
#include <string>

#include "book/front_matter.h"
#include "book/level_words.h"
#include "book/page_flow.h"

namespace nonet {
namespace {

constexpr Ink kQuiet = Ink::grey(0.35);

}  // namespace

PagePainter::PagePainter(const BookSpec& spec, const BookPlan& plan, const Typefaces& typefaces)
    : spec_(spec),
      plan_(plan),
      typefaces_(typefaces),
      puzzles_(numbered_puzzles(spec)),
      contents_(contents_flow(spec, plan, typefaces)),
      guide_(guide_flow(spec, plan.layout, typefaces)) {}

Drawing PagePainter::paint(int page_number) const {
  const PlannedPage& planned = plan_.pages[static_cast<std::size_t>(page_number - 1)];
  const bool alike = figures_of(spec_.profile).sides == Sides::kAllAlike;
  const Side side = alike ? Side::kRecto : side_of(page_number);
  const Place place{page_number, side, plan_.layout.content(side)};
  const Rect column = text_column(plan_.layout, side);
  const auto part = static_cast<std::size_t>(planned.part);
  Drawing page;
  page.size = plan_.layout.page;
  switch (planned.kind) {
    case PageKind::kBlank:
      return page;
    case PageKind::kHalfTitle:
      draw_half_title(page, place.content, spec_, typefaces_);
      return page;
    case PageKind::kTitle:
      draw_title(page, place.content, spec_, typefaces_);
      return page;
    case PageKind::kCopyright:
      draw_copyright(page, column, spec_, typefaces_);
      return page;
    case PageKind::kContents:
      if (part < contents_.size()) page.append(contents_[part], {column.x, column.y});
      break;
    case PageKind::kGuide:
      if (part < guide_.size()) page.append(guide_[part], {column.x, column.y});
      break;
    case PageKind::kDivider:
      paint_divider(page, planned, place);
      return page;
    case PageKind::kSolutionsTitle:
      paint_solutions_title(page, place);
      return page;
    case PageKind::kPuzzles:
      paint_puzzles(page, planned, place);
      break;
    case PageKind::kBlankGrids:
      paint_blank_grids(page, place);
      break;
    case PageKind::kSolutions:
      paint_solutions(page, planned, place);
      break;
  }
  paint_folio(page, planned, place);
  return page;
}

void PagePainter::paint_puzzles(Drawing& page, const PlannedPage& planned,
                                const Place& place) const {
  const std::vector<GridBlock> blocks = plan_.layout.puzzle_blocks(place.side);
  for (int i = 0; i < planned.count; ++i) {
    const GridBlock& block = blocks[static_cast<std::size_t>(i)];
    const int index = planned.first + i;
    GridPicture picture;
    picture.givens = puzzles_[static_cast<std::size_t>(index)].puzzle->givens;
    draw_grid(page, picture, block.grid, typefaces_);
    paint_puzzle_caption(page, block.caption, index);
  }
}

void PagePainter::paint_puzzle_caption(Drawing& page, const Rect& caption, int index) const {
  const NumberedPuzzle& numbered = puzzles_[static_cast<std::size_t>(index)];
  const double size = std::clamp(caption.height * 0.74, 10.0, 21.0);
  const double baseline = caption.bottom() - size * 0.48;
  const TextStyle number{Face::kBold, size, kBlack};
  const double text_size = figures_of(spec_.profile).text_size;
  const TextStyle small{Face::kRegular, std::max({8.0, size * 0.58, text_size * 0.72}), kQuiet};
  const std::string digits = fmt::format("{}", index + 1);
  page.text({{caption.x, baseline}, Anchor::kStart, number, digits});

  const int target = plan_.solution_pages[static_cast<std::size_t>(index)];
  const std::string solution = fmt::format("Solution: page {}", target);
  page.text({{caption.right(), baseline}, Anchor::kEnd, small, solution});
  const double solution_width = typefaces_.width(small, solution);
  page.links.push_back(
      {{caption.right() - solution_width, caption.y, solution_width, caption.height}, target});

  const double radius = std::clamp(size * 0.24, 3.0, 5.0);
  double x = caption.x + typefaces_.width(number, digits) + size * 0.6;
  const BookSection& section = spec_.sections[static_cast<std::size_t>(numbered.section)];
  const double middle = baseline - typefaces_.cap_height(small) / 2;
  x += draw_stars(page, {x, middle}, radius, section_stars(section)) + size * 0.5;
  // The level's name and the rating, as far as there is room.
  const double room = caption.right() - solution_width - size * 0.4 - x;
  const std::string& rating = numbered.puzzle->rating;
  const std::string name = section_name(section);
  const std::string both = rating.empty() ? name : fmt::format("{}, {}", name, rating);
  for (const std::string& label : {both, rating, name}) {
    if (label.empty() || typefaces_.width(small, label) > room) continue;
    page.text({{x, baseline}, Anchor::kStart, small, label});
    break;
  }
}

void PagePainter::paint_solutions(Drawing& page, const PlannedPage& planned,
                                  const Place& place) const {
  const std::vector<GridBlock> blocks = plan_.layout.solution_blocks(place.side);
  for (int i = 0; i < planned.count; ++i) {
    const GridBlock& block = blocks[static_cast<std::size_t>(i)];
    const int index = planned.first + i;
    const BookPuzzle& puzzle = *puzzles_[static_cast<std::size_t>(index)].puzzle;
    GridPicture picture;
    picture.givens = puzzle.givens;
    picture.found = puzzle.solution;
    draw_grid(page, picture, block.grid, typefaces_);
    paint_solution_caption(page, block.caption, index);
  }
}

void PagePainter::paint_solution_caption(Drawing& page, const Rect& caption, int index) const {
  const double size = std::clamp(caption.height * 0.75, 9.0, 14.0);
  const double baseline = caption.bottom() - size * 0.38;
  const TextStyle small{Face::kRegular, std::max(kSmallestPrintedText, size * 0.8), kQuiet};
  const int target = plan_.puzzle_pages[static_cast<std::size_t>(index)];
  page.text({{caption.x, baseline},
             Anchor::kStart,
             {Face::kBold, size, kBlack},
             fmt::format("{}", index + 1)});
  page.text(
      {{caption.right(), baseline}, Anchor::kEnd, small, fmt::format("puzzle: page {}", target)});
  page.links.push_back({caption, target});
}

void PagePainter::paint_big_heading(Drawing& page, const Place& place, std::string_view heading,
                                    std::string_view line, int stars) const {
  const double size = std::min(54.0, place.content.width * 0.1);
  const TextStyle style{Face::kLight, size, kBlack};
  const Point center{place.content.center().x, place.content.y + place.content.height * 0.36};
  page.text({center, Anchor::kMiddle, style, std::string(heading)});
  double y = center.y + size * 0.55;
  if (stars > 0) {
    const double radius = size * 0.16;
    draw_stars(page, {center.x - stars_width(radius, stars) / 2, y + radius}, radius, stars);
    y += size * 0.6;
  }
  y += size * 0.35;
  const double rule = size * 0.9;
  page.line({center.x - rule, y}, {center.x + rule, y}, {kBlack, 0.75});
  y += size * 0.25;
  const double text_size = figures_of(spec_.profile).text_size;
  const TextStyle text{Face::kItalic, std::max({12.0, size * 0.28, text_size}), kBlack};
  for (std::string& wrapped : wrap(line, text, place.content.width * 0.8, typefaces_)) {
    y += text.size * 1.45;
    page.text({{center.x, y}, Anchor::kMiddle, text, std::move(wrapped)});
  }
}

void PagePainter::paint_divider(Drawing& page, const PlannedPage& planned,
                                const Place& place) const {
  const BookSection& section = spec_.sections[static_cast<std::size_t>(planned.section)];
  const LevelWords* words = level_words(section.level);
  paint_big_heading(page, place, section_name(section),
                    words != nullptr ? words->invitation : std::string_view(),
                    section_stars(section));
  const TextStyle style{Face::kRegular, figures_of(spec_.profile).text_size, kQuiet};
  const int last = planned.first + planned.count;
  const std::string range = planned.count == 1
                                ? fmt::format("Puzzle {}", last)
                                : fmt::format("Puzzles {}–{}", planned.first + 1, last);
  page.text({{place.content.center().x, place.content.bottom()}, Anchor::kMiddle, style, range});
}

void PagePainter::paint_solutions_title(Drawing& page, const Place& place) const {
  paint_big_heading(page, place, "Solutions", "Digits that were given are printed bold.", 0);
}

void PagePainter::paint_blank_grids(Drawing& page, const Place& place) const {
  for (const GridBlock& block : plan_.layout.puzzle_blocks(place.side)) {
    draw_grid(page, {}, block.grid, typefaces_);
  }
}

// The page number outside, what the page holds beside it.
void PagePainter::paint_folio(Drawing& page, const PlannedPage& planned, const Place& place) const {
  std::string heading;
  switch (planned.kind) {
    case PageKind::kPuzzles:
      heading = section_name(spec_.sections[static_cast<std::size_t>(planned.section)]);
      break;
    case PageKind::kBlankGrids:
      heading = "Blank grids";
      break;
    case PageKind::kSolutions:
      heading = fmt::format("Solutions {}–{}", planned.first + 1, planned.first + planned.count);
      break;
    default:
      break;
  }
  const double size = std::max(9.0, figures_of(spec_.profile).text_size * 0.9);
  const TextStyle number{Face::kSemibold, size, kBlack};
  const TextStyle quiet{Face::kRegular, size * 0.9, kQuiet};
  const std::string digits = page_label(plan_, place.number);
  const Point outside = plan_.layout.folio(place.side);
  const bool recto = place.side == Side::kRecto;
  const double away = (typefaces_.width(number, digits) + size * 1.2) * (recto ? -1 : 1);
  const Anchor anchor = recto ? Anchor::kEnd : Anchor::kStart;
  page.text({outside, anchor, number, digits});
  if (!heading.empty()) {
    page.text({outside + Point{away, 0}, anchor, quiet, std::move(heading)});
  }
}

}  // namespace nonet
