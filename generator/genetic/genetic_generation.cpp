#include "generator/genetic/genetic_generation.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <functional>
#include <iterator>
#include <optional>
#include <queue>
#include <utility>

#include "base/ordered_parallel.h"
#include "generator/forward_checking.h"
#include "generator/genetic/target_fitness.h"

namespace nonet::genetic {
namespace {

// Mutations per unit of work: enough to make handing it over cheap.
constexpr std::uint64_t kUnit = 32;

// Attempts between two checks for a stop request.
constexpr std::uint64_t kAttempts = 10'000;

// Attempts per unit of work in lanes: about a hundred succeed.
constexpr std::uint64_t kLaneAttempts = 8192;

std::optional<Born> born(const GeneticPlan& plan, std::uint64_t index, const RunControl& control) {
  RandomStream random(plan.seed, "genetic-population", index);
  for (std::uint64_t attempts = 0; !control.should_stop(); attempts += kAttempts) {
    if (auto found = generate_individual(plan.rules, random, kAttempts)) {
      found->attempts += attempts;
      judge(found->individual, plan, control);
      return found;
    }
  }
  return std::nullopt;
}

InitialPopulation population_one_by_one(const GeneticPlan& plan, const RunControl& control) {
  InitialPopulation population;
  ordered_parallel(
      {.threads = plan.threads, .units = plan.population}, control,
      [&](std::uint64_t index) { return born(plan, index, control); },
      [&](std::uint64_t index, std::optional<Born> found) {
        if (!found) return Flow::kStop;
        population.attempts += found->attempts;
        population.individuals.push_back(std::move(found->individual));
        control.report({index + 1, plan.population, "population"});
        return Flow::kContinue;
      });
  return population;
}

// Whether the rules are Bridi's own, which the generator runs for hundreds of grids at once.
bool made_in_lanes(const RegenerationRules& rules) {
  return rules.strongest == Strongest::kHiddenSingle && rules.stop == Stop::kLogic &&
         rules.symmetry == Symmetry::kNone && rules.fewest_clues == 0;
}

Born born_of(GeneratedPuzzle generated, const RegenerationRules& rules) {
  const TechniqueCounts counts = count_techniques(generated.puzzle.givens(), rules.strongest);
  return {{generated.puzzle, std::move(generated.genotype), counts,
           counts.difficulty(rules.strongest, rules.weights)},
          generated.attempts};
}

InitialPopulation population_in_lanes(const GeneticPlan& plan, const RunControl& control) {
  InitialPopulation population;
  std::uint64_t since_last = 0;  // attempts in vain at the end of the previous unit
  ordered_parallel(
      {.threads = plan.threads}, control,
      [&](std::uint64_t unit) {
        std::vector<Born> litter;
        for (GeneratedPuzzle& generated :
             forward_checked({plan.seed, unit * kLaneAttempts, kLaneAttempts}, control)) {
          litter.push_back(born_of(std::move(generated), plan.rules));
          judge(litter.back().individual, plan, control);
        }
        return litter;
      },
      [&](std::uint64_t, std::vector<Born> litter) {
        if (control.should_stop()) return Flow::kStop;  // the litter may have gaps
        std::uint64_t made = 0;
        for (Born& child : litter) {
          if (population.individuals.size() == plan.population) return Flow::kStop;
          population.attempts += since_last + child.attempts;
          since_last = 0;
          made += child.attempts;
          population.individuals.push_back(std::move(child.individual));
        }
        since_last += kLaneAttempts - made;
        control.report({population.individuals.size(), plan.population, "population"});
        return population.individuals.size() < plan.population ? Flow::kContinue : Flow::kStop;
      });
  return population;
}

// Draws indices in the population, uniformly or in proportion to fitness.
class Selector {
 public:
  Selector(std::span<const Individual> population, Selection selection) : size_(population.size()) {
    if (selection == Selection::kUniform) return;
    for (const Individual& individual : population) {
      total_ += static_cast<std::uint64_t>(individual.fitness);
      up_to_.push_back(total_);
    }
  }

  std::size_t draw(RandomStream& random) const {
    if (total_ == 0) return random.below(static_cast<std::uint32_t>(size_));
    const auto at = static_cast<std::uint64_t>(random.unit() * static_cast<double>(total_));
    return static_cast<std::size_t>(
        std::distance(up_to_.begin(), std::ranges::upper_bound(up_to_, at)));
  }

 private:
  std::size_t size_;
  std::uint64_t total_ = 0;
  std::vector<std::uint64_t> up_to_;  // sums of fitness; empty: uniform
};

double share_kept(const Genotype& parent, const Genotype& child) {
  const Grid after = givens_of(child);
  const auto kept = std::ranges::count_if(
      parent, [&](const Candidate& gene) { return after.value(gene.cell) == gene.digit.value(); });
  return static_cast<double>(kept) / static_cast<double>(parent.size());
}

// The genotype to regenerate from: the parent at `parent` with some genes changed, or a
// recombination of two parents, `parent` being the fitter one.
Genotype wished(std::span<const Individual> population, const Selector& selector,
                const GeneticPlan& plan, RandomStream& random, std::size_t& parent) {
  if (plan.recombination > 0 && random.chance(plan.recombination)) {
    const std::size_t other = selector.draw(random);
    Genotype both = recombined(population[parent].genotype, population[other].genotype, random);
    if (population[other].fitness > population[parent].fitness) parent = other;
    return both;
  }
  const unsigned genes = plan.fewest_genes + random.below(plan.most_genes - plan.fewest_genes + 1);
  return mutated(population[parent].genotype, genes, random);
}

// One mutation of the run.
void mutate(std::span<const Individual> population, const Selector& selector,
            const GeneticPlan& plan, std::uint64_t number, const RunControl& control,
            Round& round) {
  RandomStream random(plan.seed, "genetic-mutation", number);
  std::size_t at = selector.draw(random);
  const Genotype wishes = wished(population, selector, plan, random, at);
  const Individual& parent = population[at];
  auto child = regenerate(wishes, plan.rules, random);
  MutationTally& tally = round.tally;
  ++tally.mutations;
  if (!child) return;
  judge(*child, plan, control);
  ++tally.ported;
  tally.better += child->fitness > parent.fitness ? 1 : 0;
  tally.equal += child->fitness == parent.fitness ? 1 : 0;
  tally.givens += child->genotype.size();
  tally.genes_kept += share_kept(parent.genotype, child->genotype);
  round.offspring.push_back({*std::move(child), at});
}

}  // namespace

MutationTally& MutationTally::operator+=(const MutationTally& other) {
  mutations += other.mutations;
  ported += other.ported;
  better += other.better;
  equal += other.equal;
  givens += other.givens;
  genes_kept += other.genes_kept;
  return *this;
}

InitialPopulation generate_population(const GeneticPlan& plan, const RunControl& control) {
  return made_in_lanes(plan.rules) ? population_in_lanes(plan, control)
                                   : population_one_by_one(plan, control);
}

Genotype mutated(const Genotype& genotype, unsigned genes, RandomStream& random) {
  Genotype changed = genotype;
  std::vector<std::size_t> places(genotype.size());
  for (std::size_t i = 0; i < places.size(); ++i) places[i] = i;
  const std::size_t count = std::min<std::size_t>(genes, places.size());
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t left = places.size() - i;
    std::swap(places[i], places[i + random.below(static_cast<std::uint32_t>(left))]);
    Digit& digit = changed[places[i]].digit;
    const int other = static_cast<int>(random.below(kSize - 1));
    digit = Digit::from_index(other < digit.index() ? other : other + 1);
  }
  return changed;
}

Genotype recombined(const Genotype& first, const Genotype& second, RandomStream& random) {
  if (first.empty()) return second;
  const std::size_t cut = 1 + random.below(static_cast<std::uint32_t>(first.size()));
  Genotype genes(first.begin(), first.begin() + static_cast<std::ptrdiff_t>(cut));
  const Grid taken = givens_of(genes);
  for (const Candidate& gene : second) {
    if (taken.empty(gene.cell)) genes.push_back(gene);
  }
  return genes;
}

Round mutate_population(std::span<const Individual> population, const GeneticPlan& plan,
                        const MutationRange& range, const RunControl& control) {
  assert(!population.empty());
  const Selector selector(population, plan.selection);
  Round all;
  ordered_parallel(
      {.threads = plan.threads, .units = (range.count + kUnit - 1) / kUnit}, control,
      [&](std::uint64_t unit) {
        Round part;
        const std::uint64_t end = std::min(range.count, (unit + 1) * kUnit);
        for (std::uint64_t i = unit * kUnit; i < end; ++i) {
          mutate(population, selector, plan, range.first + i, control, part);
        }
        return part;
      },
      [&](std::uint64_t, Round part) {
        all.tally += part.tally;
        std::ranges::move(part.offspring, std::back_inserter(all.offspring));
        return Flow::kContinue;
      });
  return all;
}

void insert_offspring(std::vector<Individual>& population, const GeneticPlan& plan,
                      std::uint64_t first, std::vector<Offspring> offspring) {
  using Place = std::pair<int, std::size_t>;  // fitness, index: the least fit first
  std::priority_queue<Place, std::vector<Place>, std::greater<>> least;
  if (plan.insertion == Insertion::kWorst) {
    for (std::size_t i = 0; i < population.size(); ++i) least.emplace(population[i].fitness, i);
  }
  RandomStream random(plan.seed, "genetic-insertion", first);
  for (Offspring& child : offspring) {
    std::size_t place = child.parent;
    switch (plan.insertion) {
      case Insertion::kRandom:
        place = random.below(static_cast<std::uint32_t>(population.size()));
        break;
      case Insertion::kWorst:
        place = least.top().second;
        least.pop();
        least.emplace(child.individual.fitness, place);
        break;
      case Insertion::kParent:
        break;
      case Insertion::kBetterParent:
        if (child.individual.fitness <= population[place].fitness) continue;
        break;
    }
    population[place] = std::move(child.individual);
  }
}

}  // namespace nonet::genetic
