#include "book/pages/guide.h"

#include <catch2/catch.hpp>

#include "board/pencil_marks.h"
#include "rater/orders/levels.h"
#include "solvers/exact/certify.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

TEST_CASE("The guide's claims about its example are true", "[book]") {
  const Grid givens = example_givens();
  REQUIRE(certify(givens).puzzle.has_value());
  const PencilMarks marks = PencilMarks::of(givens);
  // r3c2 is the only place for 8 in the first box; the marked cells have the 8s that prove it.
  CHECK((marks.places(Digit(8)) & cell_set_of(House::box(0))) == CellSet(Cell(2, 1)));
  for (const Cell c : {Cell(0, 8), Cell(1, 4), Cell(5, 2)}) CHECK(givens.value(c) == 8);
  // r4c9 can only be 1, by the digits that the caption names.
  CHECK(marks[Cell(3, 8)] == DigitSet(Digit(1)));
  const auto in = [&](House h, int digit) {
    for (const Cell c : cells_of(h)) {
      if (givens.value(c) == digit) return true;
    }
    return false;
  };
  for (const int digit : {2, 3, 4, 5, 6}) CHECK(in(House::row(3), digit));
  for (const int digit : {8, 9}) CHECK(in(House::column(8), digit));
  CHECK(in(House::box(5), 7));
}

TEST_CASE("Every level of the catalog has its words in every language", "[book]") {
  for (const char* language : {"en", "de"}) {
    const auto words = BookWords::of(language);
    REQUIRE(words.ok());
    for (const LevelRow& level : level_catalog()) {
      CHECK_FALSE(words->level_name(level).empty());
      CHECK_FALSE(words->invitation(level).empty());
      CHECK_FALSE(words->techniques(level).empty());
    }
  }
  for (const LevelRow& level : level_catalog()) {
    CHECK(BookWords().level_name(level) == level.name);
  }
}

TEST_CASE("The guide's claims about the order are true", "[book]") {
  BookSpec spec = testing::sample_book(3);
  const auto says = [&](Phrase phrase) {
    for (const GuideItem& item : guide_items(spec)) {
      const auto* paragraph = std::get_if<GuideParagraph>(&item);
      if (paragraph != nullptr && paragraph->text.find(spec.words[phrase]) != std::string::npos) {
        return true;
      }
    }
    return false;
  };
  CHECK(says(Phrase::kRisesStrictly));
  // Two puzzles with the same printed target, though the second takes a little longer.
  std::vector<BookPuzzle>& easy = spec.sections[0].puzzles;
  easy[1].effort = easy[0].effort + 0.001;
  CHECK(rise_of(spec) == Rise::kNeverFalls);
  CHECK_FALSE(says(Phrase::kRisesStrictly));
  CHECK(says(Phrase::kNeverFalls));
  std::swap(easy[0].effort, easy[2].effort);
  CHECK(rise_of(spec) == Rise::kFalls);
  CHECK_FALSE(says(Phrase::kNeverFalls));
}

TEST_CASE("A publisher's words take the place of ours, line by line", "[book]") {
  const auto words = BookWords::read(
      "# Dutch\nlanguage = nl\ncontents = Inhoud\nsolution-page = Oplossing: blz. {0}\n"
      "technique-x-wing = X-vleugel\n",
      "nl.txt");
  REQUIRE(words.ok());
  CHECK(words->language() == "nl");
  CHECK((*words)[Phrase::kContents] == "Inhoud");
  CHECK(words->say(Phrase::kSolutionPage, 7) == "Oplossing: blz. 7");
  CHECK(words->technique("x-wing") == "X-vleugel");
  CHECK((*words)[Phrase::kSolutions] == "Solutions");
  CHECK(BookWords::read("contents Inhoud\n", "nl").error().text() ==
        "nl:1:1: \"key = text\" is expected");
  CHECK(BookWords::read("\ncontent = Inhoud\n", "nl").error().text() ==
        "nl:2:1: there is no phrase \"content\"");
  CHECK(BookWords::read("solution-page = Oplossing\n", "nl").error().text() ==
        "nl:1:1: \"Oplossing\" has other placeholders than \"Solution: page {0}\"");
  CHECK_FALSE(BookWords::read("solution-page = {0} {1}\n", "nl").ok());
  CHECK_FALSE(BookWords::read("solution-page = {\n", "nl").ok());
}

TEST_CASE("The guide describes each level of the book once", "[book]") {
  BookSpec spec = testing::sample_book(1);
  spec.sections.push_back(spec.sections[2]);
  std::vector<std::string> told;
  for (const GuideItem& item : guide_items(spec)) {
    if (const auto* level = std::get_if<GuideLevel>(&item)) {
      told.push_back(level->name);
    }
  }
  CHECK(told == std::vector<std::string>{"Easy", "Medium", "Hard"});
}

}  // namespace
}  // namespace nonet
