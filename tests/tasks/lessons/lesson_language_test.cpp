// Checks that every sentence of lessons and steps can be translated.
#include <algorithm>
#include <catch2/catch.hpp>
#include <regex>
#include <sstream>
#include <string>

#include "rater/explain/hint.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/scale/path.h"
#include "tasks/lessons/examples.h"
#include "tasks/lessons/lesson_order.h"
#include "tasks/lessons/lesson_report.h"
#include "tests/book/words_in_x.h"

namespace nonet {
namespace {

// "whip[3]: ...", "T&E(2): ...": the classification's own notation, the same in all languages.
bool has_notation(const std::string& line) {
  const auto has = [&](const char* part) { return line.find(part) != std::string::npos; };
  return has("whip[") || has("braid[") || has("T&E(");
}

// Without cells as Eureka notation writes them, and the word that ends its loops: they are the same
// in all languages.
std::string without_eureka(const std::string& line) {
  static const std::regex kEureka("r[1-9]+c[1-9]+|b[1-9]p[1-9]+|-loop");
  return std::regex_replace(line, kEureka, "");
}

// The lines that have another small letter than x.
std::string lines_untranslated(const std::string& text) {
  std::istringstream lines(text);
  std::string found;
  for (std::string line; std::getline(lines, line);) {
    const bool strange = std::ranges::any_of(
        without_eureka(line), [](char c) { return testing::is_small(c) && c != 'x'; });
    if (strange && !has_notation(line)) found += line + '\n';
  }
  return found;
}

TEST_CASE("A file of words translates the lesson of every technique", "[lessons]") {
  const BookWords in_x = testing::words_in_x();  // has the texts
  const StepWords& words = in_x.steps();
  for (const TechniqueRow& row : technique_catalog()) {
    INFO(row.key);
    Lesson lesson{.technique = row.id,
                  .text = {},
                  .order = order_words_of(row.id, Standing::kShared, words),
                  .positions = {example_of(row.id).value()},
                  .shortage = words.say(StepPhrase::kPositionsFound, 1, 2, 3)};
    lesson = told_in(std::move(lesson), words);
    CHECK(lines_untranslated(lesson_as_text(lesson, words)) == "");
    const Hint hint = hint_of(lesson.positions.front().scene, words);
    CHECK(lines_untranslated(hint.where + '\n' + hint.what + '\n' + hint.step) == "");
  }
}

TEST_CASE("The order of a lesson is in German for every technique and standing", "[lessons]") {
  for (const TechniqueRow& row : technique_catalog()) {
    for (const Standing standing : {Standing::kNext, Standing::kAlone, Standing::kShared}) {
      INFO(row.key);
      const std::string english = order_words_of(row.id, standing);
      const std::string german = order_words_of(row.id, standing, kGermanSteps);
      CHECK(english.empty() == german.empty());
      CHECK(german != english);
    }
  }
}

TEST_CASE("The end of a path is in the words of the language", "[lessons]") {
  Rating rating;
  rating.end = RatingEnd::kStopped;
  rating.cells_left = 3;
  Path path{.start = {}, .steps = {}, .rating = rating};
  path.given_up = {GivenUpSearch::Sought::kChains, 15'000'000};
  CHECK(summary_of(path) ==
        "stopped with 3 cells left: the search for chains gave up after 15,000,000 boards");
  CHECK(summary_of(path, kGermanSteps) ==
        "abgebrochen bei 3 leeren Feldern: die Suche (Ketten) gab nach 15,000,000 Brettern auf");
}

}  // namespace
}  // namespace nonet
