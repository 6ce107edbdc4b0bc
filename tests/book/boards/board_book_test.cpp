#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "book/binding/book_check.h"
#include "book/binding/bound_book.h"
#include "book/binding/manifest.h"
#include "book/boards/puzzle_board.h"
#include "book/editions/editions.h"
#include "book/pages/guide.h"
#include "book/pages/help.h"
#include "book/pages/help_text.h"
#include "book/pages/spec_layout.h"
#include "book/spec/board_name.h"
#include "rater/orders/levels.h"
#include "tests/book/boards/board_sample.h"
#include "tests/book/sample_book.h"
#include "variants/board/kinds.h"
#include "variants/text/board_text.h"

namespace nonet {
namespace {

using testing::board_section_of;
using testing::book_of_boards;
using testing::printed;
using testing::sample_book;
using testing::typefaces;

std::vector<std::string> faults_in_boards(const BookSpec& spec) {
  return check_book(spec, printed(spec), typefaces());
}

int pages_of(const BookPlan& plan, PageKind kind, int section) {
  return static_cast<int>(std::ranges::count_if(plan.pages, [&](const PlannedPage& page) {
    return page.kind == kind && page.section == section;
  }));
}

TEST_CASE("Books of several boards pass their check in every profile", "[book][boards]") {
  int made = 0;
  for (const ProfileFigures& profile : kProfiles) {
    for (const char* trim : {"6x9", "a4", "8.5x11", "5x8"}) {
      BookSpec spec = book_of_boards();
      spec.profile = profile.profile;
      spec.trim = *parse_trim(trim);
      if (!check_layout(spec)) continue;  // large print has no room for 16x16
      INFO(profile.key << ' ' << trim);
      CHECK(faults_in_boards(spec) == std::vector<std::string>());
      ++made;
    }
  }
  CHECK(made >= 16);
}

TEST_CASE("Books of several boards have their solutions at every place", "[book][boards]") {
  for (const SolutionsPlace place :
       {SolutionsPlace::kEnd, SolutionsPlace::kSection, SolutionsPlace::kNextPage,
        SolutionsPlace::kUpsideDown, SolutionsPlace::kSeparateFile, SolutionsPlace::kNone}) {
    for (const char* trim : {"6x9", "a4"}) {
      BookSpec spec = book_of_boards();
      spec.solutions = place;
      spec.trim = *parse_trim(trim);
      INFO(static_cast<int>(place) << ' ' << trim);
      if (!check_layout(spec)) continue;  // 6x9 has no room for 16x16 twice
      CHECK(faults_in_boards(spec) == std::vector<std::string>());
    }
  }
}

TEST_CASE("A page has as many grids as their cells are large enough for", "[book][boards]") {
  BookSpec spec = book_of_boards();
  spec.trim = *parse_trim("6x9");
  const BookPlan plan = printed(spec).plan;
  const std::vector<int> per_page = {4, 2, 1, 1, 1};
  for (std::size_t i = 0; i < per_page.size(); ++i) {
    CHECK(plan.layout_of(static_cast<int>(i)).puzzles_per_page == per_page[i]);
  }
  const PageLayout& giant = plan.layout_of(4);
  const double side = giant.puzzle_blocks(Side::kRecto).front().grid.width;
  CHECK(digit_size(side, figures_of(spec.profile).digit_per_cell, 16) >= 14);
  // Grids of different sizes never share a page of solutions.
  CHECK(pages_of(plan, PageKind::kSolutions, 0) == 1);
  CHECK(pages_of(plan, PageKind::kSolutions, 1) == 1);
  CHECK(pages_of(plan, PageKind::kSolutions, 2) == 1);  // with those of windoku
  CHECK(pages_of(plan, PageKind::kSolutions, 4) == 1);
}

TEST_CASE("A number per page that no section can have is refused", "[book][boards]") {
  BookSpec spec = book_of_boards();
  spec.trim = *parse_trim("6x9");
  spec.puzzles_per_page = 2;
  const BookPlan plan = printed(spec).plan;
  CHECK(plan.layout_of(2).puzzles_per_page == 2);
  CHECK(plan.layout_of(4).puzzles_per_page == 1);
  spec.sections = {board_section_of("16x16", "", 1)};
  spec.puzzles_per_page = 6;
  const Status refused = check_layout(spec);
  REQUIRE_FALSE(refused.ok());
  CHECK_THAT(refused.error().reason, Catch::Contains("6 puzzles of 16x16 cells per page"));
}

TEST_CASE("Each board has its rules behind its first divider", "[book][boards]") {
  BookSpec spec = book_of_boards();
  spec.sections.push_back(spec.sections.front());  // 4x4 again
  const BookPlan plan = printed(spec).plan;
  const std::vector<int> rules = {1, 1, 0, 1, 1, 0};
  for (std::size_t i = 0; i < rules.size(); ++i) {
    const auto count = std::ranges::count_if(plan.pages, [&](const PlannedPage& page) {
      return page.kind == PageKind::kText && page.flow == FlowKind::kRules &&
             page.section == static_cast<int>(i);
    });
    INFO(i);
    CHECK((count > 0) == (rules[i] > 0));
  }
}

// All texts of a page, one after the other.
std::string text_on(const Drawing& page) {
  std::string text;
  for (const Mark& mark : page.marks) {
    if (const auto* run = std::get_if<TextRun>(&mark)) text += run->text + ' ';
  }
  return text;
}

TEST_CASE("A sheet says the rules of the boards on it, and of no other", "[book][boards]") {
  for (const Profile profile : {Profile::kNewspaper, Profile::kHome}) {
    for (const char* language : {"en", "de"}) {
      for (const char* trim : {"a4", "5x8", "tabloid"}) {
        BookSpec spec = book_of_boards();
        spec.sections.pop_back();  // 16x16 leaves no room on 5x8
        spec.profile = profile;
        spec.trim = *parse_trim(trim);
        spec.puzzles_per_page = 2;
        spec.words = *BookWords::of(language);
        const PrintedBook book = printed(spec);
        INFO(language << ' ' << trim);
        CHECK(check_book(spec, book, typefaces()).empty());
        const auto puzzles = numbered_puzzles(spec);
        for (std::size_t i = 0; i < book.pages.size(); ++i) {
          const PlannedPage& planned = book.plan.pages[i];
          if (planned.kind != PageKind::kPuzzles) continue;
          std::set<std::string> expected;
          for (int k = planned.first; k < planned.first + planned.count; ++k) {
            const auto section =
                static_cast<std::size_t>(puzzles[static_cast<std::size_t>(k)].section);
            const auto& board = spec.sections[section].board;
            if (board != nullptr) expected.insert(board->key());
          }
          for (const BookSection& section : spec.sections) {
            if (section.board == nullptr) continue;
            const std::string name = board_name(*section.board, spec.words) + ". ";
            const std::string text = text_on(book.pages[i]);
            const bool told = expected.contains(section.board->key());
            CHECK((text.find(name) != std::string::npos) == told);
            for (const std::string& rule : board_rules(*section.board, spec.words)) {
              if (told) CHECK_THAT(text, Catch::Contains(rule));
            }
          }
        }
      }
    }
  }
}

BookSpec helped_book_of_boards() {
  BookSpec spec = book_of_boards();
  spec.sections = {board_section_of("6x6", "medium", 4),    board_section_of("4x4", "easy", 2),
                   board_section_of("6x6+x", "extreme", 3), board_section_of("windoku", "hard", 2),
                   board_section_of("16x16", "hard", 1),    board_section_of("anti-king", "", 1)};
  note_boards(spec.sections);
  spec.hints = true;
  spec.puzzles_per_page = 0;
  return spec;
}

TEST_CASE("Steps told of other boards are true and lead to their solution", "[book][boards]") {
  const BookSpec spec = helped_book_of_boards();
  const BookHelp help = help_of(spec);
  const auto puzzles = numbered_puzzles(spec);
  CHECK(help.lessons.empty());
  CHECK(help.has_singles_only());
  std::map<std::string, int> helped;
  for (const PuzzleHelp& each : help.puzzles) {
    const NumberedPuzzle& numbered = puzzles[static_cast<std::size_t>(each.puzzle)];
    const BookSection& section = spec.sections[static_cast<std::size_t>(numbered.section)];
    INFO(section.board->key() << ' ' << each.puzzle + 1);
    ++helped[section.board->key()];
    CHECK(each.singles_only == (section.level == "medium"));
    REQUIRE_FALSE(each.steps.empty());
    CHECK(each.steps.size() <= kMostKeySteps);
    CHECK_FALSE(each.hint.where.empty());
    CHECK_FALSE(each.hint.what.empty());
    const auto& solution = numbered.puzzle->board.solution;
    for (const HelpStep& any : each.steps) {
      const auto& step = std::get<BoardHelpStep>(any);
      CHECK_FALSE(help_text(step, spec.words.steps()).empty());
      const BoardHighlights& shown = step.picture.highlights;
      int concluded = 0;
      for (const BoardSpotHighlight& spot : shown.spots) {
        const int right = solution[spot.spot.cell];
        if (spot.kind == Highlight::kElimination) CHECK(spot.spot.digit != right);
        if (spot.kind == Highlight::kPlacement) CHECK(spot.spot.digit == right);
        concluded += spot.kind == Highlight::kElimination || spot.kind == Highlight::kPlacement;
      }
      CHECK(concluded > 0);
      for (std::size_t i = 0; i < solution.size(); ++i) {
        const int found = step.picture.found[i];
        CHECK((found == 0 || found == solution[i]));
      }
    }
  }
  // 4x4 easy is below the first level with help.
  CHECK(helped ==
        std::map<std::string, int>{
            {"6x6", 4}, {"6x6+x", 3}, {"9x9+windoku", 2}, {"16x16", 1}, {"9x9+anti-king", 1}});
}

TEST_CASE("Books of other boards have hints and explained steps on every page size",
          "[book][boards]") {
  for (const char* trim : {"5x8", "6x9", "8.5x11"}) {
    for (const bool explained : {false, true}) {
      for (const char* language : {"en", "de"}) {
        BookSpec spec = helped_book_of_boards();
        spec.words = *BookWords::of(language);
        spec.trim = *parse_trim(trim);
        spec.explained = explained;
        if (std::string_view(trim) == "5x8") spec.sections.erase(spec.sections.begin() + 4);
        const PrintedBook book = printed(spec);
        INFO(trim << ' ' << language << (explained ? " explained" : " hints"));
        CHECK(check_book(spec, book, typefaces()) == std::vector<std::string>());
        for (const PuzzleHelp& each : help_of(spec).puzzles) {
          const int where = book.plan.page_of(FlowKind::kHintWhere, each.puzzle);
          const int last = book.plan.page_of(explained ? FlowKind::kExplained : FlowKind::kHintStep,
                                             each.puzzle);
          REQUIRE(where > 0);
          REQUIRE(last > where);
          CHECK_THAT(text_on(book.pages[static_cast<std::size_t>(where - 1)]),
                     Catch::Contains(each.hint.where));
          const int puzzle_page = book.plan.puzzle_pages[static_cast<std::size_t>(each.puzzle)];
          CHECK_THAT(text_on(book.pages[static_cast<std::size_t>(puzzle_page - 1)]),
                     Catch::Contains(spec.words.say(Phrase::kHintPage, where)));
        }
      }
    }
  }
}

TEST_CASE("Hints without any known step are refused with the reason", "[book][boards]") {
  BookSpec spec = book_of_boards();
  spec.hints = true;
  spec.sections = {board_section_of("25x25", "easy", 1)};
  const Status large = check_help(spec);
  REQUIRE_FALSE(large.ok());
  CHECK_THAT(large.error().reason, Catch::Contains("at most 16 digits"));
  spec.sections = {board_section_of("6x6", "medium", 1)};
  CHECK(check_help(spec).ok());
  spec.symbols = *BoardSymbols::of("shapes");
  const Status shapes = check_help(spec);
  REQUIRE_FALSE(shapes.ok());
  CHECK_THAT(shapes.error().reason, Catch::Contains("told with digits"));
}

TEST_CASE("A web page tells the steps of other boards", "[book][boards]") {
  BookSpec spec = helped_book_of_boards();
  spec.explained = true;
  const auto html = bind_book(spec, BookFormat::kHtml);
  REQUIRE(html.ok());
  for (const PuzzleHelp& each : help_of(spec).puzzles) {
    CHECK_THAT((*html)->bytes, Catch::Contains(each.hint.where));
    CHECK_THAT((*html)->bytes, Catch::Contains("id=\"e" + std::to_string(each.puzzle + 1) + "\""));
  }
}

TEST_CASE("A classic section behind one of another board has its own targets", "[book][boards]") {
  SectionRequest small;
  small.board = std::make_shared<const variants::Geometry>(*variants::geometry_of("4x4"));
  small.board_level = "medium";
  small.count = 2;
  const SectionRequest hard{.level = find_level("hard"), .count = 2};
  const auto sections = make_sections({.sections = {small, hard}, .seed = 5}, {}, {});
  INFO((sections ? std::string() : sections.error().reason));
  REQUIRE(sections.ok());
  CHECK(sections->back().puzzles.size() == 2);
}

TEST_CASE("Classic sheets have no room for rules", "[book][boards]") {
  BookSpec spec = sample_book(3);
  spec.profile = Profile::kNewspaper;
  CHECK(printed(spec).plan.layout.rules_height == 0);
}

TEST_CASE("The check finds what is wrong with a puzzle of another board", "[book][boards]") {
  BookSpec spec = book_of_boards();
  BookSection& small = spec.sections.front();
  const PrintedBook good = printed(spec);
  const auto first_problem = [&] {
    const auto all = check_book(spec, good, typefaces());
    REQUIRE_FALSE(all.empty());
    return all.front();
  };
  SECTION("two solutions") {
    auto& givens = small.puzzles[1].board.givens;
    std::ranges::fill(givens, 0);
    CHECK(first_problem() == "puzzle 2: it has not exactly one solution");
  }
  SECTION("a wrong solution") {
    std::swap(small.puzzles[0].board.solution[0], small.puzzles[0].board.solution[1]);
    CHECK(first_problem() == "puzzle 1: its solution is not valid");
  }
  SECTION("the same puzzle in disguise") {
    BoardDigits other = small.puzzles[0].board;
    for (auto* digits : {&other.givens, &other.solution}) {
      for (auto& digit : *digits) {
        if (digit != 0) digit = static_cast<std::uint8_t>(digit % 4 + 1);
      }
    }
    small.puzzles[1].board = other;
    CHECK(first_problem() == "puzzle 2: puzzle 1 in disguise");
  }
  SECTION("a page that shows other digits") {
    PrintedBook bad = good;
    const auto page = static_cast<std::size_t>(bad.plan.puzzle_pages.front() - 1);
    const double side = bad.plan.layout_of(0).puzzle_blocks(Side::kRecto).front().grid.width / 4;
    for (Mark& mark : bad.pages[page].marks) {
      auto* run = std::get_if<TextRun>(&mark);
      if (run == nullptr || run->text.size() != 1 || run->style.size < side * 0.4) continue;
      run->text = run->text == "1" ? "2" : "1";
      break;
    }
    const auto all = check_book(spec, bad, typefaces());
    REQUIRE(all.size() == 1);
    CHECK_THAT(all.front(), Catch::Contains("the grid printed as puzzle") &&
                                Catch::Contains("is a different one"));
  }
  SECTION("an easier one behind a harder one") {
    std::ranges::reverse(small.puzzles);
    CHECK_THAT(first_problem(), Catch::Contains("easier than puzzle"));
  }
}

TEST_CASE("Puzzles of a section are different and rise", "[book][boards]") {
  const BookSection section = board_section_of("6x6", "easy", 20);
  REQUIRE(section.puzzles.size() == 20);
  const auto board = board_of(section);
  std::set<std::string> forms;
  for (const BookPuzzle& puzzle : section.puzzles) {
    forms.insert(board->canonical_of(puzzle));
    CHECK(board->faults_of(puzzle).empty());
  }
  CHECK(forms.size() == 20);
  CHECK(std::ranges::is_sorted(section.puzzles, {}, &BookPuzzle::hardness));
}

TEST_CASE("Small boards have enough puzzles for a section of each level", "[book][boards]") {
  for (const char* level : {"very-easy", "easy", "medium"}) {
    CHECK(board_section_of("4x4", level, 30).puzzles.size() == 30);
  }
}

TEST_CASE("Boards without ratings have sections without levels", "[book][boards]") {
  const BookSection section = board_section_of("17x17+latin", "", 2);
  CHECK(section.puzzles.front().rating.empty());
  CHECK(section_stars(section) == 0);
  BookSpec spec = book_of_boards();
  spec.sections = {section, board_section_of("25x25", "easy", 1)};
  CHECK(faults_in_boards(spec) == std::vector<std::string>());
}

TEST_CASE("Every kind of board has a name and a rule in each language", "[book][boards]") {
  for (const char* language : {"en", "de"}) {
    const auto words = BookWords::of(language);
    std::set<std::string> names;
    for (const variants::KindRow& kind : variants::kinds()) {
      if (kind.key == "jigsaw") continue;  // needs a layout
      std::string key = "9x9+" + std::string(kind.key);
      const auto board = variants::geometry_of(key);
      REQUIRE(board.ok());
      INFO(kind.key);
      const std::string name = board_name(*board, *words);
      CHECK_FALSE(name.empty());
      CHECK(name.find("9") == std::string::npos);
      // Latin squares lack a rule, all others have one more.
      CHECK(board_rules(*board, *words).size() == (kind.key == "latin" ? 1U : 2U));
      if (kind.key != "x/") CHECK(names.insert(name).second);
    }
  }
  const BookWords english;
  CHECK(board_name(*variants::geometry_of("6x6+x+anti-knight"), english) ==
        "6×6 X-Sudoku + Anti-Knight");
  CHECK(board_name(*variants::geometry_of("samurai"), english) == "Samurai");
  CHECK_THAT(board_rules(*variants::geometry_of("16x16"), english).front(),
             Catch::Contains("every box of 4 rows and 4 columns") && Catch::Contains("A to G"));
}

TEST_CASE("Shapes and letters stand for digits where they suit the board", "[book][boards]") {
  for (const char* symbols : {"shapes", "tiger", "ZEBRAS"}) {
    for (const SolutionsPlace place : {SolutionsPlace::kEnd, SolutionsPlace::kUpsideDown}) {
      BookSpec spec = book_of_boards();
      spec.profile = Profile::kKids;
      spec.solutions = place;
      spec.sections.resize(3);  // 4x4, 6x6 and the classic one
      spec.symbols = *BoardSymbols::of(symbols);
      INFO(symbols);
      CHECK(faults_in_boards(spec) == std::vector<std::string>());
    }
  }
  BookSpec spec = book_of_boards();
  spec.symbols = *BoardSymbols::of("shapes");
  const PrintedBook book = printed(spec);
  SECTION("no digit is printed in their cells") {
    const auto page = static_cast<std::size_t>(book.plan.puzzle_pages.front() - 1);
    for (const Mark& mark : book.pages[page].marks) {
      const auto* run = std::get_if<TextRun>(&mark);
      if (run != nullptr) CHECK((run->text.size() > 1 || run->style.size < 22));
    }
  }
  SECTION("another shape in a cell is found") {
    PrintedBook bad = book;
    const auto page = static_cast<std::size_t>(bad.plan.puzzle_pages.front() - 1);
    const Rect grid = bad.plan.layout_of(0).puzzle_blocks(Side::kRecto).front().grid;
    const double side = grid.width / 4;
    const BoardDigits& digits = spec.sections.front().puzzles.front().board;
    const auto cell = static_cast<std::size_t>(
        std::ranges::find_if(digits.givens, [](int digit) { return digit != 0; }) -
        digits.givens.begin());
    const Side leaf = side_of(static_cast<int>(page) + 1);
    const Rect square = bad.plan.layout_of(0).puzzle_blocks(leaf).front().grid;
    const Point center{square.x + (static_cast<double>(cell % 4) + 0.5) * side,
                       square.y + (static_cast<double>(cell / 4) + 0.5) * side};
    for (Mark& mark : bad.pages[page].marks) {
      auto* shape = std::get_if<Shape>(&mark);
      if (shape == nullptr ||
          BoardSymbols::digit_of(shape->path, center, side, Stand::kUpright) == 0) {
        continue;
      }
      shape->path = BoardSymbols::shape_of(digits.givens[cell] % 4 + 1, center, side);
    }
    CHECK(check_book(spec, bad, typefaces()).size() == 1);
  }
}

TEST_CASE("Six shapes differ, upright and turned", "[book][boards]") {
  const Point center{100, 50};
  for (int digit = 1; digit <= 6; ++digit) {
    const Contour path = BoardSymbols::shape_of(digit, center, 30);
    CHECK(BoardSymbols::digit_of(path, center, 30, Stand::kUpright) == digit);
    const Rect ink = bounds(path);
    CHECK(Rect{85, 35, 30, 30}.inset(1).contains({ink.x, ink.y}));
    CHECK(Rect{85, 35, 30, 30}.inset(1).contains({ink.right(), ink.bottom()}));
    Drawing page;
    page.shape({path, kBlack, {}});
    page.turn(center);
    const auto& shape = std::get<Shape>(page.marks.front());
    CHECK(BoardSymbols::digit_of(shape.path, center, 30, Stand::kTurned) == digit);
  }
}

TEST_CASE("Words that cannot stand for digits are refused", "[book][boards]") {
  for (const char* word : {"otto", "x", "", "K\xC3\x9CHE", "a1"}) {
    CHECK_FALSE(BoardSymbols::of(word).ok());
  }
  const BoardSymbols tiger = *BoardSymbols::of("tiger");
  CHECK(tiger.suit(5));
  CHECK_FALSE(tiger.suit(4));
  CHECK(tiger.letter_of(1) == 'T');
  CHECK(tiger.digit_of('R') == 5);
  CHECK(tiger.digit_of('X') == 0);
  CHECK(BoardSymbols::of("shapes")->suit(6));
  CHECK_FALSE(BoardSymbols::of("shapes")->suit(8));
}

TEST_CASE("A manifest names the board of each puzzle", "[book][boards]") {
  const BookSpec spec = book_of_boards();
  const std::string manifest = book_manifest(spec, printed(spec).plan);
  CHECK_THAT(manifest, Catch::Contains("\"board\":\"6x6+x\""));
  const auto board = board_of(spec.sections.front());
  CHECK_THAT(manifest, Catch::Contains("\"puzzle\":\"" +
                                       board->givens_of(spec.sections.front().puzzles.front())));
}

TEST_CASE("Several boards as a page for browsers and as an e-book", "[book][boards]") {
  BookSpec spec = book_of_boards();
  const auto html = bind_book(spec, BookFormat::kHtml);
  REQUIRE(html.ok());
  const std::string& page = (*html)->bytes;
  const auto board = board_of(spec.sections.front());
  CHECK_THAT(page, Catch::Contains(board->givens_of(spec.sections.front().puzzles.front())));
  CHECK_THAT(page, Catch::Contains(board->solution_of(spec.sections.front().puzzles.front())));
  CHECK_THAT(page, Catch::Contains("4×4, Leicht") || Catch::Contains("4×4, Easy"));
  spec.profile = Profile::kScreen;
  const auto epub = bind_book(spec, BookFormat::kEpub);
  REQUIRE(epub.ok());
  CHECK((*epub)->bytes.size() > 10'000);
}

}  // namespace
}  // namespace nonet
