#include "book/pages/book_plan.h"

#include <catch2/catch.hpp>

namespace nonet {
namespace {

TextPages text_pages(int contents, int guide) {
  TextPages text;
  text.of(FlowKind::kContents).pages = contents;
  text.of(FlowKind::kGuide).pages = guide;
  return text;
}

TextPages two_pages(const PageLayout&) { return text_pages(1, 2); }

// Plans as print_book does, but with a given length instead of text that is set.
Result<BookPlan> planned(const BookShape& shape, LayoutRequest request,
                         TextPages (*measure)(const PageLayout&) = two_pages) {
  request.answers_below = shape.solutions == SolutionsPlace::kUpsideDown;
  request.gutter = narrowest_gutter(request.profile);
  while (true) {
    const auto layout = lay_out_pages(request);
    if (!layout) return layout.error();
    auto plan = plan_book(shape, *layout, measure(*layout));
    const auto wider = plan ? wider_gutter(*plan) : std::nullopt;
    if (!wider) return plan;
    request.gutter = *wider;
  }
}

BookPlan plan_of(std::vector<int> sections, int per_page, Profile profile = Profile::kKdp) {
  const auto plan =
      planned({std::move(sections), 2},
              {.profile = profile, .page = *parse_trim("8.5x11"), .puzzles_per_page = per_page});
  INFO((plan ? std::string() : plan.error().text()));
  REQUIRE(plan.ok());
  return *plan;
}

const PlannedPage& page_of(const BookPlan& plan, int number) {
  return plan.pages.at(static_cast<std::size_t>(number - 1));
}

TEST_CASE("Cross-references lead to the page that holds the puzzle", "[book]") {
  for (const int per_page : kPuzzlesPerPage) {
    const BookPlan plan = plan_of({13, 7, 22}, per_page, Profile::kScreen);
    REQUIRE(plan.puzzle_pages.size() == 42);
    REQUIRE(plan.solution_pages.size() == 42);
    for (int i = 0; i < 42; ++i) {
      const auto at = static_cast<std::size_t>(i);
      const PlannedPage& puzzle = page_of(plan, plan.puzzle_pages[at]);
      CHECK(puzzle.kind == PageKind::kPuzzles);
      CHECK((puzzle.first <= i && i < puzzle.first + puzzle.count));
      const PlannedPage& solution = page_of(plan, plan.solution_pages[at]);
      CHECK(solution.kind == PageKind::kSolutions);
      CHECK((solution.first <= i && i < solution.first + solution.count));
    }
  }
}

TEST_CASE("Print books have even page counts, right-hand dividers, single blanks", "[book]") {
  for (int size = 1; size <= 9; ++size) {
    const BookPlan plan = plan_of({size, size + 1, 3}, 2);
    CHECK(plan.pages.size() % 2 == 0);
    CHECK(plan.pages.size() >= 24);
    for (const int page : plan.section_pages) {
      CHECK(side_of(page) == Side::kRecto);
      CHECK(page_of(plan, page).kind == PageKind::kDivider);
    }
    for (std::size_t i = 1; i < plan.pages.size(); ++i) {
      const bool both_blank =
          plan.pages[i].kind == PageKind::kBlank && plan.pages[i - 1].kind == PageKind::kBlank;
      CHECK_FALSE(both_blank);
    }
  }
}

TEST_CASE("The gutter is that of the page count it leads to", "[book]") {
  CHECK(plan_of({100}, 1).layout.gutter == 0.375);
  CHECK(plan_of({200}, 1).layout.gutter == 0.5);
  CHECK(plan_of({400}, 1).layout.gutter == 0.625);
  CHECK(plan_of({700}, 1).layout.gutter == 0.875);
  for (int size = 110; size <= 150; ++size) {
    const BookPlan plan = plan_of({size}, 1);
    CHECK(plan.layout.gutter >=
          smallest_gutter(figures_of(Profile::kKdp), static_cast<int>(plan.pages.size())));
  }
}

TEST_CASE("Text that grows with the gutter settles, too", "[book]") {
  // The text fits just under the limit with the small gutter, and exceeds it once the gutter has
  // grown.
  const auto growing = [](const PageLayout& layout) {
    return text_pages(1, layout.gutter > 0.4 ? 4 : 20);
  };
  const auto plan =
      planned({{120}, 0}, {.page = *parse_trim("8.5x11"), .puzzles_per_page = 1}, growing);
  REQUIRE(plan.ok());
  CHECK(plan->layout.gutter >=
        smallest_gutter(figures_of(Profile::kKdp), static_cast<int>(plan->pages.size())));
}

TEST_CASE("Solutions are in the requested place", "[book]") {
  const auto plan_with = [](SolutionsPlace place) {
    const auto plan = planned({.section_sizes = {5, 4}, .solutions = place},
                              {.page = *parse_trim("8.5x11"), .puzzles_per_page = 2});
    REQUIRE(plan.ok());
    return *plan;
  };
  SECTION("after each section") {
    const BookPlan plan = plan_with(SolutionsPlace::kSection);
    for (std::size_t i = 0; i < 5; ++i) CHECK(plan.solution_pages[i] < plan.section_pages[1]);
    for (std::size_t i = 5; i < 9; ++i) CHECK(plan.solution_pages[i] > plan.puzzle_pages[8]);
  }
  SECTION("overleaf") {
    const BookPlan plan = plan_with(SolutionsPlace::kNextPage);
    for (std::size_t i = 0; i < 9; ++i) {
      CHECK(plan.solution_pages[i] == plan.puzzle_pages[i] + 1);
      CHECK(side_of(plan.puzzle_pages[i]) == Side::kRecto);
    }
  }
  SECTION("at the foot of the page") {
    const BookPlan plan = plan_with(SolutionsPlace::kUpsideDown);
    CHECK(plan.solution_pages == plan.puzzle_pages);
  }
  SECTION("in a booklet, or nowhere") {
    for (const SolutionsPlace place : {SolutionsPlace::kSeparateFile, SolutionsPlace::kNone}) {
      for (const int page : plan_with(place).solution_pages) CHECK(page == 0);
    }
    const auto layout = lay_out_pages({.page = *parse_trim("8.5x11")});
    REQUIRE(layout.ok());
    const BookPlan booklet = plan_solutions({{9}, 0}, *layout);
    CHECK(booklet.pages.size() == 1);
    CHECK(booklet.solution_pages == std::vector<int>(9, 1));
  }
}

TEST_CASE("Blank grids are at the back, and counted if they only fill up the book", "[book]") {
  const auto plan = planned({{4}, 0}, {.page = *parse_trim("8.5x11")});
  REQUIRE(plan.ok());
  CHECK(plan->pages.size() == 24);
  CHECK(plan->filler_pages > 0);
  CHECK(plan->blank_grids_page > plan->solutions_page);
  CHECK(plan_of({100}, 1).filler_pages == 0);
}

TEST_CASE("Too long a book is refused", "[book]") {
  const auto plan = planned({{900}, 0}, {.page = *parse_trim("8.5x11"), .puzzles_per_page = 1});
  REQUIRE_FALSE(plan.ok());
  CHECK(plan.error().kind == ErrorKind::kRequest);
  CHECK(plan.error().text() ==
        "the book would have 988 pages; profile kdp allows at most 828; print more puzzles per "
        "page or make two volumes");
  CHECK_FALSE(check_shape({{}, 0}).ok());
  CHECK_FALSE(check_shape({{3, 0}, 0}).ok());
  CHECK(check_shape({{3, 1}, 0}).ok());
}

TEST_CASE("Screen books have no blank pages, newspapers only puzzles and solutions", "[book]") {
  for (const PlannedPage& page : plan_of({5, 4}, 1, Profile::kScreen).pages) {
    CHECK(page.kind != PageKind::kBlank);
  }
  const auto plan =
      planned({{2, 3}, 0}, {.profile = Profile::kNewspaper, .page = *parse_trim("a4")});
  REQUIRE(plan.ok());
  // Both levels are on one sheet.
  REQUIRE(plan->pages.size() == 2);
  CHECK(plan->pages[0].kind == PageKind::kPuzzles);
  CHECK(plan->pages[0].count == 5);
  CHECK(plan->pages[1].kind == PageKind::kSolutions);
}

}  // namespace
}  // namespace nonet
