#include <catch2/catch.hpp>
#include <cmath>
#include <set>
#include <stop_token>
#include <string>

#include "study/papers/bridi/convergence.h"
#include "study/papers/bridi/mutation_table.h"
#include "study/papers/bridi/readings.h"
#include "study/papers/bridi/target_yields.h"

namespace nonet::bridi {
namespace {

genetic::GeneticPlan small_plan() {
  genetic::GeneticPlan plan;
  plan.population = 300;
  return plan;
}

TEST_CASE("Every way to mutate differs from the others", "[papers]") {
  const genetic::GeneticPlan adopted = small_plan();
  const auto genes = gene_rows(adopted);
  CHECK(genes.size() == 8);
  // The claims use the numbers of the second row.
  CHECK(genes[1].plan.fewest_genes == 2);
  CHECK(genes[1].plan.most_genes == 2);
  CHECK(genes[1].plan.selection == genetic::Selection::kRoulette);
  for (const auto& rows : {genes, reading_rows(adopted), backtracking_rows(adopted)}) {
    std::set<std::string> labels;
    for (const MutationRow& row : rows) CHECK(labels.insert(row.label).second);
  }
}

TEST_CASE("A table of mutations has a row for each way, with an interval between seeds",
          "[papers]") {
  auto rows = gene_rows(small_plan());
  rows.resize(2);
  std::vector<Population> populations;
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    genetic::GeneticPlan plan = small_plan();
    plan.seed = seed;
    populations.push_back(generate_population(plan, {}).individuals);
  }
  const ExperimentRequest request;
  REQUIRE(measure(rows, populations, request));
  for (const MutationRow& row : rows) {
    REQUIRE(row.tallies.size() == 2);
    CHECK(row.tallies[0].mutations == 300);
    CHECK(row.tallies[0].ported != row.tallies[1].ported);
  }
  const auto tables = tables_of("Two genes", rows);
  REQUIRE(tables.size() == 6);
  CHECK(tables[0].rows[1].claim == "8.24");
  CHECK_FALSE(tables[0].rows[1].interval.empty());
  CHECK(tables[0].rows[0].sample == 600);
  // A share of the ports has the ports as its sample.
  CHECK(tables[1].rows[0].sample == rows[0].tallies[0].ported + rows[0].tallies[1].ported);
}

TEST_CASE("Offspring in place of the worst make the population harder", "[papers]") {
  auto runs = insertion_runs(small_plan());
  REQUIRE(runs.size() == 4);
  for (Convergence& one : runs) {
    one.plan.population = 200;
    one.rounds = 20;
    one.seeds = 2;
  }
  ExperimentRequest request;
  REQUIRE(run(runs, request));
  for (const Convergence& one : runs) {
    REQUIRE(one.means.size() == 2);
    CHECK(one.means[0].size() == 21);
    CHECK(one.means[0] != one.means[1]);
    CHECK(one.hardest >= one.means[0].front());
    REQUIRE(one.diversity.size() == 2);
    REQUIRE(one.diversity[1].size() == 21);
    CHECK(one.diversity[1].front().puzzles == 200);
    CHECK(one.diversity[1].back().puzzles > 50);
    CHECK(one.diversity[1].back().puzzles <= one.diversity[1].back().genotypes);
  }
  CHECK(runs[1].last_fifths()[0] > runs[0].last_fifths()[0] + 5);
  CHECK(chart_of("Convergence", runs).series.size() == 4);
  CHECK(table_of("Convergence", runs).rows.size() == 4);

  std::stop_source stop;
  stop.request_stop();
  request.control = RunControl(stop.get_token());
  CHECK_FALSE(run(runs, request));
}

TEST_CASE("An asymptote is reached if the last fifth does not move", "[papers]") {
  Convergence settles{"settles", small_plan(), 200};
  Convergence rises{"rises", small_plan(), 200};
  for (int seed = 0; seed < 3; ++seed) {
    auto& to_100 = settles.means.emplace_back();
    auto& upwards = rises.means.emplace_back();
    for (int t = 0; t < 200; ++t) {
      const double noise = 0.3 * std::sin(t * (1.1 + seed));
      to_100.push_back(100 - 40 * std::exp(-t / 12.0) + noise);
      upwards.push_back(60 + 0.1 * t + noise);
    }
  }
  const ExponentialFit fit = exponential_fit(settles.means.front());
  CHECK(fit.asymptote == Approx(100).margin(0.5));
  CHECK(fit.tau == Approx(12).epsilon(0.06));
  CHECK(rises.drift().value == Approx(4).margin(0.2));
  Convergence wanders = rises;
  wanders.means[0] = settles.means[0];  // one seed is level: no verdict by that
  const std::vector<Diversity> looks = {{0, 300, 300}, {100, 9, 12}, {199, 8, 11}};
  for (Convergence* one : {&settles, &rises, &wanders}) one->diversity = {looks, looks, looks};
  const std::uint64_t settled = settles.holds_from(0);  // 40 exp(-t / 12) is noise by then
  CHECK(settled > 40);
  CHECK(settled < 100);
  CHECK(rises.holds_from(0) > 190);
  const ComparisonTable seeds = seeds_table("Settles", settles);
  REQUIRE(seeds.rows.size() == 3);
  CHECK(seeds.rows[1].seed == small_plan().seed + 1);
  CHECK(seeds.rows[1].note.find(
            "9 puzzles and 12 genotypes are different then, 8 and 11 at the end") !=
        std::string::npos);
  const ComparisonTable table = table_of("All", {settles, rises, wanders});
  for (const ComparisonRow& row : table.rows) CHECK(row.finding == Finding::kNone);
  CHECK(table.rows[0].ours.ends_with("level"));
  CHECK(table.rows[1].ours.ends_with("still rising"));
  CHECK(table.rows[2].ours.ends_with("open"));
  CHECK(asymptote_row(settles).finding == Finding::kAgrees);
  CHECK(asymptote_row(rises).finding == Finding::kDiffers);
  CHECK(asymptote_row(wanders).finding == Finding::kOpen);
  CHECK(dependence_row("both", {settles, rises}).finding == Finding::kAgrees);
  CHECK(dependence_row("one", {settles, settles}).finding == Finding::kOpen);
}

TEST_CASE("A puzzle that a way finds is counted once, by its own measure of work", "[papers]") {
  REQUIRE(targets().size() == 5);
  const auto yield = yield_of(targets()[0].wishes, TargetWayTried::kRandomGenotypes, 1, {});
  REQUIRE(yield);
  CHECK(yield->evaluations == 6'000);
  CHECK(yield->found > 10);
  CHECK(yield->seconds == 0);
  std::stop_source stop;
  stop.request_stop();
  ExperimentRequest request;
  request.control = RunControl(stop.get_token());
  CHECK_FALSE(target_yields_table(request));
}

TEST_CASE("Weights decide the fitness", "[papers]") {
  const auto runs = weight_runs(small_plan());
  CHECK(runs.size() == 8);
  genetic::TechniqueCounts counts;
  counts.uses = {32, 7, 0, 0};
  CHECK(counts.difficulty(genetic::Strongest::kHiddenSingle, runs[0].plan.rules.weights) == 53);
  CHECK(counts.difficulty(genetic::Strongest::kHiddenSingle, runs[1].plan.rules.weights) == 39);
  CHECK(counts.difficulty(genetic::Strongest::kHiddenSingle, runs[2].plan.rules.weights) == 7);
}

TEST_CASE("Another order of hidden singles changes their count, not the number of steps",
          "[papers]") {
  const auto population = generate_population(small_plan(), {}).individuals;
  RandomStream random(1, "bridi-test");
  int changed = 0;
  for (std::size_t i = 0; i < 20; ++i) {
    const auto& one = population[i];
    const int empty = kCells - one.puzzle.givens().clue_count();
    for (int order = 0; order < 5; ++order) {
      const int difficulty = difficulty_in_random_order(one.puzzle.givens(), random);
      CHECK(difficulty >= empty);
      CHECK((difficulty - empty) % 2 == 0);  // each hidden single adds two
      changed += difficulty == one.fitness ? 0 : 1;
    }
  }
  CHECK(changed > 10);
  CHECK(difficulty_in_random_order(Grid(), random) == -1);
}

}  // namespace
}  // namespace nonet::bridi
