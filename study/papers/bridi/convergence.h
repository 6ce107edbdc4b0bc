// Bridi's asymptote: how the mean difficulty of a population moves over the rounds, by the place
// where offspring go, by the techniques that the solver knows, and by the weights of the fitness.
// Whether there is an asymptote is asked of the runs themselves: each is fitted with
//   mean(t) = a - b exp(-t / tau)
// and has settled where tau is short beside the run; where it is not, a is no measurement.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "generator/genetic/genetic_run.h"
#include "study/papers/experiment.h"

namespace nonet::bridi {

// Fewer where the plan has fewer.
inline constexpr std::uint64_t kMostIndividuals = 1000;

struct ExponentialFit {
  double asymptote = 0;
  double tau = 0;        // in rounds
  bool settled = false;  // tau is at most a third of the run
};

// Least squares over a grid of tau. REQUIRES: at least four values.
ExponentialFit exponential_fit(const std::vector<double>& values);

// One setting, run from several seeds.
struct Convergence {
  std::string label;
  genetic::GeneticPlan plan;
  std::uint64_t rounds = 0;                     // of as many mutations as there are individuals
  std::vector<std::vector<double>> means = {};  // by seed: before the first round, then after each
  int hardest = 0;                              // ever met
  std::uint64_t distinct = 0;                   // puzzles left in the population of the first seed

  // The mean over the last fifth of the rounds, for each seed.
  [[nodiscard]] std::vector<double> last_fifths() const;
};

std::vector<Convergence> insertion_runs(const genetic::GeneticPlan& adopted);
std::vector<Convergence> technique_runs(const genetic::GeneticPlan& adopted,
                                        genetic::Insertion insertion);
std::vector<Convergence> weight_runs(const genetic::GeneticPlan& adopted);

// Runs them all, each from `seeds` seeds; false where asked to stop: then only finished runs are
// left.
bool run(std::vector<Convergence>& runs, std::uint64_t seeds, const ExperimentRequest& request);

// The claim of the asymptote beside the fit of each.
ComparisonTable table_of(const std::string& title, const std::vector<Convergence>& runs);
// The first seed of each.
LineChart chart_of(const std::string& title, const std::vector<Convergence>& runs);

}  // namespace nonet::bridi
