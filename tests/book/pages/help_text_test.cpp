// Chains of several cases in the words of a book: complete, in its language, and inside the column.
#include "book/pages/help_text.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "book/binding/book_check.h"
#include "book/drawings/page_flow.h"
#include "book/pages/help.h"
#include "book/pages/printed_book.h"
#include "rater/explain/eureka.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

// Its path has chains of the cases of a cell and of a row.
BookSpec book_with_cases() {
  BookPuzzle puzzle;
  puzzle.givens = *Grid::from_line(
      "..6..4..7...6...9....5...122....6..4..5.7.9..7..9....537...5....8...2...9..7..2..");
  puzzle.solution = *Grid::from_line(
      "196824537523617498847539612219356874435278961768941325372465189684192753951783246");
  BookSpec spec;
  spec.title = "Chains";
  spec.sections = {{"diabolical", "", {puzzle}}};
  spec.explained = true;
  return spec;
}

std::string without_breaks(std::string text) {
  for (std::size_t at = 0; (at = text.find(kSoftBreak)) != std::string::npos;) {
    text.erase(at, kSoftBreak.size());
  }
  return text;
}

// Whether a cell is named by these letters, as in r1c2.
bool names_cell(const std::string& text, char row, char column) {
  for (std::size_t i = 0; i + 3 < text.size(); ++i) {
    const auto is_digit = [&](std::size_t at) { return text[at] >= '1' && text[at] <= '9'; };
    if (text[i] == row && is_digit(i + 1) && text[i + 2] == column && is_digit(i + 3)) return true;
  }
  return false;
}

// The words of the steps that have the chains of several cases, in the language.
std::vector<std::string> words_of_cases(const char* language) {
  BookSpec spec = book_with_cases();
  spec.words = *BookWords::of(language);
  const BookHelp help = help_of(spec);
  std::vector<std::string> words;
  for (const HelpStep& step : help.puzzles.front().steps) {
    const auto& scene = std::get<Scene>(step);
    const std::vector<std::string> chains = eureka_chains(*scene.proof);
    if (scene.proof->branches.size() < 2 || chains.empty()) continue;
    words.push_back(without_breaks(help_text(scene, spec.words.steps())));
    if (std::string_view(language) != "en") continue;
    for (const std::string& chain : chains) CHECK(words.back().find(chain) != std::string::npos);
  }
  return words;
}

TEST_CASE("The words of a step with several cases contain the chain of each", "[book][help]") {
  const std::vector<std::string> english = words_of_cases("en");
  CHECK(english.size() >= 2);
  for (const std::string& words : english) {
    CHECK(names_cell(words, 'r', 'c'));
    CHECK(words.find("assertions") == std::string::npos);
  }
  for (const std::string& words : words_of_cases("de")) {
    CHECK(names_cell(words, 'Z', 'S'));
    CHECK_FALSE(names_cell(words, 'r', 'c'));
  }
}

TEST_CASE("Chains in short stay inside the page in every profile", "[book][help]") {
  for (const Profile profile : {Profile::kKdp, Profile::kPocket, Profile::kLargePrint}) {
    BookSpec spec = book_with_cases();
    spec.profile = profile;
    spec.trim = *parse_trim(figures_of(profile).trim);
    const PrintedBook book = testing::printed(spec);
    CHECK(check_book(spec, book, testing::typefaces()).empty());
    int links = 0;
    for (std::size_t i = 0; i < book.pages.size(); ++i) {
      const Rect content = book.plan.layout.content(i % 2 == 0 ? Side::kRecto : Side::kVerso);
      for (const Mark& mark : book.pages[i].marks) {
        const auto* run = std::get_if<TextRun>(&mark);
        if (run == nullptr || run->text.find("=>") == std::string::npos) continue;
        ++links;
        const double width = testing::typefaces().width(run->style, run->text);
        const double before = run->anchor == Anchor::kMiddle ? width / 2 : 0;
        CHECK(run->anchor != Anchor::kEnd);
        CHECK(run->at.x - before >= content.x - 0.01);
        CHECK(run->at.x - before + width <= content.x + content.width + 0.01);
        CHECK(run->text.find(kSoftBreak) == std::string::npos);
      }
    }
    CHECK(links > 4);
  }
}

}  // namespace
}  // namespace nonet
