#include "variants/making/board_levels.h"

#include <catch2/catch.hpp>
#include <compare>
#include <string>
#include <vector>

#include "variants/making/board_recipe.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

CellDigits givens_of(const std::string& text, const Geometry& geometry) {
  const auto cells = read_cells(text, geometry, {});
  REQUIRE(cells.ok());
  return *cells;
}

TEST_CASE("openings are the fewest cells open at a time", "[variants][levels]") {
  const auto geometry = geometry_of("4x4");
  const BoardSolver solver(*geometry);
  // One cell is left.
  CHECK(solver.openings_of(givens_of("413232142341142.", *geometry)) == 1);
  // All empty cells of the last row are open at once.
  CHECK(solver.openings_of(givens_of("413232142341....", *geometry)) == 4);
  CHECK(solver.openings_of(givens_of("......1..3..1.2.", *geometry)) == 5);
  // Singles do not solve it.
  const auto six = geometry_of("6x6");
  CHECK(BoardSolver(*six).openings_of(givens_of(".46.3...3....2...4...15.....4..6....", *six)) ==
        0);
}

TEST_CASE("puzzles of a level have it, and are not all minimal", "[variants][levels]") {
  for (const char* key : {"4x4", "6x6", "6x6+x", "9x9+windoku"}) {
    const auto geometry = geometry_of(key);
    const auto levels = BoardLevels::of(*geometry);
    for (const char* level : {"very-easy", "medium"}) {
      BoardRecipe recipe{.seed = 3};
      recipe.level = level;
      recipe.max_tries = 2000;
      REQUIRE(check(*geometry, recipe).ok());
      int seen = 0;
      make_boards(*geometry, recipe, {}, [&](const BoardPuzzle& puzzle) {
        INFO(key << " " << level << " " << text_of(puzzle.givens));
        CHECK(std::is_eq(levels.compare(puzzle.givens, *levels.number_of(level), {})));
        return ++seen < 3 ? Flow::kContinue : Flow::kStop;
      });
      CHECK(seen == 3);
    }
  }
}

TEST_CASE("levels that singles tell are those of the ladder", "[variants][levels]") {
  for (const char* key : {"4x4", "6x6+x", "7x7+latin", "9x9+disjoint", "9x9+x+windoku", "12x12",
                          "5x5+jigsaw:AAAABABBBBCCCCDCDDDDEEEEE"}) {
    const auto geometry = geometry_of(key);
    const auto levels = BoardLevels::of(*geometry);
    const auto rater = BoardRater::of(*geometry);
    int rated = 0;
    for (const std::string_view level : levels.keys()) {
      const std::size_t number = *levels.number_of(level);
      if (!levels.singles_of(number)) continue;
      BoardRecipe recipe{.seed = 4};
      recipe.level = level;
      recipe.max_tries = 300;
      int seen = 0;
      make_boards(*geometry, recipe, {}, [&](const BoardPuzzle& puzzle) {
        INFO(key << " " << level << " " << text_of(puzzle.givens));
        const Rating rating = rater->rate(puzzle.givens, {});
        CHECK(levels.key_of(rating, puzzle.givens) == level);
        ++rated;
        return ++seen < 5 ? Flow::kContinue : Flow::kStop;
      });
    }
    INFO(key);
    CHECK(rated >= 5);
  }
}

TEST_CASE("what singles after pairs solve needs no dearer step on the ladder",
          "[variants][levels]") {
  for (const char* key : {"9x9", "12x12"}) {
    const auto geometry = geometry_of(key);
    const auto rater = BoardRater::of(*geometry);
    const BoardSolver solver(*geometry);
    int solved = 0;
    int others = 0;
    BoardRecipe recipe{.seed = 12};
    make_boards(*geometry, recipe, {}, [&](const BoardPuzzle& minimal) {
      // With a few digits more, so that many need pairs and not more.
      CellDigits givens = minimal.givens;
      for (std::size_t cell = 0; cell < givens.size(); cell += 17)
        givens[cell] = minimal.solution[cell];
      INFO(key << " " << text_of(givens));
      const Rating rating = rater->rate(givens, {.max_price = 62});
      const bool is_solved = solver.is_filled_by(Singles::kAfterPairs, givens);
      if (is_solved) {
        CHECK(rating.solved());
        CHECK(rating.score < 3.45);
      } else {
        // Direct hidden triplets (2.5) are cheaper than pairs, but no part of them.
        CHECK(
            (!rating.solved() || rating.score > 3.05 || rating.hardest == "direct-hidden-triplet"));
      }
      ++(is_solved ? solved : others);
      return solved + others < 300 ? Flow::kContinue : Flow::kStop;
    });
    CHECK(solved > 20);
    CHECK(others > 20);
  }
}

TEST_CASE("large boards have the harder levels, too", "[variants][levels]") {
  const auto geometry = geometry_of("12x12");
  const auto levels = BoardLevels::of(*geometry);
  for (const char* level : {"hard", "very-hard"}) {
    BoardRecipe recipe{.symmetry = Symmetry::kRotational, .seed = 3};
    recipe.level = level;
    recipe.max_tries = 400;
    int seen = 0;
    make_boards(*geometry, recipe, {}, [&](const BoardPuzzle& puzzle) {
      INFO(level << " " << text_of(puzzle.givens));
      CHECK(std::is_eq(levels.compare(puzzle.givens, *levels.number_of(level), {})));
      CHECK(BoardSolver(*geometry).solve(puzzle.givens, 2).count == 1);
      return ++seen < 5 ? Flow::kContinue : Flow::kStop;
    });
    CHECK(seen == 5);
  }
}

TEST_CASE("digits taken many at once are those taken one by one", "[variants][levels]") {
  for (const char* key : {"6x6", "9x9+x"}) {
    const auto geometry = geometry_of(key);
    const BoardSolver solver(*geometry);
    BoardRecipe recipe{.seed = 6};
    int seen = 0;
    make_boards(*geometry, recipe, {}, [&](const BoardPuzzle& puzzle) {
      std::vector<CellIndex> order;
      for (int cell = 0; cell < geometry->cells(); ++cell)
        order.push_back(static_cast<CellIndex>((cell * 5 + seen) % geometry->cells()));
      std::vector<Step> steps;
      for (const CellIndex& cell : order) steps.emplace_back(&cell, 1);
      CellDigits one_by_one = puzzle.solution;
      for (const Step& step : steps)
        one_by_one = solver.thin(one_by_one, puzzle.solution, {&step, 1}, 0);
      CHECK(text_of(solver.thin(puzzle.solution, puzzle.solution, steps, 0)) ==
            text_of(one_by_one));
      const int clues = clue_count(one_by_one) + 3;
      CHECK(clue_count(solver.thin(puzzle.solution, puzzle.solution, steps, clues)) == clues);
      return ++seen < 20 ? Flow::kContinue : Flow::kStop;
    });
  }
}

TEST_CASE("boards without a ladder have the levels that singles tell", "[variants][levels]") {
  for (const char* key : {"25x25", "18x18:3x6"}) {
    const auto geometry = geometry_of(key);
    const auto levels = BoardLevels::of(*geometry);
    CHECK(levels.keys() == std::vector<std::string_view>{"very-easy", "easy", "medium"});
    for (const std::string_view level : levels.keys()) {
      BoardRecipe recipe{.seed = 8};
      recipe.level = level;
      recipe.max_tries = 300;
      int seen = 0;
      make_boards(*geometry, recipe, {}, [&](const BoardPuzzle& puzzle) {
        INFO(key << " " << level << " " << text_of(puzzle.givens));
        CHECK(std::is_eq(levels.compare(puzzle.givens, *levels.number_of(level), {})));
        CHECK(BoardSolver(*geometry).solve(puzzle.givens, 2).count == 1);
        return ++seen < 3 ? Flow::kContinue : Flow::kStop;
      });
      CHECK(seen > 0);
    }
  }
  const auto hard = BoardLevels::of(*geometry_of("25x25")).number_of("hard");
  CHECK(hard.error().reason ==
        "25x25 has no level hard: its levels are very-easy, easy, medium; 25x25 cannot be rated: "
        "boards of at most 16 digits can");
}

TEST_CASE("a level that the board lacks is refused with the levels that it has",
          "[variants][levels]") {
  const auto levels = BoardLevels::of(*geometry_of("4x4"));
  const auto number = levels.number_of("expert");
  REQUIRE_FALSE(number.ok());
  CHECK(number.error().reason == "4x4 has no level expert: its levels are very-easy, easy, medium");
  BoardRecipe recipe;
  recipe.level = "hard";
  CHECK_FALSE(check(*geometry_of("25x25"), recipe).ok());
}

TEST_CASE("boards whose cells differ in pairs have the levels of their size",
          "[variants][levels]") {
  struct Wanted {
    const char* key;
    double least;  // ER of the level
    double most;
  };
  for (const Wanted& wanted : {Wanted{"9x9+anti-knight", 2.6, 3.4},
                               {"9x9+anti-king", 2.6, 3.4},
                               {"9x9+non-consecutive", 2.6, 3.4},
                               {"6x6+anti-king", 1.6, 3.0}}) {
    const auto geometry = geometry_of(wanted.key);
    const auto rater = BoardRater::of(*geometry);
    BoardRecipe recipe{.seed = 8};
    recipe.level = "hard";
    recipe.max_tries = 300;
    int seen = 0;
    make_boards(*geometry, recipe, {}, [&](const BoardPuzzle& puzzle) {
      INFO(wanted.key << " " << text_of(puzzle.givens));
      const Rating rating = rater->rate(puzzle.givens);
      CHECK(rating.score >= wanted.least);
      CHECK(rating.score <= wanted.most);
      CHECK(BoardSolver(*geometry).solve(puzzle.givens, 2).count == 1);
      return ++seen < 3 ? Flow::kContinue : Flow::kStop;
    });
    CHECK(seen > 0);
  }
}

}  // namespace
}  // namespace nonet::variants
