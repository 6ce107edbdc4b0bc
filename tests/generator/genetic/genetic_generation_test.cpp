#include "generator/genetic/genetic_generation.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <numeric>
#include <set>
#include <stop_token>
#include <string>

namespace nonet::genetic {
namespace {

std::string text_of(const std::vector<Individual>& population) {
  std::string text;
  for (const Individual& individual : population) text += individual.puzzle.givens().line() + '\n';
  return text;
}

double mean_fitness(const std::vector<Individual>& population) {
  return std::accumulate(population.begin(), population.end(), 0.0,
                         [](double sum, const Individual& i) { return sum + i.fitness; }) /
         static_cast<double>(population.size());
}

int least_fitness(const std::vector<Individual>& population) {
  return std::ranges::min(population, {}, &Individual::fitness).fitness;
}

GeneticPlan small_plan() {
  GeneticPlan plan;
  plan.population = 200;
  plan.seed = 7;
  return plan;
}

// The population after some rounds.
std::vector<Individual> evolved(const GeneticPlan& plan, std::uint64_t rounds) {
  std::vector<Individual> population = generate_population(plan, {}).individuals;
  for (std::uint64_t round = 0; round < rounds; ++round) {
    const std::uint64_t first = round * 1000;
    Round made = mutate_population(population, plan, {first, 1000}, {});
    insert_offspring(population, plan, first, std::move(made.offspring));
  }
  return population;
}

TEST_CASE("A mutation gives the requested number of genes another digit", "[generator]") {
  const Individual parent = generate_population(small_plan(), {}).individuals.front();
  for (const unsigned genes : {1U, 2U, 3U, 99U}) {
    std::set<std::size_t> places;
    for (std::uint64_t i = 0; i < 200; ++i) {
      RandomStream random(1, "mutated-test", i);
      const Genotype changed = mutated(parent.genotype, genes, random);
      REQUIRE(changed.size() == parent.genotype.size());
      std::size_t differ = 0;
      for (std::size_t g = 0; g < changed.size(); ++g) {
        CHECK(changed[g].cell == parent.genotype[g].cell);
        if (changed[g].digit == parent.genotype[g].digit) continue;
        ++differ;
        places.insert(g);
      }
      CHECK(differ == std::min<std::size_t>(genes, changed.size()));
    }
    CHECK(places.size() == parent.genotype.size());
  }
}

TEST_CASE("The population and its evolution are the same for any number of threads",
          "[generator]") {
  GeneticPlan plan = small_plan();
  const std::string expected = text_of(evolved(plan, 2));
  for (const unsigned threads : {2U, 7U}) {
    plan.threads = threads;
    CHECK(text_of(evolved(plan, 2)) == expected);
  }
  plan.seed = 8;
  CHECK(text_of(evolved(plan, 2)) != expected);
}

// Throw-away prototypes (n = 6000): 1.24 % of attempts, 27.9 clues, difficulty 67.
TEST_CASE("Naive forward checking has the known rate and difficulty", "[generator]") {
  const InitialPopulation made = generate_population(small_plan(), {});
  REQUIRE(made.individuals.size() == 200);
  CHECK(static_cast<double>(made.attempts) / 200 == Approx(80).margin(20));
  CHECK(mean_fitness(made.individuals) == Approx(67.2).margin(3.5));
}

// Prototypes (n = 40,200): 7.5 % ported, 37 to 40 % of these better, 17 to 20 % equal.
TEST_CASE("Changing two genes gives the known shares of ports and of better puzzles",
          "[generator]") {
  GeneticPlan plan = small_plan();
  plan.population = 1000;
  const auto population = generate_population(plan, {}).individuals;
  const MutationTally tally = mutate_population(population, plan, {0, 8000}, {}).tally;
  REQUIRE(tally.mutations == 8000);
  const auto share = [](std::uint64_t part, std::uint64_t of) {
    return static_cast<double>(part) / static_cast<double>(of);
  };
  CHECK(share(tally.ported, tally.mutations) == Approx(0.075).margin(0.015));
  CHECK(share(tally.better, tally.ported) == Approx(0.38).margin(0.08));
  CHECK(share(tally.equal, tally.ported) == Approx(0.18).margin(0.06));
  CHECK(tally.genes_kept / static_cast<double>(tally.ported) > 0.7);
}

TEST_CASE("Roulette prefers the fit", "[generator]") {
  GeneticPlan plan = small_plan();
  plan.rules.backtracking = Backtracking::kSolvability;
  auto population = generate_population(plan, {}).individuals;
  const double mean = mean_fitness(population);
  const auto parents = [&](Selection selection) {
    plan.selection = selection;
    double sum = 0;
    const Round round = mutate_population(population, plan, {0, 400}, {});
    for (const Offspring& child : round.offspring) sum += population[child.parent].fitness;
    return sum / static_cast<double>(round.offspring.size());
  };
  CHECK(parents(Selection::kUniform) == Approx(mean).margin(1.5));
  CHECK(parents(Selection::kRoulette) > parents(Selection::kUniform) + 1.5);
}

TEST_CASE("Each insertion puts offspring in the place that it names", "[generator]") {
  GeneticPlan plan = small_plan();
  const auto before = generate_population(plan, {}).individuals;
  const auto offspring = mutate_population(before, plan, {0, 2000}, {}).offspring;
  REQUIRE(offspring.size() > 50);
  const auto after = [&](Insertion insertion) {
    plan.insertion = insertion;
    auto population = before;
    insert_offspring(population, plan, 0, offspring);
    REQUIRE(population.size() == before.size());
    return population;
  };
  CHECK(least_fitness(after(Insertion::kWorst)) > least_fitness(before));
  const auto better = after(Insertion::kBetterParent);
  const auto parent = after(Insertion::kParent);
  std::set<std::size_t> parents;
  for (const Offspring& child : offspring) parents.insert(child.parent);
  for (std::size_t i = 0; i < before.size(); ++i) {
    CHECK(better[i].fitness >= before[i].fitness);
    if (!parents.contains(i)) CHECK(parent[i].puzzle == before[i].puzzle);
  }
  CHECK(parent[offspring.back().parent].puzzle == offspring.back().individual.puzzle);
  CHECK(text_of(after(Insertion::kRandom)) != text_of(before));
}

TEST_CASE("A stopped generation keeps a prefix", "[generator]") {
  for (const Strongest strongest : {Strongest::kHiddenSingle, Strongest::kLocked}) {
    GeneticPlan plan = small_plan();
    plan.rules.strongest = strongest;
    std::stop_source stop;
    const RunControl control(stop.get_token(), [&](const Progress& progress) {
      if (progress.done >= 20) stop.request_stop();
    });
    const auto part = generate_population(plan, control).individuals;
    REQUIRE(part.size() >= 20);
    REQUIRE(part.size() < plan.population);
    plan.population = part.size();
    CHECK(text_of(part) == text_of(generate_population(plan, {}).individuals));
  }
}

// The same process, so the same puzzles except for chance.
TEST_CASE("A population made in lanes is like one made grid by grid", "[generator]") {
  GeneticPlan plan = small_plan();
  plan.population = 1000;
  double fitness = 0;
  std::uint64_t attempts = 0;
  for (std::uint64_t i = 0; i < plan.population; ++i) {
    RandomStream random(9, "lanes-test", i);
    const auto made = generate_individual(plan.rules, random, 100'000);
    REQUIRE(made);
    fitness += made->individual.fitness;
    attempts += made->attempts;
  }
  const InitialPopulation lanes = generate_population(plan, {});
  CHECK(mean_fitness(lanes.individuals) ==
        Approx(fitness / static_cast<double>(plan.population)).margin(2.5));
  CHECK(static_cast<double>(lanes.attempts) == Approx(static_cast<double>(attempts)).epsilon(0.15));
  for (const Individual& individual : lanes.individuals) {
    RandomStream random(10, "lanes-test");
    const auto again = regenerate(individual.genotype, plan.rules, random);
    REQUIRE(again);
    CHECK(again->puzzle == individual.puzzle);
    CHECK(again->genotype == individual.genotype);
    CHECK(again->fitness == individual.fitness);
  }
}

}  // namespace
}  // namespace nonet::genetic
