#include "generator/genetic/target_fitness.h"

#include <catch2/catch.hpp>
#include <set>

#include "generator/genetic/genetic_run.h"
#include "rater/logic/steps/technique_catalog.h"

namespace nonet::genetic {
namespace {

Wishes on_scale(std::string_view scale, double low, double high) {
  Wishes wishes;
  wishes.scale = find_scale(scale);
  wishes.ratings = {{wishes.scale, {low, high}}};
  return wishes;
}

GeneticPlan small(const Wishes& wishes) {
  GeneticPlan plan;
  plan.population = 100;
  return towards(wishes, plan);
}

TEST_CASE("Fitness falls with the distance from the target", "[genetic-generation]") {
  CHECK(fitness_at(0) == 1'000'000);
  CHECK(fitness_at(0.1) == 500'000);
  CHECK(fitness_at(0.5) > fitness_at(0.6));
  CHECK(fitness_at(5) > fitness_at(5.01));
  CHECK(fitness_at(10) > 0);
}

TEST_CASE("A population is bred towards a difficulty that no individual has",
          "[genetic-generation]") {
  const Wishes wishes = on_scale("bridi", 112, 118);
  std::set<Grid> classes;
  const RunLimits limits{
      .mutations = 20'000, .met = [&](const Individual& individual, const Grid& canonical) {
        const double difficulty = wishes.scale->rate(individual.puzzle, {}).score;
        CHECK(difficulty >= 112);
        CHECK(difficulty <= 118);
        CHECK(classes.insert(canonical).second);
        return classes.size() == 3 ? Flow::kStop : Flow::kContinue;
      }};
  const GeneticRun made = run(small(wishes), limits, {});
  CHECK(made.met == 3);
  CHECK(made.rounds.front().fittest < 1'000'000);
  CHECK(made.rounds.back().mean > made.rounds.front().mean);
  CHECK(made.tally.mutations < 20'000);
}

TEST_CASE("Symmetry and the fewest clues are kept by every genotype", "[genetic-generation]") {
  for (const Symmetry symmetry : {Symmetry::kRotational, Symmetry::kDiagonal}) {
    Wishes wishes = on_scale("bridi", 60, 90);
    wishes.symmetry = symmetry;
    wishes.fewest_clues = 30;
    GeneticPlan plan = small(wishes);
    plan.population = 20;
    const GeneticRun made = run(plan, {.mutations = 200}, {});
    REQUIRE(made.population.individuals.size() == 20);
    for (const Individual& individual : made.population.individuals) {
      const Grid& givens = individual.puzzle.givens();
      CHECK(has_symmetry(givens.filled(), symmetry));
      CHECK(givens.clue_count() >= 30);
      CHECK(givens == givens_of(individual.genotype));
    }
  }
}

TEST_CASE("A target is the same for any number of threads", "[genetic-generation]") {
  const auto found = [](unsigned threads) {
    GeneticPlan plan = small(on_scale("bridi", 85, 90));
    plan.threads = threads;
    std::vector<Grid> puzzles;
    run(plan,
        {.mutations = 400,
         .met =
             [&](const Individual& individual, const Grid&) {
               puzzles.push_back(individual.puzzle.givens());
               return Flow::kContinue;
             }},
        {});
    return puzzles;
  };
  CHECK(found(1) == found(3));
  CHECK_FALSE(found(1).empty());
}

TEST_CASE("Impossible results of the techniques are known in advance", "[genetic-generation]") {
  Wishes x_wing = on_scale("explainer", 3.2, 4.5);
  x_wing.required = {TechniqueId::kXWing};
  CHECK_FALSE(techniques_may_meet(x_wing, Strongest::kHiddenSingle));
  CHECK(techniques_may_meet(on_scale("bridi", 60, 70), Strongest::kHiddenSingle));
  CHECK(techniques_may_meet(on_scale("explainer", 2.6, 3.0), Strongest::kPair));
  CHECK_FALSE(techniques_may_meet(on_scale("hodoku", 400, 600), Strongest::kPair));
  GeneticPlan plan = small(x_wing);
  CHECK_FALSE(check(plan));
  plan.rules.stop = Stop::kUnique;
  CHECK(check(plan));
  plan.target->symmetry = plan.rules.symmetry = Symmetry::kRotational;
  plan.rules.backtracking = Backtracking::kDeduction;
  CHECK_FALSE(check(plan));
}

}  // namespace
}  // namespace nonet::genetic
