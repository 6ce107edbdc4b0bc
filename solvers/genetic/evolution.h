// The genetic solver of the CS221 report: a template of invariant genes (the givens), uniform
// crossover, a mutation rate that grows while nothing improves, and death of the whole population
// in a local minimum.
//
//   population <- N random individuals
//   repeat each generation:
//     children <- N crossovers, N mutants, N mutated crossovers of parents
//     population <- the best N different individuals of population and children, or of the children
//     rate <- initial rate if the best improved, else rate + step
//     after `kill_after` generations without improvement: a new random population
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/random_stream.h"
#include "base/run_control.h"
#include "board/grid.h"
#include "solvers/genetic/fitness.h"

namespace nonet::genetic {

enum class GeneDomain {
  kAllDigits,   // 1..9, as in the report
  kCandidates,  // the digits that no given peer has
};

enum class ParentChoice {
  kUniform,   // "choose randomly the parents"
  kTopFifth,  // the poster's: only the best 20 % reproduce
};

enum class Mutation {
  kAnyDigit,      // a digit of the gene's domain, which may be the one it has
  kAnotherDigit,  // "randomly changed to another valid value"
};

enum class Duplicates { kRemoved, kKept };

enum class Survivors {
  kOldAndNew,  // the best of the population and its children
  kNew,        // "we sort the new individuals ... and get the best": the best of the children only
};

struct EvolutionSettings {
  std::size_t population = 5000;
  double mutation_rate = 0.005;
  double mutation_step = 0.005;
  int kill_after = 10;         // stagnant generations; 0: never
  int reuse_minima_after = 0;  // deaths; 0: never
  GeneDomain domain = GeneDomain::kCandidates;
  Mutation mutation = Mutation::kAnyDigit;
  Duplicates duplicates = Duplicates::kRemoved;
  Survivors survivors = Survivors::kOldAndNew;
  ParentChoice parents = ParentChoice::kUniform;
  FitnessWeights weights;
};

// One generation, for plots.
struct GenerationTrace {
  double best = 0;       // of the population
  double mean = 0;       // of the population
  double best_ever = 0;  // over all populations
};

struct EvolutionResult {
  std::optional<Grid> solution;
  bool no_candidates = false;  // some cell has no digit left: there is no solution
  std::uint64_t generations = 0;
  int kills = 0;
  double best = 0;
  std::vector<GenerationTrace> trace;
};

// Evolves until a solution, `max_generations`, or a stop request.
EvolutionResult evolve_solution(const Grid& givens, const EvolutionSettings& settings,
                                std::uint64_t max_generations, RandomStream& random,
                                const RunControl& control = {});

}  // namespace nonet::genetic
