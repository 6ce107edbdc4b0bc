#include <catch2/catch.hpp>

#include "solvers/constraint/constraint_solvers.h"
#include "solvers/constraint/ranking_model.h"
#include "solvers/exact/count.h"
#include "study/papers/cs221/hardest_puzzles.h"
#include "study/papers/cs221/model_one.h"
#include "study/papers/cs221/random_puzzles.h"
#include "study/papers/cs221/ranking_table.h"
#include "study/papers/cs221/readings.h"
#include "study/papers/cs221/search_cost.h"
#include "study/papers/cs221/search_table.h"

namespace nonet::cs221 {
namespace {

TEST_CASE("A random puzzle knows 17 squares and eight digits", "[papers]") {
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

TEST_CASE("A minimal puzzle has one solution, and none of its givens is spare", "[papers]") {
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

TEST_CASE("The hardest puzzles do not depend on the number of threads", "[papers]") {
  ExperimentRequest request;
  const std::vector<Grid> alone = hardest_puzzles({0, 6000}, request);
  CHECK(alone.size() == 20);
  request.threads = 3;
  CHECK(hardest_puzzles({0, 6000}, request) == alone);
}

TEST_CASE("Each set of random puzzles continues after the one before", "[papers]") {
  const ExperimentRequest request;
  CHECK(hardest_puzzles({600, 600}, request) != hardest_puzzles({0, 600}, request));
}

TEST_CASE("The search tables have the report's rows and a finding for each conclusion",
          "[papers]") {
  const ExperimentRequest request;
  const std::vector<std::vector<Grid>> sets = {hardest_puzzles({0, 3000}, request),
                                               hardest_puzzles({3000, 3000}, request)};
  const SearchTables tables = search_tables(sets, true, request);
  REQUIRE(tables.tables.size() == 8);  // four of each reading: no times without a clock
  CHECK(tables.tables[0].rows.size() == 6);
  CHECK(tables.tables[0].rows[0].claim == "5590249");
  CHECK(tables.tables[1].rows[0].claim == "2801249");
  CHECK(tables.tables[2].rows[0].claim == "3.10");
  for (const ComparisonRow& row : tables.tables[3].rows) CHECK(row.finding != Finding::kNone);
  CHECK(tables.curves.size() == 2);
  CHECK(tables.curves[0].charts.size() == 4);
  // Baseline and subregion exclusion do not use twins: the same under both readings.
  CHECK(tables.tables[4].rows[0].ours == tables.tables[0].rows[0].ours);
  // A reading that was chosen because of its numbers has no findings.
  for (std::size_t table = 4; table < 8; ++table) {
    for (const ComparisonRow& row : tables.tables[table].rows) {
      CHECK(row.finding == Finding::kNone);
    }
  }
  // Without the report's own kind of puzzles there are no findings.
  for (const ComparisonTable& table : search_tables(sets, false, request).tables) {
    for (const ComparisonRow& row : table.rows) CHECK(row.finding == Finding::kNone);
  }
}

TEST_CASE("With a clock the report's plots of time are drawn as well", "[papers]") {
  ExperimentRequest request;
  double now = 0;
  request.clock = [&] { return now += 0.001; };
  const SearchTables tables = search_tables({hardest_puzzles({0, 3000}, request)}, true, request);
  REQUIRE(tables.curves.size() == 3);
  CHECK(tables.curves[2].charts.size() == 4);
  CHECK(tables.tables.size() == 12);
}

TEST_CASE("The hardest puzzles of a list are kept as for random puzzles, at least twenty",
          "[papers]") {
  const ExperimentRequest request;
  std::vector<Grid> list;
  for (std::uint64_t i = 0; i < 600; ++i) {
    RandomStream random(1, "cs221-random-puzzle", i);
    list.push_back(random_puzzle(random));
  }
  CHECK(hardest_of(list, request) == hardest_puzzles({0, 600}, request));
  CHECK(hardest_of(list, request).size() == 20);
}

TEST_CASE("Every reading of generalised twins is a row, and larger sets leave no more",
          "[papers]") {
  const ExperimentRequest request;
  const auto puzzles = hardest_puzzles({0, 3000}, request);
  const ReadingsTable readings = readings_table({puzzles}, request);
  CHECK(readings.table.rows.size() == 21);
  REQUIRE(readings.notes.size() == 1);
  CHECK(readings.notes.front().starts_with("Of 21 readings"));
  for (const Grid& puzzle : puzzles) {
    int before = kCells * kSize;
    for (const int size : {2, 3, 8}) {
      const constraint::SearchSettings settings =
          under(constraint::kTwinsSearch, {.naked = size, .hidden = size});
      constraint::Domains domains = constraint::domains_of(puzzle);
      if (!propagate(domains, settings.rules)) break;
      int left = 0;
      for (const Cell c : all_cells()) left += domains.of(c).size();
      CHECK(left <= before);
      before = left;
    }
  }
}

TEST_CASE("Model 1 is as strong as all-different only with T corrected", "[papers]") {
  const ComparisonTable table = model_one_table({});
  REQUIRE(table.rows.size() == 2);
  CHECK(table.rows[0].ours != "150 of 150");
  CHECK(table.rows[1].ours == "150 of 150");
}

TEST_CASE("The stored ranking equals the one that the experiment learns", "[papers]") {
  const ExperimentRequest request;
  const RankingData data = ranking_data(training_puzzles(request), request);
  const LearnedRanking learned = learn_ranking(data, constraint::Label::kFewerOptions, request);
  for (std::size_t i = 0; i < constraint::kFeatures; ++i) {
    CHECK(learned.svm.weights[i] == Approx(constraint::trained_ranking().weights[i]).margin(1e-4));
  }
  CHECK(accuracy_of(constraint::trained_ranking(), data.held_out).percent() >= 59);
  // The other label learns to find solutions instead of to fail fast.
  const LearnedRanking right = learn_ranking(data, constraint::Label::kSolvingFirst, request);
  std::uint64_t prefer_right = 0;
  std::uint64_t prefer_fast = 0;
  std::uint64_t pairs = 0;
  for_each_pair(data.held_out, constraint::Label::kSolvingFirst,
                [&](const auto& better, const auto& worse) {
                  if (better.solves == worse.solves) return;
                  ++pairs;
                  const auto prefers = [&](const constraint::RankingModel& model) {
                    return model.score(better.features) > model.score(worse.features) ? 1U : 0U;
                  };
                  prefer_right += prefers(right.svm);
                  prefer_fast += prefers(learned.svm);
                });
  CHECK(2 * prefer_right > pairs);
  CHECK(2 * prefer_fast < pairs);
}

}  // namespace
}  // namespace nonet::cs221
