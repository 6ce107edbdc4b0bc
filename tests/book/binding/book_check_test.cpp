#include "book/binding/book_check.h"

#include <catch2/catch.hpp>

#include "book/pages/printed_book.h"
#include "book/pages/spec_layout.h"
#include "book/spec/book_spec.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

using testing::printed;
using testing::sample_book;
using testing::typefaces;

std::vector<std::string> problems(const BookSpec& spec) {
  return check_book(spec, printed(spec), typefaces());
}

TEST_CASE("Books of every trim and profile pass their check", "[book]") {
  for (const TrimFigures& trim : kTrims) {
    for (const ProfileFigures& profile : kProfiles) {
      BookSpec spec = sample_book(5);
      spec.trim = *parse_trim(trim.key);
      spec.profile = profile.profile;
      if (!check_layout(spec)) continue;  // a size that the printer does not make
      INFO(trim.key << " " << profile.key);
      CHECK(problems(spec) == std::vector<std::string>());
    }
  }
}

TEST_CASE("Books of every number per page pass their check", "[book]") {
  for (const int puzzles : kPuzzlesPerPage) {
    for (const int solutions : {9, 12, 16, 20}) {
      BookSpec spec = sample_book(7);
      spec.profile = Profile::kScreen;
      spec.puzzles_per_page = puzzles;
      spec.solutions_per_page = solutions;
      CHECK(problems(spec) == std::vector<std::string>());
    }
  }
}

TEST_CASE("Books with help and with every place of solutions pass their check", "[book]") {
  for (const ProfileFigures& profile : kProfiles) {
    BookSpec spec = testing::helped_book();
    spec.profile = profile.profile;
    spec.trim = *parse_trim(profile.trim);
    INFO(profile.key);
    CHECK(problems(spec) == std::vector<std::string>());
  }
  for (const SolutionsPlace place :
       {SolutionsPlace::kSection, SolutionsPlace::kNextPage, SolutionsPlace::kUpsideDown,
        SolutionsPlace::kSeparateFile, SolutionsPlace::kNone}) {
    for (const int per_page : {1, 2, 4}) {
      BookSpec spec = sample_book(5);
      spec.puzzles_per_page = per_page;
      spec.solutions = place;
      CHECK(problems(spec) == std::vector<std::string>());
    }
  }
}

TEST_CASE("The check finds faults of the puzzles", "[book]") {
  BookSpec spec = sample_book(3);
  std::vector<BookPuzzle>& easy = spec.sections[0].puzzles;
  SECTION("a puzzle that comes twice") {
    spec.sections[2].puzzles[1].givens = easy[1].givens;
    spec.sections[2].puzzles[1].solution = easy[1].solution;
    CHECK(problems(spec) == std::vector<std::string>{"puzzle 8: puzzle 2 again"});
  }
  SECTION("a puzzle that comes again, turned by a quarter and with other digits") {
    const auto disguised = [](const Grid& grid) {
      Grid out;
      for (const Cell c : grid.filled()) {
        out.set(Cell(c.column(), 8 - c.row()), Digit(grid.value(c) % 9 + 1));
      }
      return out;
    };
    BookPuzzle& twin = spec.sections[2].puzzles[1];
    twin.givens = disguised(easy[1].givens);
    twin.solution = disguised(easy[1].solution);
    CHECK(problems(spec) == std::vector<std::string>{"puzzle 8: puzzle 2 in disguise"});
  }
  SECTION("a solution of another puzzle") {
    easy[0].solution = easy[1].solution;
    CHECK(problems(spec) ==
          std::vector<std::string>{"puzzle 1: its solution does not extend its givens",
                                   "page 22: the grid printed as solution 1 is a different one"});
  }
  SECTION("falling effort") {
    easy[1].effort = -1;
    CHECK(problems(spec) ==
          std::vector<std::string>{
              "puzzle 2: easier than puzzle 1 before it (a target of -60 s after 0 s)"});
  }
}

TEST_CASE("The check finds faults of the pages", "[book]") {
  const BookSpec spec = sample_book(3);
  PrintedBook book = printed(spec);
  const auto found = [&] { return check_book(spec, book, typefaces()); };
  const int puzzle_page = book.plan.puzzle_pages[0];
  Drawing& page = book.pages[static_cast<std::size_t>(puzzle_page - 1)];
  REQUIRE(puzzle_page == 10);
  SECTION("a wrong digit") {
    for (Mark& mark : page.marks) {
      if (auto* run = std::get_if<TextRun>(&mark)) {
        run->text.front() = run->text.front() == '1' ? '2' : '1';
        break;
      }
    }
    CHECK(found() ==
          std::vector<std::string>{"page 10: the grid printed as puzzle 1 is a different one"});
  }
  SECTION("small print, hairlines, light greys") {
    page.text({{300, 600}, Anchor::kStart, {Face::kRegular, 6, kBlack}, "tiny"});
    page.line({300, 610}, {310, 610}, {kBlack, 0.25});
    page.fill({300, 620, 5, 5}, Ink::grey(0.95));
    CHECK(found() == std::vector<std::string>{"page 10: \"tiny\" in 6.0 pt, under 7 pt",
                                              "page 10: a line of 0.25 pt, under 0.75 pt",
                                              "page 10: a grey lighter than 10 %"});
  }
  SECTION("ink in the margin") {
    page.fill({2, 300, 5, 5}, kBlack);
    CHECK(found() == std::vector<std::string>{"page 10: ink outside the safe area"});
  }
  SECTION("a page too many") {
    book.pages.push_back(Drawing{});
    book.plan.pages.push_back({});
    const auto faults = found();
    REQUIRE_FALSE(faults.empty());
    CHECK(faults[0] == "25 pages: an odd number");
  }
}

}  // namespace
}  // namespace nonet
