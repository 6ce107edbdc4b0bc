#include "book/pages/book_pages.h"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <utility>

#include "book/drawings/matrix_code.h"
#include "book/drawings/page_flow.h"
#include "book/pages/caption.h"
#include "book/pages/front_matter.h"
#include "book/pages/sheet_rules.h"
#include "book/pages/text_area.h"
#include "rater/orders/levels.h"

namespace nonet {
namespace {

constexpr double kWidestTab = 9;   // points
constexpr double kTabGap = 5;      // points between the tab and the text area
constexpr double kTabHeight = 44;  // points

// Small type in full black, because the dots of a printed grey fray its edges.
void blacken_small_type(Drawing& page) {
  for (Mark& mark : page.marks) {
    auto* run = std::get_if<TextRun>(&mark);
    if (run == nullptr || run->style.size >= kSmallestGreyText) continue;
    if (run->style.ink.luminance() < 0.9) run->style.ink = kBlack;
  }
}

bool has_folio(PageKind kind) {
  switch (kind) {
    case PageKind::kText:
    case PageKind::kPuzzles:
    case PageKind::kSolutions:
    case PageKind::kProgress:
    case PageKind::kBlankGrids:
      return true;
    default:
      return false;
  }
}

}  // namespace

PagePainter::PagePainter(const BookSpec& spec, const BookPlan& plan, const BookFlows& flows,
                         const Typefaces& typefaces)
    : spec_(spec),
      plan_(plan),
      flows_(flows),
      typefaces_(typefaces),
      figures_(figures_of(spec.profile)),
      words_(spec.words),
      puzzles_(numbered_puzzles(spec)),
      boards_(spec) {}

const PuzzleBoard& PagePainter::board_of_puzzle(int index) const {
  return boards_.of_section(puzzles_[static_cast<std::size_t>(index)].section);
}

Drawing PagePainter::paint(int page_number) const {
  const PlannedPage& planned = plan_.pages[static_cast<std::size_t>(page_number - 1)];
  const bool alike = figures_.sides == Sides::kAllAlike;
  const Side side = alike ? Side::kRecto : side_of(page_number);
  const Place place{page_number, side, plan_.layout.content(side)};
  Drawing page;
  page.size = plan_.layout.page;
  switch (planned.kind) {
    case PageKind::kText:
      paint_text(page, planned, place);
      break;
    case PageKind::kPuzzles:
      paint_puzzles(page, planned, place);
      break;
    case PageKind::kSolutions:
      paint_solutions(page, planned, place);
      break;
    case PageKind::kBlankGrids:
      paint_blank_grids(page, planned, place);
      break;
    case PageKind::kProgress:
      paint_progress(page, planned, place);
      break;
    default:
      paint_plain(page, planned, place);
      break;
  }
  if (figures_.front_matter == FrontMatter::kNone) {
    draw_masthead(page, plan_.layout.masthead(side), spec_, typefaces_);
  }
  if (has_folio(planned.kind)) paint_folio(page, planned, place);
  paint_tab(page, planned, place);
  if (figures_.colours == PrintColours::kGrey) blacken_small_type(page);
  return page;
}

// Pages without a page number.
void PagePainter::paint_plain(Drawing& page, const PlannedPage& planned, const Place& place) const {
  const auto more_if = [&](bool needed, Phrase phrase) {
    return needed ? std::string_view(words_[phrase]) : std::string_view();
  };
  switch (planned.kind) {
    case PageKind::kHalfTitle:
      return draw_half_title(page, place.content, spec_, typefaces_);
    case PageKind::kTitle:
      return draw_title(page, place.content, spec_, typefaces_);
    case PageKind::kDedication:
      return draw_dedication(page, place.content, spec_, typefaces_);
    case PageKind::kCopyright:
      return draw_copyright(page, text_column(plan_.layout, place.side), spec_, typefaces_);
    case PageKind::kDivider:
      return paint_divider(page, planned, place);
    case PageKind::kSolutionsTitle:
      return paint_big_heading(page, place,
                               {words_[Phrase::kSolutions], words_[Phrase::kSolutionsNote]});
    case PageKind::kHintsTitle:
      return paint_big_heading(page, place,
                               {.heading = words_[Phrase::kHints],
                                .line = words_[Phrase::kHintsNote],
                                .more = more_if(flows_.hints_of_singles, Phrase::kHintsOfSingles)});
    case PageKind::kExplainedTitle:
      return paint_big_heading(
          page, place,
          {.heading = words_[Phrase::kExplained],
           .line = words_[Phrase::kExplainedNote],
           .more = more_if(flows_.explained_in_short, Phrase::kChainsInShort)});
    default:
      return;
  }
}

void PagePainter::paint_text(Drawing& page, const PlannedPage& planned, const Place& place) const {
  const Rect area = flow_area(planned.flow, plan_.layout, place.side);
  const auto part = static_cast<std::size_t>(planned.part);
  const auto section = static_cast<std::size_t>(planned.section);
  const auto& pages = planned.flow == FlowKind::kLessons ? flows_.lessons[section]
                      : planned.flow == FlowKind::kRules
                          ? flows_.rules[section]
                          : flows_.flows[static_cast<std::size_t>(planned.flow)];
  if (part < pages.size()) page.append(pages[part], {area.x, area.y});
}

void PagePainter::paint_puzzles(Drawing& page, const PlannedPage& planned,
                                const Place& place) const {
  const PageLayout& layout = plan_.layout_of(planned.section);
  const std::vector<GridBlock> blocks = layout.puzzle_blocks(place.side);
  for (int i = 0; i < planned.count; ++i) {
    const GridBlock& block = blocks[static_cast<std::size_t>(i)];
    const int index = planned.first + i;
    const BookPuzzle* puzzle = puzzles_[static_cast<std::size_t>(index)].puzzle;
    board_of_puzzle(index).draw_puzzle(page, puzzle, block.grid, look());
    paint_caption(page, block.caption, index);
    paint_foot(page, block.foot, index);
    paint_code(page, block.code, index);
  }
  if (layout.answers_below) paint_answers(page, planned, place);
  if (layout.rules_height == 0) return;
  const Rect rules = layout.rules(place.side);
  const SheetPuzzles puzzles{planned.first, planned.count};
  page.append(sheet_rules(spec_, puzzles, rules.width, typefaces_), {rules.x, rules.y});
}

// Number, stars and label at the left, the page of the solution at the right.
void PagePainter::paint_caption(Drawing& page, const Rect& caption, int index) const {
  const NumberedPuzzle& numbered = puzzles_[static_cast<std::size_t>(index)];
  const double least = figures_.caption_size;
  const double size = std::clamp(caption.height * 0.7, least * 1.2, std::max(21.0, least * 1.3));
  const double baseline = caption.bottom() - size * 0.42;
  const TextStyle number{Face::kBold, size, kBlack};
  const TextStyle small{Face::kRegular, std::max(least, size * 0.56), kBlack};
  const std::string digits = fmt::format("{}", index + 1);
  page.text({{caption.x, baseline}, Anchor::kStart, number, digits});
  double right = caption.right();
  const int target = plan_.solution_pages[static_cast<std::size_t>(index)];
  if (target != 0 && !plan_.layout.answers_below) {
    const std::string solution = words_.say(Phrase::kSolutionPage, target);
    const double width = typefaces_.width(small, solution);
    page.text({{right, baseline}, Anchor::kEnd, small, solution});
    page.links.push_back({{right - width, caption.y, width, caption.height}, target});
    right -= width + small.size;
  }
  const BookSection& section = spec_.sections[static_cast<std::size_t>(numbered.section)];
  const double radius = std::clamp(size * 0.24, 3.0, 6.0);
  double x = caption.x + typefaces_.width(number, digits) + size * 0.5;
  const double middle = baseline - typefaces_.cap_height(small) / 2;
  if (x + stars_width(radius, section_stars(section)) <= right) {
    x += draw_stars(page, {x, middle}, radius, section_stars(section)) + size * 0.45;
  }
  paint_label(page, {x, baseline, right - x, 0}, index, small);
}

// The first form of the caption that fits.
void PagePainter::paint_label(Drawing& page, const Rect& room, int index,
                              const TextStyle& small) const {
  const NumberedPuzzle& numbered = puzzles_[static_cast<std::size_t>(index)];
  for (std::string& label : caption_forms(
           spec_, numbered, {index, plan_.layout_of(numbered.section).puzzles_per_page})) {
    if (label.empty() || typefaces_.width(small, label) > room.width) continue;
    page.text({{room.x, room.y}, Anchor::kStart, small, std::move(label)});
    return;
  }
}

void PagePainter::paint_foot(Drawing& page, const Rect& foot, int index) const {
  if (foot.height <= 0) return;
  std::string help;
  const int hint = plan_.page_of(FlowKind::kHintWhere, index);
  const int explained = plan_.page_of(FlowKind::kExplained, index);
  if (hint != 0) help = words_.say(Phrase::kHintPage, hint);
  if (explained != 0) {
    help += (help.empty() ? "" : " · ") + words_.say(Phrase::kExplainedPage, explained);
  }
  const PageLayout& layout = plan_.layout_of(puzzles_[static_cast<std::size_t>(index)].section);
  if (layout.foot == Foot::kBoxes) {
    return paint_boxes(page, foot, {help, hint != 0 ? hint : explained}, layout.code_side > 0);
  }
  const TextStyle small{Face::kRegular, figures_.caption_size, kBlack};
  double y = foot.y + small.size * 1.3;
  const auto put = [&](const std::string& text, int target) {
    page.text({{foot.right(), y}, Anchor::kEnd, small, text});
    page.links.push_back({{foot.x, y - small.size, foot.width, small.size * 1.3}, target});
    y += small.size * 1.4;
  };
  if (help.empty()) return;
  const bool alone = layout.code_side == 0 || typefaces_.width(small, help) <= foot.width;
  if (alone) return put(help, hint != 0 ? hint : explained);
  // Beside a code the line is short and the foot is high.
  for (const auto& [phrase, target] :
       {std::pair(Phrase::kHintPage, hint), std::pair(Phrase::kExplainedPage, explained)}) {
    const std::string text = words_.say(phrase, target);
    if (target != 0 && typefaces_.width(small, text) <= foot.width) put(text, target);
  }
}

void PagePainter::paint_code(Drawing& page, const Rect& square, int index) const {
  const NumberedPuzzle& numbered = puzzles_[static_cast<std::size_t>(index)];
  const BookSection& section = spec_.sections[static_cast<std::size_t>(numbered.section)];
  if (square.width <= 0 || !has_codes(spec_, section)) return;
  const std::string link = code_link(spec_, board_of_puzzle(index), *numbered.puzzle);
  draw_code(page, *matrix_code_of(link), square);
}

// Lines to write date and time on, a box to tick, and the page of help.
void PagePainter::paint_boxes(Drawing& page, const Rect& foot, const HelpLine& line_of_help,
                              bool beside_code) const {
  const auto& [help, target] = line_of_help;
  const TextStyle small{Face::kRegular, figures_.caption_size * 1.1, kBlack};
  const double baseline = foot.y + foot.height * 0.72;
  const double gap = small.size * 1.4;
  double right = foot.right();
  if (!help.empty()) {
    const double width = typefaces_.width(small, help);
    // Beside a code there is room for a second line.
    const bool below = beside_code;
    const Point at =
        below ? Point{foot.x, baseline + small.size * 2} : Point{right - width, baseline};
    page.text({at, Anchor::kStart, small, help});
    page.links.push_back({{at.x, at.y - foot.height * 0.72, width, foot.height}, target});
    if (!below) right -= width + gap;
  }
  double words = 0;
  for (const Phrase word : {Phrase::kDate, Phrase::kTime}) {
    words += typefaces_.width(small, words_[word]) + small.size * 0.5 + gap;
  }
  const double line = std::min(foot.width * 0.16, (right - foot.x - words) / 2);
  if (line < small.size * 2) return;
  double x = foot.x;
  for (const Phrase word : {Phrase::kDate, Phrase::kTime}) {
    const std::string& text = words_[word];
    page.text({{x, baseline}, Anchor::kStart, small, text});
    x += typefaces_.width(small, text) + small.size * 0.5;
    page.line({x, baseline + 1.5}, {x + line, baseline + 1.5}, {kBlack, kSmallestLine});
    x += line + gap;
  }
  const double box = small.size * 0.9;
  const std::string& without = words_[Phrase::kWithoutHints];
  if (help.empty() || x + box * 1.5 + typefaces_.width(small, without) > right) return;
  page.frame({x, baseline - box + 1, box, box}, {kBlack, kSmallestLine});
  page.text({{x + box * 1.5, baseline}, Anchor::kStart, small, without});
}

void PagePainter::paint_solutions(Drawing& page, const PlannedPage& planned,
                                  const Place& place) const {
  const std::vector<GridBlock> blocks =
      plan_.layout_of(planned.section).solution_blocks(place.side);
  for (int i = 0; i < planned.count; ++i) {
    paint_solution(page, blocks[static_cast<std::size_t>(i)], planned.first + i);
  }
}

void PagePainter::paint_solution(Drawing& page, const GridBlock& block, int index) const {
  const BookPuzzle& puzzle = *puzzles_[static_cast<std::size_t>(index)].puzzle;
  board_of_puzzle(index).draw_solution(page, puzzle, block.grid, look());
  const Rect& caption = block.caption;
  const double least = figures_.caption_size;
  const double size = std::clamp(caption.height * 0.75, least, std::max(14.0, least));
  const double baseline = caption.bottom() - size * 0.38;
  const TextStyle bold{Face::kBold, size, kBlack};
  const TextStyle small{Face::kRegular, std::max(figures_.smallest_text, size * 0.8), kBlack};
  page.text({{caption.x, baseline}, Anchor::kStart, bold, fmt::format("{}", index + 1)});
  const int target = plan_.puzzle_pages[static_cast<std::size_t>(index)];
  if (target == 0) return;
  // Right behind the number: at the other end it would run into the number of the next grid.
  const double x = caption.x + typefaces_.width(bold, fmt::format("{}", index + 1)) + size * 0.6;
  page.text({{x, baseline}, Anchor::kStart, small, words_.say(Phrase::kPuzzlePage, target)});
  page.links.push_back({caption, target});
}

// Upside down at the foot of the page.
void PagePainter::paint_answers(Drawing& page, const PlannedPage& planned,
                                const Place& place) const {
  const std::vector<GridBlock> blocks = plan_.layout_of(planned.section).answer_blocks(place.side);
  for (int i = 0; i < planned.count; ++i) {
    const GridBlock& block = blocks[static_cast<std::size_t>(i)];
    const int index = planned.first + i;
    const BookPuzzle& puzzle = *puzzles_[static_cast<std::size_t>(index)].puzzle;
    Drawing answer;
    board_of_puzzle(index).draw_solution(answer, puzzle, block.grid, look());
    const TextStyle bold{Face::kBold, figures_.caption_size, kBlack};
    answer.text({{block.grid.x, block.grid.y - bold.size * 0.4},
                 Anchor::kStart,
                 bold,
                 fmt::format("{}", index + 1)});
    answer.turn(block.grid.center());
    page.append(answer, {0, 0});
  }
}

void PagePainter::paint_big_heading(Drawing& page, const Place& place,
                                    const BigHeading& what) const {
  const double most = std::min(54.0, place.content.width * 0.1);
  const double fitted =
      fitting_size(what.heading, Face::kLight,
                   {place.content.width, most * 1.25, most, figures_.smallest_text}, typefaces_);
  const double size = std::max(fitted, figures_.smallest_text);
  const TextStyle style{Face::kLight, size, kBlack};
  const Point center{place.content.center().x, place.content.y + place.content.height * 0.36};
  page.text({center, Anchor::kMiddle, style, std::string(what.heading)});
  double y = center.y + size * 0.55;
  if (what.stars > 0) {
    const double radius = size * 0.16;
    draw_stars(page, {center.x - stars_width(radius, what.stars) / 2, y + radius}, radius,
               what.stars);
    y += size * 0.6;
  }
  y += size * 0.35;
  const double rule = size * 0.9;
  page.line({center.x - rule, y}, {center.x + rule, y}, {kBlack, kSmallestLine});
  y += size * 0.25;
  const TextStyle text{Face::kRegular, std::max({12.0, size * 0.28, figures_.text_size}), kBlack};
  for (const std::string_view paragraph : {what.line, what.more}) {
    for (std::string& wrapped : wrap(paragraph, text, place.content.width * 0.8, typefaces_)) {
      y += text.size * 1.45;
      page.text({{center.x, y}, Anchor::kMiddle, text, std::move(wrapped)});
    }
    y += text.size * 0.7;
  }
}

void PagePainter::paint_divider(Drawing& page, const PlannedPage& planned,
                                const Place& place) const {
  const BookSection& section = spec_.sections[static_cast<std::size_t>(planned.section)];
  const std::string name = section_name(section, words_);
  paint_big_heading(page, place,
                    {name, section_invitation(section, words_), section_stars(section)});
  const TextStyle style{Face::kRegular, figures_.text_size, kBlack};
  const int last = planned.first + planned.count;
  const std::string range = planned.count == 1
                                ? words_.say(Phrase::kPuzzleNumber, last)
                                : words_.say(Phrase::kPuzzleRange, planned.first + 1, last);
  page.text({{place.content.center().x, place.content.bottom()}, Anchor::kMiddle, style, range});
}

void PagePainter::paint_blank_grids(Drawing& page, const PlannedPage& planned,
                                    const Place& place) const {
  const std::vector<GridBlock> blocks = plan_.layout_of(planned.section).puzzle_blocks(place.side);
  for (const GridBlock& block : blocks) {
    boards_.of_section(planned.section).draw_puzzle(page, nullptr, block.grid, look());
  }
  if (planned.part != 0) return;
  const Rect& caption = blocks.front().caption;
  const std::string text =
      fmt::format("{}. {}", words_[Phrase::kBlankGrids], words_[Phrase::kBlankGridsNote]);
  const double least = figures_.smallest_text;
  const double size = fitting_size(text, Face::kRegular,
                                   {place.content.right() - caption.x, caption.height,
                                    std::max(figures_.text_size, least), least},
                                   typefaces_);
  if (size == 0) return;
  page.text({{caption.x, caption.bottom() - size * 0.5},
             Anchor::kStart,
             {Face::kRegular, size, kBlack},
             text});
}

// A numbered box for every puzzle.
void PagePainter::paint_progress(Drawing& page, const PlannedPage& planned,
                                 const Place& place) const {
  const double size = std::max(figures_.text_size, figures_.smallest_text);
  const TextStyle title{Face::kLight, size * 2.2, kBlack};
  double y = place.content.y + size * 2.4;
  page.text({{place.content.x, y}, Anchor::kStart, title, words_[Phrase::kProgress]});
  y += size * 2;
  page.text({{place.content.x, y},
             Anchor::kStart,
             {Face::kRegular, size, kBlack},
             words_[Phrase::kProgressNote]});
  const TickBoxes boxes = plan_.layout.tick_boxes(place.side);
  const TextStyle small{Face::kRegular, std::max(8.0, figures_.smallest_text), kBlack};
  for (int i = 0; i < planned.count; ++i) {
    const int row = i / boxes.columns;
    const int column = i % boxes.columns;
    const Point corner{boxes.area.x + column * boxes.pitch, boxes.area.y + row * boxes.pitch};
    const double side = boxes.pitch * 0.84;
    page.frame({corner.x, corner.y, side, side}, {kBlack, kSmallestLine});
    page.text({corner + Point{side / 2, (side + typefaces_.cap_height(small)) / 2}, Anchor::kMiddle,
               small, fmt::format("{}", planned.first + i + 1)});
  }
}

std::string PagePainter::running_head(const PlannedPage& planned) const {
  const int first = planned.first + 1;
  const int last = planned.first + planned.count;
  switch (planned.kind) {
    case PageKind::kPuzzles: {
      const std::string range = first == last ? words_.say(Phrase::kPuzzleNumber, first)
                                              : words_.say(Phrase::kPuzzleRange, first, last);
      if (figures_.section_start == SectionStart::kRunsOn) return range;
      const BookSection& section = spec_.sections[static_cast<std::size_t>(planned.section)];
      return fmt::format("{} · {}", section_name(section, words_), range);
    }
    case PageKind::kBlankGrids:
      return words_[Phrase::kBlankGrids];
    case PageKind::kSolutions:
      return words_.say(Phrase::kSolutionRange, first, last);
    case PageKind::kText:
      if (planned.flow == FlowKind::kExplained) return words_[Phrase::kExplained];
      if (planned.flow == FlowKind::kIndex) return words_[Phrase::kIndex];
      if (planned.flow == FlowKind::kHintWhere) return words_[Phrase::kHintWhere];
      if (planned.flow == FlowKind::kHintWhat) return words_[Phrase::kHintWhat];
      if (planned.flow == FlowKind::kHintStep) return words_[Phrase::kHintStep];
      return {};
    default:
      return {};
  }
}

std::vector<GridBlock> PagePainter::blocks_of(const PlannedPage& planned, Side side) const {
  switch (planned.kind) {
    case PageKind::kPuzzles:
    case PageKind::kBlankGrids:
      return plan_.layout_of(planned.section).puzzle_blocks(side);
    case PageKind::kSolutions:
      return plan_.layout_of(planned.section).solution_blocks(side);
    default:
      return {};
  }
}

// The page number at the outer side, below the edge of the grids, and beside it the page's
// contents.
void PagePainter::paint_folio(Drawing& page, const PlannedPage& planned, const Place& place) const {
  const double size = std::max({9.0, figures_.text_size * 0.9, figures_.smallest_text});
  const TextStyle number{Face::kSemibold, size, kBlack};
  const TextStyle quiet{Face::kRegular, std::max(size * 0.9, figures_.smallest_text), kBlack};
  const std::string digits = page_label(plan_, place.number);
  const Point outside = plan_.layout.folio(place.side, blocks_of(planned, place.side));
  const bool recto = place.side == Side::kRecto;
  const double away = (typefaces_.width(number, digits) + size * 1.2) * (recto ? -1 : 1);
  const Anchor anchor = recto ? Anchor::kEnd : Anchor::kStart;
  page.text({outside, anchor, number, digits});
  std::string heading = running_head(planned);
  if (heading.empty()) return;
  const Rect safe = plan_.layout.safe_area(place.side);
  const Point at = outside + Point{away, 0};
  const double room = recto ? at.x - safe.x : safe.right() - at.x;
  if (typefaces_.width(quiet, heading) > room) return;
  page.text({at, anchor, quiet, std::move(heading)});
}

// A dark mark at the outer edge, lower with each section, so that a thumb finds it. The solutions
// have the lowest mark. With bleed it goes over the edge, so that it shows on the closed book; a
// divider then has a band along the whole edge.
void PagePainter::paint_tab(Drawing& page, const PlannedPage& planned, const Place& place) const {
  const auto sections = static_cast<int>(spec_.sections.size());
  if (figures_.sides != Sides::kFacingPages || sections < 2) return;
  const bool divides = planned.kind == PageKind::kDivider;
  int tab = -1;
  if (planned.kind == PageKind::kPuzzles || divides) {
    tab = planned.section;
  } else if (planned.kind == PageKind::kSolutions) {
    tab = sections;
  }
  if (tab < 0) return;
  const Rect safe = plan_.layout.safe_area(place.side);
  const Rect sheet = plan_.layout.sheet(place.side);
  const double room = (safe.height - kTabHeight) / sections;
  const double y = safe.y + std::min(room, kTabHeight * 1.5) * tab;
  const double margin = (figures_.outside_margin - figures_.safe_margin) * kPointsPerInch;
  const double width = std::min(kWidestTab, margin - kTabGap);
  const bool bleeds = plan_.layout.bleed > 0;
  Rect mark{place.side == Side::kRecto ? safe.right() - width : safe.x, y, width, kTabHeight};
  if (bleeds) {
    mark.width += figures_.safe_margin * kPointsPerInch + plan_.layout.bleed;
    if (place.side == Side::kVerso) mark.x = sheet.x;
  }
  if (bleeds && divides) {
    mark.y = sheet.y;
    mark.height = sheet.height;
  }
  page.fill(mark, Ink::grey(0.25));
}

}  // namespace nonet
