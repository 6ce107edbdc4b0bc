// A page of n grids is cut into columns x rows = n, the split that gives the largest square grids.
// Each grid sits under its caption. What is left over goes between the grids up to a limit, then
// around them: to both sides evenly, but more below than above, because the eye wants a page to
// hang, not to float, and the reader wants room for notes.

#include "book/page_layout.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <optional>
#include <string>

#include "base/request_error.h"

namespace nonet {
namespace {

// Gaps and captions, in points.
constexpr double kSolutionGap = 12;
constexpr double kSingleCaption = 34;    // over the one grid of a page
constexpr double kPuzzleCaption = 15.5;  // over each of several
constexpr double kSolutionCaption = 12;
constexpr double kWidestGap = 0.22;  // between grids, in sides of a grid
constexpr double kShareAbove = 0.3;  // of the free height, above the uppermost grids
constexpr double kMostAbove = 90;

struct BlockStyle {
  int count = 1;
  double gap = 0;
  double caption = 0;
  double widest = 0;
};

struct Split {
  int columns = 1;
  int rows = 1;
  double side = 0;  // of a grid
};

Split best_split(const Rect& area, const BlockStyle& style) {
  Split best;
  for (int columns = 1; columns <= style.count; ++columns) {
    if (style.count % columns != 0) continue;
    const int rows = style.count / columns;
    const double width = (area.width - (columns - 1) * style.gap) / columns;
    const double height = (area.height - (rows - 1) * style.gap) / rows - style.caption;
    const double side = std::min({width, height, style.widest});
    if (side > best.side) best = {columns, rows, side};
  }
  return best;
}

std::vector<GridBlock> blocks(const Rect& area, const BlockStyle& style) {
  const Split split = best_split(area, style);
  const double block_height = split.side + style.caption;
  const double free_width = area.width - split.columns * split.side;
  const double free_height = area.height - split.rows * block_height;
  const auto gap = [&](double free, int grids) {
    return grids > 1 ? std::min(free / (grids - 1), split.side * kWidestGap) : 0;
  };
  const double gap_x = gap(free_width, split.columns);
  const double gap_y = gap(free_height, split.rows);
  const double left = area.x + (free_width - gap_x * (split.columns - 1)) / 2;
  const double above = std::min((free_height - gap_y * (split.rows - 1)) * kShareAbove, kMostAbove);
  std::vector<GridBlock> result;
  for (int row = 0; row < split.rows; ++row) {
    for (int column = 0; column < split.columns; ++column) {
      const double x = left + column * (split.side + gap_x);
      const double y = area.y + above + row * (block_height + gap_y);
      result.push_back(
          {{x, y, split.side, style.caption}, {x, y + style.caption, split.side, split.side}});
    }
  }
  return result;
}

// The least gap between puzzles: the fewer on a page, the more air each can have.
double puzzle_gap(int count) { return count <= 4 ? 22 : 9; }

BlockStyle puzzle_style(int count, double text_scale) {
  const double caption = count == 1 ? kSingleCaption : kPuzzleCaption * text_scale;
  return {count, puzzle_gap(count), caption, kWidestGrid * kPointsPerInch};
}

BlockStyle solution_style(int count, double text_scale) {
  return {count, kSolutionGap, kSolutionCaption * text_scale, kWidestGrid / 2 * kPointsPerInch};
}

double text_scale(Profile profile) {
  return figures_of(profile).text_size / figures_of(Profile::kKdp).text_size;
}

// Why so many puzzles a page cannot be; nullopt where they can.
std::optional<std::string> puzzle_objection(const PageLayout& layout, int count) {
  const BlockStyle style = puzzle_style(count, text_scale(layout.profile));
  const double side = best_split(layout.content(Side::kRecto), style).side;
  const double smallest = figures_of(layout.profile).smallest_puzzle_digit;
  if (digit_size(side) < smallest) {
    return fmt::format("their digits would be {:.1f} pt, under {:.0f} pt", digit_size(side),
                       smallest);
  }
  if (side < kSmallestPuzzleGrid * kPointsPerInch) {
    return fmt::format("their grids would be {:.2f} in, under {:.1f} in", side / kPointsPerInch,
                       kSmallestPuzzleGrid);
  }
  return std::nullopt;
}

std::optional<std::string> solution_objection(const PageLayout& layout, int count) {
  const BlockStyle style = solution_style(count, text_scale(layout.profile));
  const double side = best_split(layout.content(Side::kRecto), style).side;
  const double smallest = figures_of(layout.profile).smallest_solution_digit;
  if (digit_size(side) >= smallest) return std::nullopt;
  return fmt::format("their digits would be {:.1f} pt, under {:.0f} pt", digit_size(side),
                     smallest);
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
  return request_error(fmt::format("{} {} per page on {:g}x{:g} in: {}; {}", asked, what,
                                   layout.page.width / kPointsPerInch,
                                   layout.page.height / kPointsPerInch, reason, advice));
}

std::optional<double> inches(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace

Result<Size> parse_trim(std::string_view text) {
  for (const TrimFigures& trim : kTrims) {
    if (trim.key == text || (text == "A4" && trim.key == "a4")) {
      return Size{trim.width * kPointsPerInch, trim.height * kPointsPerInch};
    }
  }
  const std::size_t cross = text.find('x');
  const auto width = inches(text.substr(0, cross));
  const auto height =
      cross == std::string_view::npos ? std::nullopt : inches(text.substr(cross + 1));
  const auto within = [](std::optional<double> value, double low, double high) {
    return value && *value >= low && *value <= high;
  };
  if (!within(width, kSmallestTrimWidth, kLargestTrimWidth) ||
      !within(height, kSmallestTrimHeight, kLargestTrimHeight)) {
    std::vector<std::string_view> keys(kTrims.size());
    std::ranges::transform(kTrims, keys.begin(), &TrimFigures::key);
    return request_error(
        fmt::format("trim \"{}\": expected {}, or WIDTHxHEIGHT within {:g}-{:g} x "
                    "{:g}-{:g} inches",
                    text, fmt::join(keys, ", "), kSmallestTrimWidth, kLargestTrimWidth,
                    kSmallestTrimHeight, kLargestTrimHeight));
  }
  return Size{*width * kPointsPerInch, *height * kPointsPerInch};
}

Result<Profile> parse_profile(std::string_view key) {
  std::vector<std::string_view> keys;
  for (const ProfileFigures& row : kProfiles) {
    if (row.key == key) return row.profile;
    keys.push_back(row.key);
  }
  return request_error(fmt::format("profile \"{}\": expected {}", key, fmt::join(keys, ", ")));
}

double smallest_gutter(int pages) {
  for (const GutterFigures& row : kGutters) {
    if (pages <= row.pages) return row.inches;
  }
  return kGutters.back().inches;
}

Rect PageLayout::content(Side side) const {
  const bool alike = figures_of(profile).sides == Sides::kAllAlike;
  const double inside = (alike ? kOutsideMargin : gutter + kGutterComfort) * kPointsPerInch;
  const double outside = kOutsideMargin * kPointsPerInch;
  const double top = kTopMargin * kPointsPerInch;
  const double bottom = kBottomMargin * kPointsPerInch;
  return {side == Side::kRecto ? inside : outside, top, page.width - inside - outside,
          page.height - top - bottom};
}

std::vector<GridBlock> PageLayout::puzzle_blocks(Side side) const {
  return blocks(content(side), puzzle_style(puzzles_per_page, text_scale(profile)));
}

std::vector<GridBlock> PageLayout::solution_blocks(Side side) const {
  return blocks(content(side), solution_style(solutions_per_page, text_scale(profile)));
}

Rect PageLayout::safe_area(Side side) const {
  const double edge = kSafeMargin * kPointsPerInch;
  const bool alike = figures_of(profile).sides == Sides::kAllAlike;
  const double inside = alike ? edge : gutter * kPointsPerInch;
  return {side == Side::kRecto ? inside : edge, edge, page.width - inside - edge,
          page.height - 2 * edge};
}

Point PageLayout::folio(Side side) const {
  const Rect area = content(side);
  return {side == Side::kRecto ? area.right() : area.x,
          page.height - kFolioHeight * kPointsPerInch};
}

Result<PageLayout> lay_out_pages(const LayoutRequest& request) {
  PageLayout layout;
  layout.page = request.page;
  layout.profile = request.profile;
  layout.gutter = request.gutter;
  layout.puzzles_per_page = request.puzzles_per_page;
  layout.solutions_per_page = request.solutions_per_page;
  if (Status status = check_count(layout, kPuzzlesPerPage, puzzle_objection,
                                  request.puzzles_per_page, "puzzles");
      !status) {
    return std::move(status).error();
  }
  if (layout.solutions_per_page == 0) {
    layout.solutions_per_page =
        largest_legal(layout, kSolutionsPerPage, solution_objection, kUsualSolutionsPerPage);
    if (layout.solutions_per_page == 0) layout.solutions_per_page = 1;
  }
  if (Status status = check_count(layout, kSolutionsPerPage, solution_objection,
                                  layout.solutions_per_page, "solutions");
      !status) {
    return std::move(status).error();
  }
  return layout;
}

}  // namespace nonet
