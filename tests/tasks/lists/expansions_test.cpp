#include "tasks/lists/expansions.h"

#include <catch2/catch.hpp>

#include "board/transform.h"
#include "generator/thinning.h"
#include "tests/puzzle_of.h"

namespace nonet {
namespace {

using testing::puzzle_of;

// Only some of its cells can be filled by singles.
constexpr const char* kHard =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

Puzzle with_clues(const Puzzle& puzzle, std::size_t more) {
  Grid givens = puzzle.givens();
  for (const Cell c : all_cells()) {
    if (more > 0 && givens.empty(c)) {
      givens.set(c, puzzle.solution().digit(c));
      --more;
    }
  }
  return *Puzzle::with_proven_solution(givens, puzzle.solution());
}

TEST_CASE("Minimal puzzles of one expanded form are one", "[study]") {
  const Puzzle hard = puzzle_of(kHard);
  const Puzzle expanded =
      *Puzzle::with_proven_solution(expanded_form(hard).givens, hard.solution());
  Expansions expansions;
  CHECK(expansions.add(expanded_form(hard)));
  CHECK_FALSE(expansions.add(expanded_form(expanded)));
  RandomStream random(1, "expansions-test", 0);
  const Grid turned = Transform::random(random)(hard.givens());
  CHECK_FALSE(expansions.add(expanded_form(puzzle_of(turned.line().c_str()))));
}

TEST_CASE("Of nested expanded forms the least is a min-expand, the greatest a max-expand",
          "[study]") {
  const Puzzle hard = puzzle_of(kHard);
  Expansions expansions;
  const ExpandedForm least = expanded_form(hard);
  const ExpandedForm middle = expanded_form(with_clues(hard, 3));
  const ExpandedForm greatest = expanded_form(with_clues(hard, 40));
  REQUIRE(least.filled != middle.filled);
  REQUIRE(middle.filled != greatest.filled);
  for (const ExpandedForm& one : {middle, greatest, least}) CHECK(expansions.add(one));
  CHECK(expansions.chosen(Expands::kAll) ==
        std::vector<Grid>{middle.givens, greatest.givens, least.givens});
  CHECK(expansions.chosen(Expands::kMin) == std::vector<Grid>{least.givens});
  CHECK(expansions.chosen(Expands::kMax) == std::vector<Grid>{greatest.givens});
}

}  // namespace
}  // namespace nonet
