// Bridi's asymptote: how the mean difficulty of a population moves over the rounds, by the place
// where offspring go, by the techniques that the solver knows, and by the weights of the fitness.
// Whether there is an asymptote is asked of the runs themselves: by how much the last fifth of a
// run lies above the fifth before, over the seeds. A run is level where that is surely less than
// kSmallDeviation; where it is surely not zero the run moves still; else it is open. Each is also
// fitted with
//   mean(t) = a - b exp(-t / tau)
// where a means little unless tau is short beside the run.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "generator/genetic/genetic_run.h"
#include "study/papers/experiment.h"
#include "study/statistics/interval.h"

namespace nonet::bridi {

// Fewer where the plan has fewer.
inline constexpr std::uint64_t kMostIndividuals = 1000;

// "Some small deviation from time to time": of a mean difficulty near a hundred.
inline constexpr double kSmallDeviation = 0.5;

struct ExponentialFit {
  double asymptote = 0;
  double tau = 0;  // in rounds
};

// Least squares over a grid of tau. REQUIRES: at least four values.
ExponentialFit exponential_fit(const std::vector<double>& values);

// How different the individuals of a population are from each other. One puzzle may come from
// several genotypes: its cells in other orders.
struct Diversity {
  std::uint64_t round = 0;
  std::size_t puzzles = 0;
  std::size_t genotypes = 0;
};

// One setting, run from several seeds.
struct Convergence {
  std::string label;
  genetic::GeneticPlan plan;
  std::uint64_t rounds = 0;                     // of as many mutations as there are individuals
  std::uint64_t seeds = 3;                      // it is run from
  bool to_the_end = false;                      // until nothing moves: told seed by seed
  std::vector<std::vector<double>> means = {};  // by seed: before the first round, then after each
  int hardest = 0;                              // ever met
  // By seed: looked at now and then, the last time after the last round.
  std::vector<std::vector<Diversity>> diversity = {};

  // The mean over the last fifth of the rounds, for each seed.
  [[nodiscard]] std::vector<double> last_fifths() const;
  // By how much that is above the mean over the fifth before, with its interval over the seeds.
  [[nodiscard]] Interval drift() const;
  // The round of a seed's run from which on the mean stays within kSmallDeviation of what it is in
  // the last fifth.
  [[nodiscard]] std::uint64_t holds_from(std::size_t seed) const;
  // Of the claim that there is an asymptote.
  [[nodiscard]] Finding finding() const;
};

std::vector<Convergence> insertion_runs(const genetic::GeneticPlan& adopted);
std::vector<Convergence> technique_runs(const genetic::GeneticPlan& adopted,
                                        genetic::Insertion insertion);
std::vector<Convergence> weight_runs(const genetic::GeneticPlan& adopted);

// Runs them all, each from its seeds; false where asked to stop: then only finished runs are left.
bool run(std::vector<Convergence>& runs, const ExperimentRequest& request);

// Where each run ended, whether it is level, and the fit. The claim of the asymptote is made of one
// run only (asymptote_row()), so the rows have no finding.
ComparisonTable table_of(const std::string& title, const std::vector<Convergence>& runs);
ComparisonRow asymptote_row(const Convergence& run);
// Seed by seed: where the mean ends, from when on it holds, and what is left of the diversity then.
ComparisonTable seeds_table(const std::string& title, const Convergence& run);
// The claim that the asymptote depends on what the runs differ in. REQUIRES: two runs or more.
ComparisonRow dependence_row(std::string label, const std::vector<Convergence>& runs);
// The first seed of each: the mean difficulty, and the different puzzles.
LineChart chart_of(const std::string& title, const std::vector<Convergence>& runs);
LineChart diversity_chart(const std::string& title, const std::vector<Convergence>& runs);

}  // namespace nonet::bridi
