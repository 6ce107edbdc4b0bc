#include <catch2/catch.hpp>

#include "solvers/constraint/ranking_model.h"
#include "solvers/exact/count.h"
#include "study/papers/cs221/model_one.h"
#include "study/papers/cs221/random_puzzles.h"
#include "study/papers/cs221/ranking_table.h"
#include "study/papers/cs221/search_table.h"

namespace nonet::cs221 {
namespace {

TEST_CASE("A random puzzle knows 17 squares and eight digits", "[experiments]") {
  for (std::uint64_t i = 0; i < 50; ++i) {
    RandomStream random(1, "random-puzzle-test", i);
    const Grid grid = random_puzzle(random);
    CHECK(grid.clue_count() >= 17);
    CHECK_FALSE(grid.clash().has_value());
    DigitSet digits;
    for (const Cell c : grid.filled()) digits.insert(grid.digit(c));
    CHECK(digits.size() >= 8);
  }
}

TEST_CASE("A minimal puzzle has one solution, and none of its givens is spare", "[experiments]") {
  for (std::uint64_t i = 0; i < 20; ++i) {
    RandomStream random(1, "minimal-puzzle-test", i);
    const Grid puzzle = minimal_puzzle(random);
    CHECK(count_solutions(puzzle, 2).count == 1);
    for (const Cell c : puzzle.filled()) {
      Grid emptier = puzzle;
      emptier.clear(c);
      CHECK(count_solutions(emptier, 2).count == 2);
    }
  }
}

TEST_CASE("The hardest puzzles do not depend on the number of threads", "[experiments]") {
  ExperimentRequest request;
  const std::vector<Grid> alone = hardest_puzzles({0, 6000}, request);
  CHECK(alone.size() == 6000 * 1683 / 1000000);
  request.threads = 3;
  CHECK(hardest_puzzles({0, 6000}, request) == alone);
}

TEST_CASE("Sets of random puzzles go on where the one before ended", "[experiments]") {
  const ExperimentRequest request;
  const std::vector<Grid> second = hardest_puzzles({600, 600}, request);
  CHECK(second != hardest_puzzles({0, 600}, request));
  CHECK(spread_table(600, request).rows.size() == 6);
}

TEST_CASE("Model 1 is as strong as all-different only with T corrected", "[experiments]") {
  const ComparisonTable table = model_one_table({});
  REQUIRE(table.rows.size() == 2);
  CHECK(table.rows[0].ours != "150 of 150");
  CHECK(table.rows[1].ours == "150 of 150");
}

TEST_CASE("The stored ranking is what the experiment learns", "[experiments]") {
  const ExperimentRequest request;
  const LearnedRanking learned = learn_ranking(training_puzzles(request), request);
  for (std::size_t i = 0; i < constraint::kFeatures; ++i) {
    CHECK(learned.svm.weights[i] == Approx(constraint::trained_ranking().weights[i]).margin(1e-4));
  }
  CHECK(accuracy_of(constraint::trained_ranking(), learned.held_out).percent() >= 59);
}

}  // namespace
}  // namespace nonet::cs221
