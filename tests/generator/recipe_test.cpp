#include "generator/recipe.h"

#include <array>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "board/geometry.h"
#include "generator/hunt/puzzle_class.h"
#include "generator/thinning.h"
#include "tests/base/rank_table.h"
#include "tests/puzzle_of.h"

namespace nonet {
namespace {

std::vector<std::string> lines(const Recipe& recipe, std::size_t wanted,
                               GenerationCount* count = nullptr) {
  std::vector<std::string> out;
  const GenerationCount made = generate(recipe, {}, [&](const Find& generated) {
    out.push_back(generated.puzzle.givens().line());
    return out.size() == wanted ? Flow::kStop : Flow::kContinue;
  });
  if (count != nullptr) *count = made;
  return out;
}

void check_same_with_threads(Recipe recipe, const std::vector<std::string>& expected,
                             std::size_t wanted) {
  REQUIRE(expected.size() == wanted);
  for (const unsigned threads : {2U, 7U}) {
    recipe.threads = threads;
    CHECK(lines(recipe, wanted) == expected);
  }
}

TEST_CASE("A recipe gives the same puzzles for any number of threads", "[generator]") {
  for (const Method method : {Method::kThinning, Method::kForwardChecking}) {
    Recipe recipe;
    recipe.method = method;
    recipe.seed = 7;
    check_same_with_threads(recipe, lines(recipe, 40), 40);
  }
}

TEST_CASE("Designs are minimal, of depth 3, the same for any number of threads, and in shares",
          "[generator]") {
  Recipe recipe;
  recipe.method = Method::kDesign;
  recipe.seed = 3;
  const std::vector<std::string> all = lines(recipe, 6);
  check_same_with_threads(recipe, all, 6);
  for (const std::string& line : all) {
    const Puzzle puzzle = testing::puzzle_of(line);
    CHECK(is_minimal(puzzle));
    CHECK(nearness_of(puzzle, {})->depth == 3);
  }
  recipe.first_try = 4;
  CHECK(lines(recipe, 2) == std::vector<std::string>(all.begin() + 4, all.end()));
  recipe.first_try = 0;
  recipe.wishes.symmetry = Symmetry::kRotational;
  CHECK(check(recipe).error().reason ==
        "a design has no symmetry and no near-minimal puzzles; thinning has");
}

TEST_CASE("A recipe gives the same puzzles for any number of ranks", "[generator]") {
  for (const Method method : {Method::kThinning, Method::kForwardChecking}) {
    Recipe recipe;
    recipe.method = method;
    recipe.seed = 7;
    struct Made {
      std::vector<Find> puzzles;
      GenerationCount count;
    };
    const auto make = [&](Exchange* ranks, std::size_t wanted) {
      Recipe own = recipe;
      own.ranks = ranks;
      Made made;
      made.count = generate(own, {}, [&](const Find& puzzle) {
        made.puzzles.push_back(puzzle);
        return made.puzzles.size() == wanted ? Flow::kStop : Flow::kContinue;
      });
      return made;
    };
    const Made expected = make(nullptr, 40);
    REQUIRE(expected.puzzles.size() == 40);
    CHECK(expected.puzzles[0].genotype.empty() == (method == Method::kThinning));
    for (const std::size_t ranks : {2U, 5U}) {
      Made made;
      on_ranks(ranks, [&](std::size_t rank, Exchange& exchange) {
        Made own = make(&exchange, rank == 0 ? 40 : 0);
        if (rank == 0) made = std::move(own);
      });
      REQUIRE(made.puzzles.size() == 40);
      CHECK(made.count.tries == expected.count.tries);
      CHECK(made.count.work == expected.count.work);
      for (std::size_t i = 0; i < 40; ++i) {
        CHECK(made.puzzles[i].puzzle == expected.puzzles[i].puzzle);
        CHECK(made.puzzles[i].canonical == expected.puzzles[i].canonical);
        CHECK(made.puzzles[i].genotype == expected.puzzles[i].genotype);
      }
    }
  }
}

TEST_CASE("A recipe keeps its clue range and its tries", "[generator]") {
  Recipe recipe;
  recipe.seed = 1;
  recipe.wishes.fewest_clues = 24;
  recipe.wishes.most_clues = 25;
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

TEST_CASE("Recipes with a symmetry or a pattern give it, for any number of threads",
          "[generator]") {
  CellSet pattern;
  for (int i = 0; i < kCells; i += 2) pattern.insert(Cell(i));
  Recipe symmetric;
  symmetric.wishes.symmetry = Symmetry::kDiagonal;
  Recipe patterned;
  patterned.wishes.pattern = pattern;
  for (Recipe& recipe : std::array{symmetric, patterned}) {
    REQUIRE(check(recipe).ok());
    const auto expected = lines(recipe, 10);
    check_same_with_threads(recipe, expected, 10);
    for (const std::string& line : expected) {
      const CellSet filled = Grid::from_line(line)->filled();
      if (recipe.wishes.pattern) {
        CHECK(filled == pattern);
      } else {
        CHECK(has_symmetry(filled, Symmetry::kDiagonal));
      }
    }
  }
}

TEST_CASE("Thinning ends at the smallest requested number of clues", "[generator]") {
  Recipe recipe;
  recipe.wishes.fewest_clues = 30;
  recipe.wishes.most_clues = 33;
  for (const std::string& line : lines(recipe, 50)) {
    CHECK(Grid::from_line(line)->clue_count() == 30);
  }
  recipe.wishes.minimal = true;
  recipe.max_tries = 300;
  CHECK(lines(recipe, 50).empty());
}

TEST_CASE("The impossible is refused with the reason", "[generator]") {
  const auto reason = [](auto change) {
    Recipe recipe;
    change(recipe);
    const Status status = check(recipe);
    return status.ok() ? std::string("possible") : status.error().reason;
  };
  using R = Recipe&;
  CHECK(reason([](R) {}) == "possible");
  CHECK(reason([](R r) { r.wishes.most_clues = 16; }) ==
        "no puzzle has 16 clues or fewer; the least is 17");
  CHECK(reason([](R r) { r.wishes.fewest_clues = 82; }) == "no puzzle has from 82 to 81 clues");
  CHECK(reason([](R r) { r.wishes.fewest_clues = 30, r.wishes.most_clues = 29; }) ==
        "no puzzle has from 30 to 29 clues");
  CHECK(reason([](R r) { r.wishes.fewest_clues = 41, r.wishes.minimal = true; }) ==
        "no minimal puzzle with more than 40 clues is known");
  CHECK(reason([](R r) { r.wishes.fewest_clues = 41, r.method = Method::kAscent; }) ==
        "no minimal puzzle with more than 40 clues is known");
  CHECK(reason([](R r) { r.wishes.pattern = CellSet(); }) ==
        "the pattern has 0 cells; no puzzle has fewer than 17 clues");
  const CellSet all = CellSet::all();
  const CellSet rows = all - cell_set_of(House::row(3)) - cell_set_of(House::row(5));
  CHECK(reason([&](R r) { r.wishes.pattern = rows; }) ==
        "the pattern leaves two rows of a band empty; they could change places in any solution");
  const CellSet columns = all - cell_set_of(House::column(0)) - cell_set_of(House::column(1));
  CHECK(reason([&](R r) { r.wishes.pattern = columns; }) ==
        "the pattern leaves two columns of a stack empty; they could change places in any "
        "solution");
  CHECK(reason([&](R r) { r.wishes.pattern = all, r.wishes.most_clues = 30; }) ==
        "the pattern has 81 cells, but 0 to 30 clues are wanted");
  CHECK(reason([&](R r) {
          r.wishes.pattern = all - CellSet(Cell(0));
          r.wishes.symmetry = Symmetry::kRotational;
        }) == "the pattern does not have the symmetry rotational");
  CHECK(reason([](R r) {
          r.method = Method::kForwardChecking;
          r.wishes.symmetry = Symmetry::kVertical;
        }) == "forward checking has no symmetry and no near-minimal puzzles; thinning has");
  CHECK(reason([](R r) { r.put_back = 5, r.wishes.most_clues = 21; }) ==
        "a puzzle has 17 clues at least, and 5 more make 22, not up to 21");
  CHECK(reason([](R r) { r.put_back = 80; }) == "possible");
  // Orbits of one, four and eight cells.
  CHECK(reason([](R r) {
          r.wishes.symmetry = Symmetry::kFull, r.wishes.fewest_clues = 18, r.wishes.most_clues = 19;
        }) == "no pattern with the symmetry full has from 18 to 19 cells");
  CHECK(reason([](R r) {
          r.wishes.symmetry = Symmetry::kFull, r.wishes.fewest_clues = 18, r.wishes.most_clues = 20;
        }) == "possible");
}

TEST_CASE("The work of a request is the same for any number of threads", "[generator]") {
  Recipe recipe;
  recipe.max_tries = 3000;
  recipe.wishes.scale = find_scale("bridi");
  recipe.wishes.ratings = {{recipe.wishes.scale, {0, 100}}};
  const auto work_at = [&](unsigned threads) {
    recipe.threads = threads;
    std::vector<std::uint64_t> work;
    const GenerationCount all = generate(
        recipe, {}, [](const Find&) { return Flow::kContinue; },
        [&](const GenerationCount& count) { work.push_back(count.work); });
    CHECK(work.back() == all.work);
    return work;
  };
  CHECK(work_at(1) == work_at(3));
  CHECK(work_at(1).back() > recipe.wishes.work() * recipe.max_tries);
}

}  // namespace
}  // namespace nonet
