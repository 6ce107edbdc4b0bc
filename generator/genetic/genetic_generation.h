// The genetic algorithm of T. Bridi, "Behind the scenes of Sudoku: application of genetic
// algorithms for the optimal fun" (CEUR Vol-860, 2012):
//
//   population := puzzles by naive forward checking, each with the list of its choices
//   repeat
//     choose a parent by its fitness (uses of each technique, weighted)
//     change some digits of its list
//     fill a grid in the order of the list until the techniques solve it, or fail
//     put the puzzle back into the population
//
// The paper leaves open the number of digits changed, the place of the offspring and more: all of
// it is in the plan. Mutations are made in rounds: the parents of a round come from the population
// at its beginning, and its offspring are inserted at its end, in order. So a round can be made on
// any number of threads with the same result.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/run_control.h"
#include "generator/genetic/regeneration.h"
#include "generator/wishes.h"

namespace nonet::genetic {

enum class Selection : std::uint8_t { kUniform, kRoulette };

enum class Insertion : std::uint8_t {
  kRandom,        // takes the place of any individual
  kWorst,         // takes the place of the least fit
  kParent,        // takes the place of its parent
  kBetterParent,  // takes the place of its parent, if it is fitter
};

struct GeneticPlan {
  RegenerationRules rules;
  std::uint64_t population = 40200;
  unsigned fewest_genes = 2;  // changed by a mutation; each number is equally likely
  unsigned most_genes = 2;
  // The share of offspring that recombine two parents instead of mutating one.
  double recombination = 0;
  Selection selection = Selection::kRoulette;
  Insertion insertion = Insertion::kWorst;
  // The target to breed towards instead of upwards: set by towards() in target_fitness.h.
  std::optional<Wishes> target = std::nullopt;
  std::uint64_t seed = 1;
  unsigned threads = 1;
};

struct InitialPopulation {
  std::vector<Individual> individuals;  // fewer than planned after a stop
  std::uint64_t attempts = 0;
};

InitialPopulation generate_population(const GeneticPlan& plan, const RunControl& control);

// A copy of the genotype with this many genes, or all there are, set to another digit.
Genotype mutated(const Genotype& genotype, unsigned genes, RandomStream& random);

// The first genes of one genotype, up to a random place, then the other's genes whose cells are
// still free, in their order: one-point crossover of ordered lists.
Genotype recombined(const Genotype& first, const Genotype& second, RandomStream& random);

// The results of any number of mutations.
struct MutationTally {
  std::uint64_t mutations = 0;
  std::uint64_t ported = 0;  // became a puzzle
  std::uint64_t better = 0;  // fitter than the parent
  std::uint64_t equal = 0;   // as fit
  std::uint64_t givens = 0;  // of the puzzles, added up
  double genes_kept = 0;     // sum over the puzzles: the share of the parent's genes kept

  MutationTally& operator+=(const MutationTally& other);
};

struct Offspring {
  Individual individual;
  std::size_t parent = 0;  // its index in the population
};

struct Round {
  std::vector<Offspring> offspring;
  MutationTally tally;
};

// Mutations `first` to `first + count - 1` of the run, all of parents from `population`; the result
// of a mutation depends on the plan, its number and the population only. A prefix after a stop.
// REQUIRES: the population is not empty.
struct MutationRange {
  std::uint64_t first = 0;
  std::uint64_t count = 0;
};
Round mutate_population(std::span<const Individual> population, const GeneticPlan& plan,
                        const MutationRange& range, const RunControl& control);

// Inserts the offspring of mutations from `first` on into the population, in order.
void insert_offspring(std::vector<Individual>& population, const GeneticPlan& plan,
                      std::uint64_t first, std::vector<Offspring> offspring);

}  // namespace nonet::genetic
