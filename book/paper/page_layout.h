// Places of the grids on a page: plain arithmetic, no fonts, no Cairo.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "book/paper/print_figures.h"
#include "charts/drawing.h"

namespace nonet {

// A right-hand (odd) or left-hand (even) page.
enum class Side : std::uint8_t { kRecto, kVerso };
constexpr Side side_of(int page_number) {
  return page_number % 2 != 0 ? Side::kRecto : Side::kVerso;
}

enum class Orientation : bool { kUpright, kLandscape };

// A trim of kTrims by its key, or WIDTHxHEIGHT in inches ("6x9", "6x9in") or millimetres
// ("148x210mm"); the size in points. lay_out_pages checks whether a printer makes it.
Result<Size> parse_trim(std::string_view text, Orientation orientation = Orientation::kUpright);
// The profile with this key.
Result<Profile> parse_profile(std::string_view key);
// A book's profile and page size, from their names. The default trim is the profile's usual one;
// the default profile is kdp, or home for sizes that KDP does not make.
struct ProfileAndTrim {
  Profile profile = Profile::kKdp;
  Size trim;
};
Result<ProfileAndTrim> profile_and_trim(const std::optional<std::string>& profile,
                                        const std::optional<std::string>& trim,
                                        Orientation orientation);
// Whether the profile's printer makes pages of this size.
bool is_made(const TrimLimits& limits, Size page);
// "8.5x11 in", or "148x210 mm" if the numbers are rounder that way.
std::string size_text(Size page);

// The smallest gutter for a book with this many pages, in inches; the last row's for still more. 0
// if nothing is bound.
double smallest_gutter(const ProfileFigures& figures, int pages);

// Thickness of a book block, in inches.
double spine_of(const PaperFigures& paper, int pages);

// The area below a puzzle.
enum class Foot : std::uint8_t { kNothing, kBoxes, kLine };

struct LayoutRequest {
  Profile profile = Profile::kKdp;
  Size page;                   // points
  int across = 9;              // cells of a grid's side
  int puzzles_per_page = 0;    // one of kPuzzlesPerPage; 0: the usual number, or as many as fit
  int solutions_per_page = 0;  // one of kSolutionsPerPage; 0: likewise
  bool fewer = false;          // these numbers are the most: as many of them as fit
  int puzzles = 0;             // of the book; sheets share them out evenly; 0: not known
  int solutions = 0;           // that follow each other on pages; 0: not known
  bool overleaf = false;       // the solutions of a page are on the next one
  double gutter = 0;           // inches
  bool hints = false;          // a line below each puzzle has the page of its help
  bool answers_below = false;  // the solutions are upside down at the foot of the page
  double code_side = 0;        // points of a QR code below each puzzle; 0: none
  double rules_height = 0;     // points above the puzzles for the rules of their boards
  bool bleed = false;          // the pages have the bleed of the profile
};

// A grid and the line of text above it.
struct GridBlock {
  Rect caption;
  Rect grid;
  Rect foot = {};  // below; height 0 if the page has none
  Rect code = {};  // a QR code with its quiet zone, below at the right; size 0 if there is none
};

// Places of the boxes on the page of progress: columns, rows and the pitch between them.
struct TickBoxes {
  Rect area;
  double pitch = 0;
  int columns = 1;
  int rows = 1;
};

struct PageLayout {
  Size page;
  Profile profile = Profile::kKdp;
  double gutter = 0;  // inches, the printer's smallest for the page count laid out for
  int across = 9;     // cells of a grid's side
  int puzzles_per_page = 0;
  int solutions_per_page = 0;
  Foot foot = Foot::kNothing;
  bool answers_below = false;
  double answer_digit = 0;  // points: the type of the answers below
  double code_side = 0;     // points
  double rules_height = 0;  // points above the puzzles for the rules of their boards
  double bleed = 0;         // points beyond the edges, not at the spine; 0: none

  // The area for text and grids on a page of that side, below the masthead if there is one.
  [[nodiscard]] Rect content(Side side) const;
  // The line with the book's title; height 0 in books with title pages.
  [[nodiscard]] Rect masthead(Side side) const;
  // The top of the content area, for the rules of the boards of a page of puzzles.
  [[nodiscard]] Rect rules(Side side) const;
  [[nodiscard]] std::vector<GridBlock> puzzle_blocks(Side side) const;
  [[nodiscard]] std::vector<GridBlock> solution_blocks(Side side) const;
  // With answers_below: the grids at the foot of the page, upside down.
  [[nodiscard]] std::vector<GridBlock> answer_blocks(Side side) const;
  [[nodiscard]] TickBoxes tick_boxes(Side side) const;
  // All ink must stay inside this rectangle, unless it bleeds.
  [[nodiscard]] Rect safe_area(Side side) const;
  // The sheet around the page, which is cut to the page: as large as the page without bleed.
  [[nodiscard]] Rect sheet(Side side) const;
  // Whether ink outside of the safe area goes on to the edge of the sheet.
  [[nodiscard]] bool bleeds(const Rect& ink, Side side) const;
  // The point where the page number's baseline begins (left pages) or ends (right pages): below the
  // outer edge of `blocks`, or of the content area if there are none.
  [[nodiscard]] Point folio(Side side, const std::vector<GridBlock>& blocks = {}) const;
};

// Refuses layouts whose digits would be smaller than the profile allows, naming the largest
// possible number per page, and sizes that its printer does not make.
Result<PageLayout> lay_out_pages(const LayoutRequest& request);

// A warning about a possible layout, for the publisher: grids smaller than is comfortable.
std::optional<std::string> layout_warning(const PageLayout& layout);

// The size of a digit's type in a grid of this width with so many cells across, in points.
constexpr double digit_size(double grid_width, double digit_per_cell, int across = 9) {
  return grid_width / across * digit_per_cell;
}

}  // namespace nonet
