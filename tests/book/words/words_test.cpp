// Checks that every text can be translated, by a book in a language whose only small letter is x.
#include "book/words/words.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <set>
#include <string>

#include "book/pages/printed_book.h"
#include "book/spec/book_spec.h"
#include "rater/explain/lesson_text.h"
#include "rater/logic/steps/technique_catalog.h"
#include "tests/book/sample_book.h"
#include "tests/book/words_in_x.h"

namespace nonet {
namespace {

using testing::is_small;
using testing::words_in_x;

bool is_roman(const std::string& text) {
  return text.find_first_not_of("ivxl") == std::string::npos;
}

// The texts of the drawn pages that contain other small letters.
std::set<std::string> strangers(const BookSpec& spec) {
  const auto book = print_book(spec, testing::typefaces());
  INFO((book ? std::string() : book.error().text()));
  REQUIRE(book.ok());
  std::set<std::string> found;
  for (const Drawing& page : book->pages) {
    for (const Mark& mark : page.marks) {
      const auto* run = std::get_if<TextRun>(&mark);
      if (run == nullptr || is_roman(run->text)) continue;
      const bool strange =
          std::ranges::any_of(run->text, [](char c) { return is_small(c) && c != 'x'; });
      if (strange) found.insert(run->text);
    }
  }
  return found;
}

BookSpec speechless_book() {
  BookSpec spec = testing::helped_book();
  spec.title = "T";
  spec.subtitle = spec.author = spec.build = "";
  for (BookSection& section : spec.sections) {
    for (BookPuzzle& puzzle : section.puzzles) {
      puzzle.hardest = "x-wing";
      puzzle.rating = "ER 3.2";
    }
  }
  using Kind = SectionTopic::Kind;
  spec.sections[0].topic = SectionTopic{.kind = Kind::kMinutes, .low = 1, .high = 9};
  spec.sections[1].topic = SectionTopic{.kind = Kind::kRating, .low = 1, .high = 9};
  return spec;
}

TEST_CASE("A file of words translates all that a book prints", "[book][words]") {
  BookSpec spec = speechless_book();
  CHECK_FALSE(strangers(spec).empty());
  spec.words = words_in_x();
  CHECK(strangers(spec) == std::set<std::string>());
  spec.explained = false;  // then the third rung of the hints is drawn
  CHECK(strangers(spec) == std::set<std::string>());
  for (const SolutionsPlace place : {SolutionsPlace::kUpsideDown, SolutionsPlace::kSeparateFile}) {
    spec.solutions = place;
    CHECK(strangers(spec) == std::set<std::string>());
  }
}

TEST_CASE("Words written as a file are read as the same words", "[book][words]") {
  for (const char* language : {"en", "de"}) {
    const std::string file = BookWords::of(language)->as_file();
    const auto read = BookWords::read(file, language);
    REQUIRE(read.ok());
    CHECK(read->as_file() == file);
    // Words outlive the file and the words that they were copied from.
    BookWords copy = *read;
    CHECK(BookWords(copy).as_file() == file);
  }
}

TEST_CASE("German has every phrase of steps, and a lesson for every technique", "[book][words]") {
  const auto german = BookWords::of("de");
  REQUIRE(german.ok());
  for (const TechniqueRow& row : technique_catalog()) {
    INFO(row.key);
    const LessonText ours = lesson_text_of(row.id);
    const LessonText theirs = lesson_text_of(row.id, german->steps());
    CHECK(ours.idea != theirs.idea);
    CHECK(ours.look != theirs.look);
    CHECK(ours.why != theirs.why);
    CHECK(theirs.idea.find("{n}") == std::string::npos);
  }
  for (const StepPhraseRow& row : step_phrase_catalog()) {
    INFO(row.key);
    // Both languages have the same placeholders.
    for (const char* place : {"{0}", "{1}", "{2}", "{3}", "{4}", "{5}"}) {
      CHECK((row.english.find(place) == std::string_view::npos) ==
            (row.german.find(place) == std::string_view::npos));
    }
  }
  CHECK(german->steps().name_of(Cell(3, 6)) == "Z4S7");
  CHECK(german->steps().list_of(DigitSet{Digit(2), Digit(5), Digit(7)}) == "2, 5 und 7");
}

TEST_CASE("Weekdays and months have names", "[book][words]") {
  CHECK(BookWords().weekday(std::chrono::Sunday) == "Sunday");
  CHECK(BookWords().month(std::chrono::January) == "January");
  CHECK(BookWords::of("de")->weekday(std::chrono::Monday) == "Montag");
  CHECK(BookWords::of("de")->month(std::chrono::December) == "Dezember");
}

TEST_CASE("Texts that do not fit their phrase are refused with their line", "[book][words]") {
  const auto refused = [](const std::string& line) {
    const auto words = BookWords::read("# one\n" + line + "\n", "f");
    return words ? std::string("taken") : words.error().text();
  };
  CHECK(refused("step-row = Zeile") == "f:2:1: \"Zeile\" has other placeholders than \"row {0}\"");
  CHECK(refused("step-riw = Zeile {0}") == "f:2:1: there is no phrase \"step-riw\"");
  CHECK(refused("step-numbers = zero one") ==
        "f:2:1: \"zero one\": ten words for 0 to 9 are expected");
  CHECK(refused("months = Januar Februar") ==
        "f:2:1: \"Januar Februar\": twelve words are expected");
  CHECK(refused("lesson-x-wing-idea = Vier Felder.") == "taken");
  CHECK(refused("lesson-x-wong-idea = Vier Felder.") ==
        "f:2:1: there is no phrase \"lesson-x-wong-idea\"");
  CHECK(refused("lesson-why = Vier Felder.") == "f:2:1: there is no phrase \"lesson-why\"");
}

}  // namespace
}  // namespace nonet
