#include "generator/recipe.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

namespace nonet {
namespace {

std::vector<std::string> lines(Recipe recipe, std::size_t wanted,
                               GenerationCount* count = nullptr) {
  std::vector<std::string> out;
  const GenerationCount made = generate(recipe, {}, [&](const GeneratedPuzzle& generated) {
    out.push_back(generated.puzzle.givens().line());
    return out.size() == wanted ? Flow::kStop : Flow::kContinue;
  });
  if (count != nullptr) *count = made;
  return out;
}

TEST_CASE("A recipe gives the same puzzles for any number of threads", "[generator]") {
  for (const Method method : {Method::kThinning, Method::kForwardChecking}) {
    Recipe recipe;
    recipe.method = method;
    recipe.seed = 7;
    const auto expected = lines(recipe, 40);
    REQUIRE(expected.size() == 40);
    for (const unsigned threads : {2U, 7U}) {
      recipe.threads = threads;
      CHECK(lines(recipe, 40) == expected);
    }
  }
}

TEST_CASE("A recipe keeps its clue range and its tries", "[generator]") {
  Recipe recipe;
  recipe.seed = 1;
  recipe.fewest_clues = 24;
  recipe.most_clues = 25;
  recipe.max_tries = 100;
  GenerationCount count;
  const auto made = lines(recipe, 1000, &count);
  CHECK(count.tries == 100);
  CHECK(count.accepted == made.size());
  REQUIRE_FALSE(made.empty());
  for (const std::string& line : made) {
    const int clues = Grid::from_line(line)->clue_count();
    CHECK((clues == 24 || clues == 25));
  }
}

TEST_CASE("Tries are counted up to the last puzzle taken", "[generator]") {
  Recipe recipe;
  recipe.seed = 1;
  for (const unsigned threads : {1U, 3U}) {
    recipe.threads = threads;
    GenerationCount count;
    lines(recipe, 5, &count);
    CHECK(count.tries == 5);
    CHECK(count.accepted == 5);
  }
}

}  // namespace
}  // namespace nonet
