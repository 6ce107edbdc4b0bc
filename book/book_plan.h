// Which page holds what: arithmetic on plain structs, without fonts.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/result.h"
#include "book/page_layout.h"

namespace nonet {

enum class PageKind {
  kHalfTitle,
  kBlank,
  kTitle,
  kCopyright,
  kContents,
  kGuide,  // how to play, the levels
  kDivider,
  kPuzzles,
  kBlankGrids,
  kSolutionsTitle,
  kSolutions,
};

struct PlannedPage {
  PageKind kind = PageKind::kBlank;
  int part = 0;     // of contents and guide: 0 for the first such page
  int section = 0;  // of dividers
  int first = 0;    // of puzzles and solutions: index of the first, and how many
  int count = 0;
};

// Pages of running text; they depend on the width that the gutter leaves.
struct TextPages {
  int contents = 1;
  int guide = 1;
};
using MeasureText = std::function<TextPages(const PageLayout&)>;

struct BookShape {
  std::vector<int> section_sizes;
  int blank_grid_pages = 0;
};

// Page numbers count from 1 and are those of the file: what is printed is what a viewer shows.
struct BookPlan {
  PageLayout layout;
  std::vector<PlannedPage> pages;
  std::vector<int> puzzle_pages;    // by index of the puzzle
  std::vector<int> solution_pages;  // by index of the puzzle
  std::vector<int> section_pages;   // of the divider, or of the first puzzle
  int guide_page = 0;               // 0: none
  int blank_grids_page = 0;         // 0: none
  int solutions_page = 0;
};

// The number as printed: roman on the text pages before the puzzles, arabic elsewhere.
std::string page_label(const BookPlan& plan, int page_number);

// The gutter depends on the number of pages, which depends on how much fits beside the gutter: it
// starts at the smallest and grows until the book fits the gutter it was laid out for.
Result<BookPlan> plan_book(const BookShape& shape, LayoutRequest request,
                           const MeasureText& measure);

}  // namespace nonet
