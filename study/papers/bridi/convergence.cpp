#include "study/papers/bridi/convergence.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <set>
#include <utility>

namespace nonet::bridi {
namespace {

using genetic::GeneticPlan;
using genetic::Individual;
using genetic::Insertion;

GeneticPlan small(GeneticPlan plan) {
  plan.population = kIndividuals;
  return plan;
}

void note(Convergence& run, const std::vector<Individual>& population) {
  double sum = 0;
  for (const Individual& individual : population) {
    sum += individual.fitness;
    run.hardest = std::max(run.hardest, individual.fitness);
  }
  run.mean.push_back(sum / static_cast<double>(population.size()));
}

bool run_one(Convergence& run, const ExperimentRequest& request) {
  std::vector<Individual> population = generate_population(run.plan, request.control).individuals;
  if (population.size() < run.plan.population) return false;
  note(run, population);
  const std::uint64_t mutations = run.plan.population;
  for (std::uint64_t round = 0; round < run.rounds; ++round) {
    const std::uint64_t first = round * mutations;
    genetic::Round made =
        mutate_population(population, run.plan, {first, mutations}, request.control);
    if (made.tally.mutations < mutations) return false;
    insert_offspring(population, run.plan, first, std::move(made.offspring));
    note(run, population);
    request.control.report({round + 1, run.rounds, run.label});
  }
  std::set<Grid> distinct;
  for (const Individual& individual : population) distinct.insert(individual.puzzle.givens());
  run.distinct = distinct.size();
  return true;
}

}  // namespace

double Convergence::asymptote() const {
  const std::size_t count = std::max<std::size_t>(1, mean.size() / 5);
  double sum = 0;
  for (std::size_t i = mean.size() - count; i < mean.size(); ++i) sum += mean[i];
  return sum / static_cast<double>(count);
}

std::vector<Convergence> insertion_runs(const GeneticPlan& adopted) {
  std::vector<Convergence> runs;
  for (const auto& [insertion, name] : {std::pair{Insertion::kRandom, "random place"},
                                        {Insertion::kWorst, "the worst"},
                                        {Insertion::kParent, "the parent"},
                                        {Insertion::kBetterParent, "the parent, if harder"}}) {
    GeneticPlan plan = small(adopted);
    plan.insertion = insertion;
    runs.push_back({name, plan});
  }
  return runs;
}

std::vector<Convergence> technique_runs(const GeneticPlan& adopted, Insertion insertion) {
  std::vector<Convergence> runs;
  for (const genetic::TechniqueSet& set : genetic::technique_sets()) {
    GeneticPlan plan = small(adopted);
    plan.insertion = insertion;
    plan.rules.strongest = set.strongest;
    runs.push_back({std::string(set.key), plan});
  }
  return runs;
}

bool run(std::vector<Convergence>& runs, const ExperimentRequest& request) {
  return std::ranges::all_of(runs, [&](Convergence& one) { return run_one(one, request); });
}

ComparisonTable table_of(const std::string& title, const std::vector<Convergence>& runs) {
  ComparisonTable table{title};
  for (const Convergence& run : runs) {
    table.rows.push_back(
        {.label = run.label,
         .published = "",
         .ours = fmt::format("{:.1f} -> {:.1f}", run.mean.front(), run.asymptote()),
         .sample = run.plan.population,
         .seed = run.plan.seed,
         .note = fmt::format("hardest {}; {} different puzzles at the end", run.hardest,
                             run.distinct)});
  }
  return table;
}

Plot plot_of(const std::string& title, const std::vector<Convergence>& runs) {
  Plot plot{.title = title,
            .x_label = "rounds of as many mutations as individuals",
            .y_label = "mean difficulty"};
  for (const Convergence& run : runs) {
    PlotSeries series{run.label, {}, run.mean};
    for (std::size_t i = 0; i < run.mean.size(); ++i) series.x.push_back(static_cast<double>(i));
    plot.series.push_back(std::move(series));
  }
  return plot;
}

}  // namespace nonet::bridi
