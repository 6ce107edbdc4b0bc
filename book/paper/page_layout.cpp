// A page of n grids is cut into rows of equal length, or of two lengths that differ by one, such as
// 2-3-2: the split that gives the largest square grids. Shorter rows stand in the middle. Each grid
// sits under its caption. Blocks are equally far apart, in rows as in columns, up to a limit. The
// remaining space goes around them: evenly to both sides, but more below than above, because that
// looks better and leaves room for notes.

#include "book/paper/page_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <limits>

#include "base/parse_number.h"
#include "base/request_error.h"

namespace nonet {
namespace {

// Gaps, captions and feet, in points.
constexpr double kSolutionGap = 12;
constexpr double kAnswerGap = 10;
constexpr double kCodeGap = 3;       // keeps the grid's frame out of a code's quiet zone
constexpr double kWidestGap = 0.22;  // between blocks, in sides of a grid
constexpr double kShareAbove = 0.3;  // of the free height, above the uppermost grids
constexpr double kMostAbove = 90;
constexpr double kTickHeading = 6.5;  // in sizes of the text, with the sentence below it

// What a grid is beside one of 9x9, from the fewest cells across on: how many share a page where
// one or two of 9x9 do, and how wide the widest is.
struct SizeRow {
  int most_across;
  double puzzles;
  double widest;
};
constexpr std::array kSizes{SizeRow{4, 4, 0.62}, SizeRow{6, 2, 0.8}, SizeRow{9, 1, 1},
                            SizeRow{std::numeric_limits<int>::max(), 0.5, 1.1}};
const SizeRow& size_row(int across) {
  return *std::ranges::find_if(kSizes,
                               [&](const SizeRow& row) { return across <= row.most_across; });
}
int usual_puzzles(const ProfileFigures& figures, int across) {
  return std::max(1, static_cast<int>(std::ceil(figures.usual_puzzles * size_row(across).puzzles)));
}
double widest_grid(const PageLayout& layout) {
  return figures_of(layout.profile).widest_grid * size_row(layout.across).widest;
}
// In points.
double comfortable_grid(const PageLayout& layout) {
  return figures_of(layout.profile).comfortable_grid * (layout.across / 9.0) * kPointsPerInch;
}

struct BlockStyle {
  int count = 1;
  double gap = 0;
  double caption = 0;
  double foot = 0;
  double widest = 0;
  double code = 0;

  [[nodiscard]] double around() const {
    return caption + std::max(foot, code > 0 ? code + kCodeGap : 0);
  }
};

struct Split {
  int columns = 1;  // of the longest row
  int rows = 1;
  double side = 0;  // of a grid
};

Split best_split(const Rect& area, const BlockStyle& style) {
  constexpr double kUneven = 0.97;  // rows of one length look calmer
  Split best;
  double best_worth = 0;
  for (int columns = 1; columns <= style.count; ++columns) {
    const int rows = (style.count + columns - 1) / columns;
    const int missing = rows * columns - style.count;
    if (missing >= rows) continue;
    const double width = (area.width - (columns - 1) * style.gap) / columns;
    const double height = (area.height - (rows - 1) * style.gap) / rows - style.around();
    const double side = std::min({width, height, style.widest});
    const double worth = missing > 0 ? side * kUneven : side;
    if (worth <= best_worth) continue;
    best = {columns, rows, side};
    best_worth = worth;
  }
  return best;
}

// The grids of each row. The shorter rows are the middle one, or pairs as far from it as possible;
// where there is no middle the last.
std::vector<int> row_sizes(const Split& split, int count) {
  std::vector<int> sizes(static_cast<std::size_t>(split.rows), split.columns);
  int missing = split.rows * split.columns - count;
  const auto shorten = [&](int row) {
    int& size = sizes[static_cast<std::size_t>(row)];
    if (size < split.columns || missing == 0) return;
    --size;
    --missing;
  };
  if (missing % 2 != 0) shorten(split.rows % 2 != 0 ? split.rows / 2 : split.rows - 1);
  for (int row = 0; row < split.rows; ++row) {
    shorten(row);
    shorten(split.rows - 1 - row);
  }
  return sizes;
}

// The same gap between columns as between rows, at least the style's.
double gap_of(const Split& split, const BlockStyle& style, double free_width, double free_height) {
  double gap = std::max(split.side * kWidestGap, style.gap);
  if (split.columns > 1) gap = std::min(gap, free_width / (split.columns - 1));
  if (split.rows > 1) gap = std::min(gap, free_height / (split.rows - 1));
  return gap;
}

std::vector<GridBlock> blocks(const Rect& area, const BlockStyle& style) {
  const Split split = best_split(area, style);
  const double block_height = split.side + style.around();
  const double free_width = area.width - split.columns * split.side;
  const double free_height = area.height - split.rows * block_height;
  const double gap = gap_of(split, style, free_width, free_height);
  const double above = std::min((free_height - gap * (split.rows - 1)) * kShareAbove, kMostAbove);
  std::vector<GridBlock> result;
  const std::vector<int> sizes = row_sizes(split, style.count);
  for (int row = 0; row < split.rows; ++row) {
    const int columns = sizes[static_cast<std::size_t>(row)];
    const double left = area.center().x - (columns * (split.side + gap) - gap) / 2;
    for (int column = 0; column < columns; ++column) {
      const double x = left + column * (split.side + gap);
      const double y = area.y + above + row * (block_height + gap);
      const double grid_y = y + style.caption;
      result.push_back(
          {{x, y, split.side, style.caption},
           {x, grid_y, split.side, split.side},
           {x, grid_y + split.side, split.side - style.code, style.foot},
           {x + split.side - style.code, grid_y + split.side + kCodeGap, style.code, style.code}});
    }
  }
  return result;
}

// The smallest gap between puzzles: wider if fewer share a page.
double puzzle_gap(const ProfileFigures& figures, int count) {
  if (count <= 4) return 22;
  return figures.section_start == SectionStart::kRunsOn ? 14 : 9;
}

double foot_height(Foot foot, double caption_size) {
  switch (foot) {
    case Foot::kNothing:
      return 0;
    case Foot::kBoxes:
      return caption_size * 3.2;
    case Foot::kLine:
      return caption_size * 1.5;
  }
  return 0;
}

BlockStyle puzzle_style(const PageLayout& layout, int count) {
  const ProfileFigures& figures = figures_of(layout.profile);
  const double small = figures.caption_size;
  const double caption = count == 1 ? std::max(34.0, small * 2) : small * 1.9;
  const double foot = foot_height(layout.foot, count == 1 ? small * 1.2 : small);
  return {count, puzzle_gap(figures, count),           caption,
          foot,  widest_grid(layout) * kPointsPerInch, layout.code_side};
}

BlockStyle solution_style(const PageLayout& layout, int count) {
  const ProfileFigures& figures = figures_of(layout.profile);
  // Sheets are filled; a book's pages should not look heavy.
  const bool sheets = figures.section_start == SectionStart::kRunsOn;
  const double widest = widest_grid(layout) * (sheets ? 0.7 : 0.5);
  return {count, kSolutionGap, figures.caption_size * 1.6, 0, widest * kPointsPerInch, 0};
}

// Side of an answer below the puzzles.
double answer_side(const PageLayout& layout) {
  const ProfileFigures& figures = figures_of(layout.profile);
  const double digit = std::max(layout.answer_digit, figures.smallest_solution_digit);
  return digit / figures.digit_per_cell * layout.across * 1.02;
}
double answer_caption(const PageLayout& layout) {
  return figures_of(layout.profile).caption_size * 1.4;
}
int answer_columns(const PageLayout& layout) {
  const double width = layout.content(Side::kRecto).width;
  const double side = answer_side(layout);
  return std::max(1, static_cast<int>((width + kAnswerGap) / (side + kAnswerGap)));
}
double answer_strip(const PageLayout& layout, int count) {
  const int rows = (count + answer_columns(layout) - 1) / answer_columns(layout);
  return rows * (answer_side(layout) + answer_caption(layout) + kAnswerGap) + kAnswerGap;
}

// The part of a page for puzzles.
Rect puzzle_area(const PageLayout& layout, Side side, int count) {
  Rect area = layout.content(side);
  area.y += layout.rules_height;
  area.height -= layout.rules_height;
  if (layout.answers_below) area.height -= answer_strip(layout, count);
  return area;
}

// The reason why a page cannot have this many puzzles; nullopt if it can.
std::optional<std::string> puzzle_objection(const PageLayout& layout, int count) {
  const ProfileFigures& figures = figures_of(layout.profile);
  const Rect area = puzzle_area(layout, Side::kRecto, count);
  const double side = best_split(area, puzzle_style(layout, count)).side;
  const double digit = digit_size(side, figures.digit_per_cell, layout.across);
  if (digit >= figures.smallest_puzzle_digit) return std::nullopt;
  return fmt::format("their digits would be {:.1f} pt, under {:g} pt", digit,
                     figures.smallest_puzzle_digit);
}

// The largest digits of answers that leave the puzzles comfortable, or nearly as large as the
// smallest digits would.
double comfortable_answer_digit(PageLayout layout) {
  constexpr double kNearly = 0.93;
  const ProfileFigures& figures = figures_of(layout.profile);
  const auto puzzle_side = [&](double digit) {
    layout.answer_digit = digit;
    return layout.puzzle_blocks(Side::kRecto).front().grid.width;
  };
  const double least = figures.smallest_solution_digit;
  const double enough = std::min(comfortable_grid(layout), puzzle_side(least) * kNearly);
  for (const double digit : kAnswerDigits) {
    if (digit > least && puzzle_side(digit) >= enough) return digit;
  }
  return least;
}

std::optional<std::string> solution_objection(const PageLayout& layout, int count) {
  const ProfileFigures& figures = figures_of(layout.profile);
  const double side = best_split(layout.content(Side::kRecto), solution_style(layout, count)).side;
  const double digit = digit_size(side, figures.digit_per_cell, layout.across);
  if (digit >= figures.smallest_solution_digit) return std::nullopt;
  return fmt::format("their digits would be {:.1f} pt, under {:g} pt", digit,
                     figures.smallest_solution_digit);
}

using Objection = std::optional<std::string> (*)(const PageLayout&, int);

// The largest of the allowed counts, at most `limit`, to which there is no objection; 0: none.
template <typename Counts>
int largest_legal(const PageLayout& layout, const Counts& counts, Objection objection, int limit) {
  int largest = 0;
  for (const int count : counts) {
    if (count <= limit && !objection(layout, count)) largest = count;
  }
  return largest;
}

// The default number per page: the usual one, or as many as fit. Where the number of grids is
// known, a smaller one that spreads them over the same number of pages.
template <typename Counts>
int number_per_page(const PageLayout& layout, const Counts& counts, Objection objection, int usual,
                    int grids) {
  const int most = std::max(1, largest_legal(layout, counts, objection, usual));
  if (grids == 0) return most;
  const int pages = (grids + most - 1) / most;
  for (const int count : counts) {
    if (count * pages >= grids && count <= most && !objection(layout, count)) return count;
  }
  return most;
}

template <typename Counts>
Status check_count(const PageLayout& layout, const Counts& counts, Objection objection, int asked,
                   std::string_view what) {
  std::string reason;
  if (std::ranges::find(counts, asked) == counts.end()) {
    reason = fmt::format("the possible numbers are {}", fmt::join(counts, ", "));
  } else if (const auto objected = objection(layout, asked)) {
    reason = *objected;
  } else {
    return {};
  }
  const int largest = largest_legal(layout, counts, objection, counts.back());
  const std::string advice = largest > 0 ? fmt::format("at most {} fit", largest)
                                         : std::string("not even 1 fits; choose a larger trim");
  const std::string grids =
      layout.across == 9 ? "" : fmt::format(" of {0}x{0} cells", layout.across);
  return request_error(fmt::format("{} {}{} per page on {} (profile {}): {}; {}", asked, what,
                                   grids, size_text(layout.page), figures_of(layout.profile).key,
                                   reason, advice));
}

std::string lower(std::string_view text) {
  std::string lowered(text);
  for (char& c : lowered) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return lowered;
}

Error unknown_trim(std::string_view text) {
  std::vector<std::string_view> keys(kTrims.size());
  std::ranges::transform(kTrims, keys.begin(), &TrimFigures::key);
  return request_error(
      fmt::format("trim \"{}\": expected {}, or WIDTHxHEIGHT in inches (6x9in) or millimetres "
                  "(148x210mm), {:g} to {:g} in a side",
                  text, fmt::join(keys, ", "), kAnyTrim.narrowest, kAnyTrim.widest));
}

// WIDTHxHEIGHT, in inches if there is no unit.
std::optional<Size> size_in(std::string_view text) {
  double unit = kPointsPerInch;
  if (text.ends_with("mm")) {
    unit = kPointsPerInch / kMillimetresPerInch;
    text.remove_suffix(2);
  } else if (text.ends_with("in")) {
    text.remove_suffix(2);
  }
  const std::size_t cross = text.find('x');
  if (cross == std::string_view::npos) return std::nullopt;
  const auto width = parse_number<double>(text.substr(0, cross));
  const auto height = parse_number<double>(text.substr(cross + 1));
  if (!width || !height) return std::nullopt;
  const Size size{*width * unit, *height * unit};
  return is_made(kAnyTrim, size) ? std::optional(size) : std::nullopt;
}

Status check_trim(const ProfileFigures& figures, Size page) {
  const TrimLimits& limits = figures.trims;
  if (is_made(limits, page)) return {};
  return request_error(
      fmt::format("{} for profile {}: its printer makes {:g} to {:g} in by {:g} to {:g} in, at "
                  "most {:g}x{:g} in",
                  size_text(page), figures.key, limits.narrowest, limits.widest, limits.lowest,
                  limits.highest, limits.widest, limits.highest));
}

}  // namespace

bool is_made(const TrimLimits& limits, Size page) {
  const double width = page.width / kPointsPerInch;
  const double height = page.height / kPointsPerInch;
  const auto within = [](double value, double low, double high) {
    return value >= low - kTrimTolerance && value <= high + kTrimTolerance;
  };
  return within(width, limits.narrowest, limits.widest) &&
         within(height, limits.lowest, limits.highest);
}

Result<Size> parse_trim(std::string_view text, Orientation orientation) {
  std::optional<Size> size;
  for (const TrimFigures& trim : kTrims) {
    if (trim.key == lower(text)) {
      size = Size{trim.width * kPointsPerInch, trim.height * kPointsPerInch};
    }
  }
  if (!size) size = size_in(lower(text));
  if (!size) return unknown_trim(text);
  if (orientation == Orientation::kLandscape && size->width < size->height) {
    std::swap(size->width, size->height);
  }
  return *size;
}

Result<Profile> parse_profile(std::string_view key) {
  std::vector<std::string_view> keys;
  for (const ProfileFigures& row : kProfiles) {
    if (row.key == key) return row.profile;
    keys.push_back(row.key);
  }
  return request_error(fmt::format("profile \"{}\": expected {}", key, fmt::join(keys, ", ")));
}

Result<ProfileAndTrim> profile_and_trim(const std::optional<std::string>& profile,
                                        const std::optional<std::string>& trim,
                                        Orientation orientation) {
  const auto named = parse_profile(profile.value_or("kdp"));
  if (!named) return named.error();
  const auto size = parse_trim(trim.value_or(std::string(figures_of(*named).trim)), orientation);
  if (!size) return size.error();
  const bool elsewhere = !profile && !is_made(figures_of(*named).trims, *size);
  return ProfileAndTrim{elsewhere ? Profile::kHome : *named, *size};
}

std::string size_text(Size page) {
  const double millimetres = kMillimetresPerInch / kPointsPerInch;
  const auto hundredths = [](double value) { return std::round(value * 100) / 100; };
  const auto is_round = [&](double value) { return std::abs(value - std::round(value)) < 1e-6; };
  const double width = page.width * millimetres;
  const double height = page.height * millimetres;
  if (is_round(width) && is_round(height)) return fmt::format("{:g}x{:g} mm", width, height);
  return fmt::format("{:g}x{:g} in", hundredths(page.width / kPointsPerInch),
                     hundredths(page.height / kPointsPerInch));
}

double smallest_gutter(const ProfileFigures& figures, int pages) {
  for (const GutterFigures& row : figures.gutters) {
    if (pages <= row.pages) return row.inches;
  }
  return figures.gutters.empty() ? 0 : figures.gutters.back().inches;
}

double spine_of(const PaperFigures& paper, int pages) { return paper.inches_per_page * pages; }

Rect PageLayout::masthead(Side side) const {
  const ProfileFigures& figures = figures_of(profile);
  const double inside = figures.sides == Sides::kAllAlike
                            ? figures.outside_margin
                            : std::max(gutter + kGutterComfort, figures.safe_margin);
  const double left = (side == Side::kRecto ? inside : figures.outside_margin) * kPointsPerInch;
  const double width = page.width - (inside + figures.outside_margin) * kPointsPerInch;
  const double height = figures.front_matter == FrontMatter::kNone ? figures.text_size * 3.2 : 0;
  return {left, figures.top_margin * kPointsPerInch, width, height};
}

Rect PageLayout::content(Side side) const {
  const Rect head = masthead(side);
  const double bottom = figures_of(profile).bottom_margin * kPointsPerInch;
  return {head.x, head.bottom(), head.width, page.height - head.bottom() - bottom};
}

Rect PageLayout::rules(Side side) const {
  Rect area = content(side);
  area.height = rules_height;
  return area;
}

std::vector<GridBlock> PageLayout::puzzle_blocks(Side side) const {
  return blocks(puzzle_area(*this, side, puzzles_per_page), puzzle_style(*this, puzzles_per_page));
}

std::vector<GridBlock> PageLayout::solution_blocks(Side side) const {
  return blocks(content(side), solution_style(*this, solutions_per_page));
}

std::vector<GridBlock> PageLayout::answer_blocks(Side side) const {
  const Rect area = content(side);
  const double grid = answer_side(*this);
  const double caption = answer_caption(*this);
  const int rows = (puzzles_per_page + answer_columns(*this) - 1) / answer_columns(*this);
  const int columns = (puzzles_per_page + rows - 1) / rows;
  const double top = area.bottom() - answer_strip(*this, puzzles_per_page) + 2 * kAnswerGap;
  std::vector<GridBlock> result;
  for (int i = 0; i < puzzles_per_page; ++i) {
    const int row = i / columns;
    const int column = i % columns;
    const int in_row = std::min(columns, puzzles_per_page - row * columns);
    const double width = in_row * (grid + kAnswerGap) - kAnswerGap;
    const double x = area.center().x - width / 2 + column * (grid + kAnswerGap);
    const double y = top + row * (grid + caption + kAnswerGap);
    // The reader turns the page for them: the caption, above the grid then, is below it here.
    result.push_back({{x, y + grid, grid, caption}, {x, y, grid, grid}});
  }
  return result;
}

TickBoxes PageLayout::tick_boxes(Side side) const {
  const ProfileFigures& figures = figures_of(profile);
  TickBoxes boxes;
  boxes.area = content(side);
  const double head = figures.text_size * kTickHeading;
  boxes.area.y += head;
  boxes.area.height -= head;
  const double least = std::max(26.0, figures.smallest_text * 2.6);
  boxes.columns = std::max(1, static_cast<int>(boxes.area.width / least));
  boxes.pitch = boxes.area.width / boxes.columns;
  boxes.rows = std::max(1, static_cast<int>(boxes.area.height / boxes.pitch));
  return boxes;
}

Rect PageLayout::safe_area(Side side) const {
  const ProfileFigures& figures = figures_of(profile);
  const double edge = figures.safe_margin * kPointsPerInch;
  const double inside =
      figures.sides == Sides::kAllAlike ? edge : std::max(gutter * kPointsPerInch, edge);
  return {side == Side::kRecto ? inside : edge, edge, page.width - inside - edge,
          page.height - 2 * edge};
}

Rect PageLayout::sheet(Side side) const {
  return {side == Side::kRecto ? 0 : -bleed, -bleed, page.width + bleed, page.height + 2 * bleed};
}

bool PageLayout::bleeds(const Rect& ink, Side side) const {
  constexpr double kTolerance = 0.05;  // points
  if (bleed == 0) return false;
  const Rect safe = safe_area(side);
  const Rect whole = sheet(side);
  const bool recto = side == Side::kRecto;
  // Inside of the safe area, or over the cut as far as it can; never over the spine.
  const auto fits = [&](double beyond_safe, double short_of_sheet) {
    return beyond_safe <= kTolerance || std::abs(short_of_sheet) <= kTolerance;
  };
  return fits(safe.y - ink.y, ink.y - whole.y) &&
         fits(ink.bottom() - safe.bottom(), whole.bottom() - ink.bottom()) &&
         fits(safe.x - ink.x, recto ? kPointsPerInch : ink.x - whole.x) &&
         fits(ink.right() - safe.right(), recto ? whole.right() - ink.right() : kPointsPerInch);
}

Point PageLayout::folio(Side side, const std::vector<GridBlock>& blocks) const {
  Rect area = content(side);
  const double y = page.height - figures_of(profile).folio_height * kPointsPerInch;
  if (!blocks.empty()) {
    double left = area.right();
    double right = area.x;
    for (const GridBlock& block : blocks) {
      left = std::min(left, block.grid.x);
      right = std::max(right, block.grid.right());
    }
    area.x = left;
    area.width = right - left;
  }
  return {side == Side::kRecto ? area.right() : area.x, y};
}

Result<PageLayout> lay_out_pages(const LayoutRequest& request) {
  const ProfileFigures& figures = figures_of(request.profile);
  if (Status status = check_trim(figures, request.page); !status) return std::move(status).error();
  PageLayout layout;
  layout.page = request.page;
  layout.profile = request.profile;
  layout.gutter = std::max(request.gutter, smallest_gutter(figures, 0));
  layout.across = request.across;
  layout.puzzles_per_page = request.puzzles_per_page;
  layout.solutions_per_page = request.solutions_per_page;
  layout.answers_below = request.answers_below;
  layout.code_side = request.code_side;
  layout.rules_height = request.rules_height;
  if (request.bleed && figures.bleed == 0) {
    return request_error(fmt::format("profile {}: its sheets are not cut: no bleed", figures.key));
  }
  if (request.bleed) layout.bleed = figures.bleed * kPointsPerInch;
  layout.foot = request.hints ? Foot::kLine : Foot::kNothing;
  if (layout.puzzles_per_page == 0) {
    const bool shared_out = figures.section_start == SectionStart::kRunsOn;
    layout.puzzles_per_page =
        number_per_page(layout, kPuzzlesPerPage, puzzle_objection,
                        usual_puzzles(figures, layout.across), shared_out ? request.puzzles : 0);
  } else if (request.fewer) {
    PageLayout trial = layout;
    if (figures.writing_lines == WritingLines::kDateAndTime) trial.foot = Foot::kBoxes;
    const int most =
        largest_legal(trial, kPuzzlesPerPage, puzzle_objection, layout.puzzles_per_page);
    layout.puzzles_per_page = std::max(1, most);
  }
  if (layout.puzzles_per_page <= 2 && figures.writing_lines == WritingLines::kDateAndTime) {
    layout.foot = Foot::kBoxes;
  }
  if (Status status = check_count(layout, kPuzzlesPerPage, puzzle_objection,
                                  layout.puzzles_per_page, "puzzles");
      !status) {
    return std::move(status).error();
  }
  if (layout.answers_below) layout.answer_digit = comfortable_answer_digit(layout);
  if (layout.solutions_per_page == 0) {
    const int together = request.overleaf ? layout.puzzles_per_page : request.solutions;
    layout.solutions_per_page = number_per_page(layout, kSolutionsPerPage, solution_objection,
                                                figures.usual_solutions, together);
  } else if (request.fewer) {
    const int most =
        largest_legal(layout, kSolutionsPerPage, solution_objection, layout.solutions_per_page);
    layout.solutions_per_page = std::max(1, most);
  }
  if (Status status = check_count(layout, kSolutionsPerPage, solution_objection,
                                  layout.solutions_per_page, "solutions");
      !status) {
    return std::move(status).error();
  }
  return layout;
}

std::optional<std::string> layout_warning(const PageLayout& layout) {
  const double side = layout.puzzle_blocks(Side::kRecto).front().grid.width;
  // A page that a large grid has for itself cannot hold a larger one.
  const bool largest = layout.across > 9 && layout.puzzles_per_page == 1;
  if (side >= comfortable_grid(layout) || largest) return std::nullopt;
  return fmt::format(
      "the grids are {:.2f} in wide, under the {:g} in that are comfortable to "
      "write in; fewer puzzles a page make them larger",
      side / kPointsPerInch, comfortable_grid(layout) / kPointsPerInch);
}

}  // namespace nonet
