#include "generator/genetic/genetic_run.h"

#include <algorithm>
#include <utility>

namespace nonet::genetic {
namespace {

RoundSummary summary_of(const std::vector<Individual>& individuals, std::uint64_t mutations) {
  RoundSummary summary{mutations, 0, 0};
  for (const Individual& individual : individuals) {
    summary.mean += individual.fitness;
    summary.hardest = std::max(summary.hardest, individual.fitness);
  }
  summary.mean /= static_cast<double>(individuals.size());
  return summary;
}

}  // namespace

GeneticRun run(const GeneticPlan& plan, const RunLimits& limits, const RunControl& control,
               const AfterRound& after_round) {
  GeneticRun run{generate_population(plan, control), {}, {}};
  auto& individuals = run.population.individuals;
  if (individuals.size() < plan.population || individuals.empty()) return run;
  const auto note = [&] {
    run.rounds.push_back(summary_of(individuals, run.tally.mutations));
    if (after_round) after_round(run);
  };
  note();
  while (run.tally.mutations < limits.mutations && !(limits.enough && limits.enough())) {
    const std::uint64_t first = run.tally.mutations;
    const std::uint64_t count = std::min(plan.population, limits.mutations - first);
    Round round = mutate_population(individuals, plan, {first, count}, control);
    if (round.tally.mutations < count) break;
    run.tally += round.tally;
    insert_offspring(individuals, plan, first, std::move(round.offspring));
    note();
  }
  return run;
}

std::vector<const Individual*> hardest_first(const std::vector<Individual>& individuals) {
  std::vector<const Individual*> order;
  order.reserve(individuals.size());
  for (const Individual& individual : individuals) order.push_back(&individual);
  std::ranges::sort(order, [](const Individual* a, const Individual* b) {
    if (a->fitness != b->fitness) return a->fitness > b->fitness;
    return a->puzzle.givens() < b->puzzle.givens();
  });
  const auto same = [](const Individual* a, const Individual* b) {
    return a->puzzle.givens() == b->puzzle.givens();
  };
  order.erase(std::unique(order.begin(), order.end(), same), order.end());
  return order;
}

}  // namespace nonet::genetic
