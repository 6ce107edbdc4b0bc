#include "generator/genetic/genetic_run.h"

#include <catch2/catch.hpp>
#include <set>
#include <stop_token>

namespace nonet::genetic {
namespace {

GeneticPlan small_run_plan() {
  GeneticPlan plan;
  plan.population = 100;
  return plan;
}

TEST_CASE("A run makes its population and then rounds, the last of them shorter",
          "[genetic-generation]") {
  std::size_t told = 0;
  const GeneticRun made = run(small_run_plan(), {250, {}}, {}, [&](const GeneticRun&) { ++told; });
  REQUIRE(made.rounds.size() == 4);
  CHECK(told == 4);
  CHECK(made.rounds[0].mutations == 0);
  CHECK(made.rounds[2].mutations == 200);
  CHECK(made.rounds[3].mutations == 250);
  CHECK(made.tally.mutations == 250);
  CHECK(made.population.individuals.size() == 100);
  CHECK(made.rounds[3].mean > made.rounds[0].mean);  // offspring take the place of the worst
}

TEST_CASE("A stopped round is left out", "[genetic-generation]") {
  std::stop_source stop;
  const GeneticRun stopped = run(small_run_plan(), {1000, {}}, RunControl(stop.get_token()),
                                 [&](const GeneticRun& so_far) {
                                   if (so_far.tally.mutations == 100) stop.request_stop();
                                 });
  CHECK(stopped.rounds.size() == 2);
  CHECK(stopped.tally.mutations == 100);
  const GeneticRun none = run(small_run_plan(), {1000, {}}, RunControl(stop.get_token()));
  CHECK(none.rounds.empty());
}

TEST_CASE("Recombination takes the first genes of one and the rest of the other",
          "[genetic-generation]") {
  const auto individuals = generate_population(small_run_plan(), {}).individuals;
  RandomStream random(1, "recombination-test");
  for (std::size_t i = 0; i + 1 < individuals.size(); ++i) {
    const Genotype& first = individuals[i].genotype;
    const Genotype& second = individuals[i + 1].genotype;
    const Genotype both = recombined(first, second, random);
    std::set<int> cells;
    for (const Candidate& gene : both) CHECK(cells.insert(gene.cell.index()).second);
    CHECK(both.front().cell == first.front().cell);
    const Grid of_both = givens_of(both);
    for (const Candidate& gene : second) CHECK_FALSE(of_both.empty(gene.cell));
  }
  GeneticPlan plan = small_run_plan();
  plan.recombination = 1;
  const Round round = mutate_population(individuals, plan, {0, 2000}, {});
  CHECK(round.tally.ported > 0);
}

}  // namespace
}  // namespace nonet::genetic
