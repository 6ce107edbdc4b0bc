#include "book/pages/help.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "board/pencil_marks.h"
#include "book/pages/book_flows.h"
#include "book/pages/printed_book.h"
#include "book/paper/page_layout.h"
#include "rater/logic/steps/technique_catalog.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

using testing::helped_book;

// Checks a step's claims against the solution and against the position printed with it.
void check_step(const Scene& scene, const Grid& solution) {
  const Step& step = scene.step.step;
  if (step.placement) CHECK(solution.digit(step.placement->cell) == step.placement->digit);
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : step.eliminations[digit]) {
      CHECK(solution.digit(cell) != digit);
      CHECK(scene.before.pencil_marks()[cell].contains(digit));
    }
  }
  CHECK((step.placement || !step.eliminations.empty()));
  // No candidate that the solution needs is missing in the picture.
  for (const Cell cell : all_cells()) {
    if (scene.before.value(cell) != 0) {
      CHECK(scene.before.value(cell) == solution.value(cell));
    } else {
      CHECK(scene.before.pencil_marks()[cell].contains(solution.digit(cell)));
    }
  }
}

TEST_CASE("Every step of the help is true", "[book][help]") {
  const BookSpec spec = helped_book();
  const BookHelp help = help_of(spec);
  const auto puzzles = numbered_puzzles(spec);
  REQUIRE_FALSE(help.puzzles.empty());
  for (const PuzzleHelp& each : help.puzzles) {
    REQUIRE(each.steps.size() >= 1);
    CHECK(each.steps.size() <= kMostKeySteps);
    const Grid& solution = puzzles[static_cast<std::size_t>(each.puzzle)].puzzle->solution;
    for (const HelpStep& step : each.steps) check_step(std::get<Scene>(step), solution);
    CHECK_FALSE(each.hint.where.empty());
    CHECK_FALSE(each.hint.what.empty());
    CHECK(help.of(each.puzzle) == &each);
    CHECK(section_stars(spec.sections[static_cast<std::size_t>(
              puzzles[static_cast<std::size_t>(each.puzzle)].section)]) >= 4);
  }
}

TEST_CASE("The hint is for a position in which no digit has only one place", "[book][help]") {
  const BookSpec spec = helped_book();
  for (const PuzzleHelp& each : help_of(spec).puzzles) {
    const auto& first = std::get<Scene>(each.steps.front());
    CHECK(technique_row(first.step.step.technique).family != "singles");
    for (int i = 0; i < kHouses; ++i) {
      const CellSet house = cell_set_of(House(i));
      for (const Digit digit : DigitSet::all()) {
        const CellSet places = first.before.pencil_marks().places(digit) & house;
        // A cell that is filled is the one place of its digit.
        CHECK((places.size() != 1 || first.before.value(places.first()) == digit.value()));
      }
    }
  }
}

TEST_CASE("A technique is taught once, before the first section that needs it", "[book][help]") {
  const BookSpec spec = helped_book();
  const BookHelp help = help_of(spec);
  const auto puzzles = numbered_puzzles(spec);
  REQUIRE_FALSE(help.lessons.empty());
  std::set<std::string> taught;
  for (const BookLesson& lesson : help.lessons) {
    CHECK(taught.insert(lesson.key).second);
    REQUIRE_FALSE(lesson.positions.empty());
    CHECK(lesson.positions.size() <= 11);
    std::set<int> from;
    for (const BookLesson::Position& position : lesson.positions) {
      const auto& scene = std::get<Scene>(position.step);
      CHECK(technique_row(scene.step.step.technique).key == lesson.key);
      REQUIRE(position.puzzle.has_value());
      CHECK(from.insert(*position.puzzle).second);
      CHECK(puzzles[static_cast<std::size_t>(*position.puzzle)].section >= lesson.section);
    }
  }
}

void check_references(const BookSpec& spec) {
  const auto book = print_book(spec, testing::typefaces());
  REQUIRE(book.ok());
  const auto says = [&](int page, const std::string& text) {
    for (const Mark& mark : book->pages[static_cast<std::size_t>(page - 1)].marks) {
      const auto* run = std::get_if<TextRun>(&mark);
      if (run != nullptr && run->text.starts_with(text)) return true;
    }
    return false;
  };
  for (const PuzzleHelp& each : help_of(spec).puzzles) {
    const std::string number = std::to_string(each.puzzle + 1);
    const int puzzle_page = book->plan.puzzle_pages[static_cast<std::size_t>(each.puzzle)];
    const int hint = book->plan.page_of(FlowKind::kHintWhere, each.puzzle);
    const int what = book->plan.page_of(FlowKind::kHintWhat, each.puzzle);
    const int step = book->plan.page_of(FlowKind::kHintStep, each.puzzle);
    const int explained = book->plan.page_of(FlowKind::kExplained, each.puzzle);
    CHECK(says(puzzle_page, spec.words.say(Phrase::kHintPage, hint)));
    CHECK(says(hint, number));
    CHECK(says(hint, spec.words.say(Phrase::kNextRung, what)));
    CHECK(says(what, spec.words.say(Phrase::kNextRung, spec.explained ? explained : step)));
    if (spec.explained) {
      CHECK(step == 0);
      CHECK(says(explained, spec.words.say(Phrase::kPuzzleNumber, number)));
    } else {
      CHECK(explained == 0);
      CHECK(says(step, number + ". "));
    }
  }
}

TEST_CASE("References to help lead to the pages about the puzzle", "[book][help]") {
  BookSpec spec = helped_book();
  check_references(spec);
  spec.explained = false;
  check_references(spec);
}

// The lowest ink of a page, as a share of the height that text has.
double filled(const Drawing& page) {
  double bottom = 0;
  for (const Mark& mark : page.marks) {
    const auto* run = std::get_if<TextRun>(&mark);
    if (run != nullptr) bottom = std::max(bottom, run->at.y);
  }
  return bottom / page.size.height;
}

TEST_CASE("No lesson leaves a page nearly empty, and answers stand on the named page",
          "[book][help]") {
  for (const char* trim : {"8.5x11", "6x9", "8x10"}) {
    BookSpec spec = helped_book();
    spec.trim = *parse_trim(trim);
    const auto book = print_book(spec, testing::typefaces());
    REQUIRE(book.ok());
    const BookHelp help = help_of(spec);
    const BookFlows flows = set_flows(spec, help, book->plan, testing::typefaces());
    for (std::size_t section = 0; section < spec.sections.size(); ++section) {
      const auto& pages = flows.lessons[section];
      if (pages.empty()) continue;
      INFO(trim << ", section " << section << ", " << pages.size() << " pages");
      // A page that does not begin a lesson is at least half full; the answers may end anywhere.
      const auto answers = static_cast<std::size_t>(book->plan.text.answers[section]);
      std::set<std::size_t> begins;
      for (std::size_t i = 0; i < help.lessons.size(); ++i) {
        if (help.lessons[i].section != static_cast<int>(section)) continue;
        begins.insert(static_cast<std::size_t>(flows.lesson_pages[i]));
      }
      for (std::size_t page = 0; page < answers; ++page) {
        if (!begins.contains(page)) CHECK(filled(pages[page]) > 0.4);
      }
      const std::string title = spec.words[Phrase::kLessonAnswers];
      const auto says = [&](const Drawing& page, const std::string& words) {
        return std::ranges::any_of(page.marks, [&](const Mark& mark) {
          const auto* run = std::get_if<TextRun>(&mark);
          return run != nullptr && run->text == words;
        });
      };
      CHECK(says(pages[answers], title));
      const int told = book->plan.lesson_pages[section] + static_cast<int>(answers);
      const std::string where = spec.words.say(Phrase::kLessonAnswersPage, told);
      CHECK(std::ranges::any_of(pages, [&](const Drawing& page) { return says(page, where); }));
    }
  }
}

}  // namespace
}  // namespace nonet
