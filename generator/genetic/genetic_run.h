// A whole run of Bridi's algorithm: a population by naive forward checking, then rounds of as many
// mutations as it has individuals, with a summary of each round.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "base/ordered_parallel.h"
#include "base/run_control.h"
#include "generator/genetic/genetic_generation.h"

namespace nonet::genetic {

// The population after a round; the first entry of a run is the initial population.
struct RoundSummary {
  std::uint64_t mutations = 0;  // made so far
  double mean = 0;              // fitness: the difficulty, or the nearness to a target
  int fittest = 0;
};

struct GeneticRun {
  InitialPopulation population;  // as the last round left it
  MutationTally tally;
  std::vector<RoundSummary> rounds;  // empty if stopped before the population was complete
  std::uint64_t met = 0;             // different individuals that met the target, if there is one
};

struct RunLimits {
  std::uint64_t mutations = 0;  // the last round is shorter if they do not fill it
  // Called for each individual that meets the plan's target and is isomorphic to no earlier one, in
  // the order in which they are made, with its canonical form; kStop ends the run with the round.
  std::function<Flow(const Individual&, const Grid& canonical)> met = {};
};

// Called after every round, and once before the first.
using AfterRound = std::function<void(const GeneticRun&)>;

// A round during which `control` requests a stop is dropped as a whole. Progress is reported while
// the population is made, not by the rounds.
GeneticRun run(const GeneticPlan& plan, const RunLimits& limits, const RunControl& control,
               const AfterRound& after_round = {});

// Each puzzle once (by its givens); the pointers refer to `individuals`.
std::vector<const Individual*> hardest_first(const std::vector<Individual>& individuals);

}  // namespace nonet::genetic
