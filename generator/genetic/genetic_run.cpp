#include "generator/genetic/genetic_run.h"

#include <algorithm>
#include <set>
#include <utility>

#include "board/canonical.h"

namespace nonet::genetic {
namespace {

RoundSummary summary_of(const std::vector<Individual>& individuals, std::uint64_t mutations) {
  RoundSummary summary{mutations, 0, 0};
  for (const Individual& individual : individuals) {
    summary.mean += individual.fitness;
    summary.fittest = std::max(summary.fittest, individual.fitness);
  }
  summary.mean /= static_cast<double>(individuals.size());
  return summary;
}

// Hands over the individuals that meet the target, one of each isomorphism class.
class Catch {
 public:
  Catch(const GeneticPlan& plan, const RunLimits& limits, std::uint64_t& met)
      : wanted_(plan.target && limits.met), limits_(limits), met_(met) {}

  void look_at(const Individual& individual) {
    if (!wanted_ || full_ || individual.distance > 0) return;
    const Grid canonical = canonical_form(individual.puzzle.givens());
    if (!classes_.insert(canonical).second) return;
    ++met_;
    full_ = limits_.met(individual, canonical) == Flow::kStop;
  }
  [[nodiscard]] bool full() const { return full_; }

 private:
  bool wanted_;
  bool full_ = false;
  const RunLimits& limits_;
  std::uint64_t& met_;
  std::set<Grid> classes_;
};

}  // namespace

GeneticRun run(const GeneticPlan& plan, const RunLimits& limits, const RunControl& control,
               const AfterRound& after_round) {
  GeneticRun run{.population = generate_population(plan, control), .tally = {}, .rounds = {}};
  auto& individuals = run.population.individuals;
  if (individuals.size() < plan.population || individuals.empty()) return run;
  const auto note = [&] {
    run.rounds.push_back(summary_of(individuals, run.tally.mutations));
    if (after_round) after_round(run);
  };
  Catch found(plan, limits, run.met);
  for (const Individual& individual : individuals) found.look_at(individual);
  note();
  while (run.tally.mutations < limits.mutations && !found.full()) {
    const std::uint64_t first = run.tally.mutations;
    const std::uint64_t count = std::min(plan.population, limits.mutations - first);
    Round round = mutate_population(individuals, plan, {first, count}, control);
    if (round.tally.mutations < count) break;
    run.tally += round.tally;
    for (const Offspring& child : round.offspring) found.look_at(child.individual);
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
