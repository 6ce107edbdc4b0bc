// Where the grids of a page go: plain arithmetic, no fonts, no Cairo.
#pragma once

#include <string_view>
#include <vector>

#include "base/result.h"
#include "book/print_figures.h"
#include "charts/drawing.h"

namespace nonet {

// A right-hand (odd) or left-hand (even) page.
enum class Side { kRecto, kVerso };
constexpr Side side_of(int page_number) {
  return page_number % 2 != 0 ? Side::kRecto : Side::kVerso;
}

// A trim of kTrims by its key, or WIDTHxHEIGHT in inches within KDP's limits; the size in points.
Result<Size> parse_trim(std::string_view text);
// The profile with this key.
Result<Profile> parse_profile(std::string_view key);

// The smallest gutter for a book of so many pages, in inches; the last row's for still more.
double smallest_gutter(int pages);

struct LayoutRequest {
  Profile profile = Profile::kKdp;
  Size page;                   // points
  int puzzles_per_page = 1;    // one of kPuzzlesPerPage
  int solutions_per_page = 0;  // one of kSolutionsPerPage; 0: the usual number, or as many as fit
  double gutter = smallest_gutter(0);  // inches
};

// A grid and the line of text above it.
struct GridBlock {
  Rect caption;
  Rect grid;
};

struct PageLayout {
  Size page;
  Profile profile = Profile::kKdp;
  double gutter = 0;  // inches, the printer's smallest for the page count laid out for
  int puzzles_per_page = 0;
  int solutions_per_page = 0;

  // The area for text and grids on a page of that side.
  [[nodiscard]] Rect content(Side side) const;
  [[nodiscard]] std::vector<GridBlock> puzzle_blocks(Side side) const;
  [[nodiscard]] std::vector<GridBlock> solution_blocks(Side side) const;
  // Inside this rectangle all ink must stay.
  [[nodiscard]] Rect safe_area(Side side) const;
  // Where the page number's baseline begins (left pages) or ends (right pages).
  [[nodiscard]] Point folio(Side side) const;
};

// Refuses, naming the largest number per page that is possible, what would print a puzzle grid
// under 3 in or a digit smaller than the profile allows.
Result<PageLayout> lay_out_pages(const LayoutRequest& request);

// Points of a digit's type in a grid of that width.
constexpr double digit_size(double grid_width) { return grid_width / 9 * kDigitPerCell; }

}  // namespace nonet
