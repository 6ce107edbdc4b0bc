// The contents of each page: arithmetic on plain structs, without fonts.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "book/paper/page_layout.h"
#include "book/spec/book_spec.h"

namespace nonet {

enum class PageKind : std::uint8_t {
  kHalfTitle,
  kBlank,
  kDedication,
  kTitle,
  kCopyright,
  kText,  // a page of a flow
  kDivider,
  kPuzzles,
  kHintsTitle,
  kSolutionsTitle,
  kSolutions,
  kExplainedTitle,
  kProgress,
  kBlankGrids,
};

// Running text, as many pages as it needs.
enum class FlowKind : std::uint8_t {
  kContents,
  kIntroduction,
  kGuide,    // how to play, the levels
  kLessons,  // of one section
  kRules,    // of one section's board
  kHintWhere,
  kHintWhat,
  kHintStep,
  kExplained,
  kIndex,
  kAbout,
};
inline constexpr std::size_t kFlowKinds = static_cast<std::size_t>(FlowKind::kAbout) + 1;

struct PlannedPage {
  PageKind kind = PageKind::kBlank;
  FlowKind flow = FlowKind::kContents;  // of text
  int part = 0;                         // of text: 0 for the first page of the flow
  int section = 0;                      // of dividers, grids, lessons and rules
  int first = 0;  // of puzzles and solutions: index of the first, and how many
  int count = 0;
};

// The length of a flow, and for each puzzle the page of the flow (from 0) that is about it; -1:
// none.
struct FlowSize {
  int pages = 0;
  std::vector<int> puzzle_pages;
};

// Pages of running text; they depend on the width that the gutter leaves.
struct TextPages {
  std::array<FlowSize, kFlowKinds> flows;
  std::vector<int> lessons;  // pages before each section; may be empty
  std::vector<int> answers;  // by section: the page of these on which the answers begin, from 0
  std::vector<int> rules;    // pages behind the divider of each section; may be empty

  [[nodiscard]] const FlowSize& of(FlowKind kind) const {
    return flows[static_cast<std::size_t>(kind)];
  }
  [[nodiscard]] FlowSize& of(FlowKind kind) { return flows[static_cast<std::size_t>(kind)]; }
};

struct BookShape {
  std::vector<int> section_sizes;
  int blank_grid_pages = 0;
  SolutionsPlace solutions = SolutionsPlace::kEnd;
  bool dedication = false;
  std::vector<PageLayout> section_layouts = {};  // empty: all sections have that of the book
  int blank_grids_of = 0;                        // the section whose empty grids these are
};

// Page numbers count from 1 and are those of the file, so that printed numbers equal the viewer's.
// 0: there is no such page.
struct BookPlan {
  PageLayout layout;                        // of text, and of grids unless the next says otherwise
  std::vector<PageLayout> section_layouts;  // of the grids of each section; may be empty
  std::vector<PlannedPage> pages;
  std::vector<int> puzzle_pages;             // by index of the puzzle
  std::vector<int> solution_pages;           // by index of the puzzle; all 0 without solutions
  std::vector<int> section_pages;            // of the divider, or of the first puzzle
  std::vector<int> lesson_pages;             // of the first lesson before the section
  std::array<int, kFlowKinds> flow_pages{};  // the first of each flow
  TextPages text;
  int progress_page = 0;
  int blank_grids_page = 0;
  int solutions_page = 0;
  int filler_pages = 0;  // of blank grids, added to reach the printer's smallest page count

  // The layout of the grids of a section.
  [[nodiscard]] const PageLayout& layout_of(int section) const {
    const auto index = static_cast<std::size_t>(section);
    return index < section_layouts.size() ? section_layouts[index] : layout;
  }
  // The first page of a flow; the page of a flow that is about this puzzle.
  [[nodiscard]] int page_of(FlowKind flow) const {
    return flow_pages[static_cast<std::size_t>(flow)];
  }
  [[nodiscard]] int page_of(FlowKind flow, int puzzle) const;
};

// The number as printed: roman on the text pages before the puzzles, arabic elsewhere.
std::string page_label(const BookPlan& plan, int page_number);

// The gutter depends on the number of pages, which depends on the space that the gutter leaves. So
// a book is laid out with the narrowest gutter first, and anew while the plan wants a wider one.
double narrowest_gutter(Profile profile);
// In inches; nullopt: the gutter of the plan's layout is wide enough for its pages.
std::optional<double> wider_gutter(const BookPlan& plan);

// An error if there is no section, or one without puzzles.
Status check_shape(const BookShape& shape);

// The pages of a book whose text takes so many pages in this layout. Refuses more pages than the
// profile's printer binds. REQUIRES: check_shape.
Result<BookPlan> plan_book(const BookShape& shape, const PageLayout& layout, const TextPages& text);

// A booklet of solutions, for books without them.
BookPlan plan_solutions(const BookShape& shape, const PageLayout& layout);

}  // namespace nonet
