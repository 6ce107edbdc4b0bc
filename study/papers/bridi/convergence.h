// Bridi's asymptote: how the mean difficulty of a population moves over the rounds, by the place of
// the offspring, by the techniques that the solver knows, and by the weights of the fitness. The
// runs themselves show whether there is an asymptote: by the difference of the last fifth of a run
// and the fifth before it, over the seeds. A run is level if that is surely less than
// kSmallDeviation; it is still moving if that is surely not zero; else it is open. Each is also
// fitted with
//   mean(t) = a - b exp(-t / tau)
// where a means little unless tau is short compared with the run.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "generator/genetic/genetic_run.h"
#include "study/papers/experiment.h"
#include "study/statistics/interval.h"

namespace nonet::bridi {

// Fewer if the plan has fewer.
inline constexpr std::uint64_t kMostIndividuals = 1000;

// "Some small deviation from time to time", for a mean difficulty near a hundred.
inline constexpr double kSmallDeviation = 0.5;

struct ExponentialFit {
  double asymptote = 0;
  double tau = 0;  // in rounds
};

// Least squares over a grid of tau. REQUIRES: at least four values.
ExponentialFit exponential_fit(const std::vector<double>& values);

// The differences among the individuals of a population. One puzzle may come from several
// genotypes, with its cells in different orders.
struct Diversity {
  std::uint64_t round = 0;
  std::size_t puzzles = 0;
  std::size_t genotypes = 0;
};

// One setting, and its runs from several seeds.
struct Convergence {
  std::string label;
  genetic::GeneticPlan plan;
  std::uint64_t rounds = 0;  // of as many mutations as there are individuals
  std::uint64_t seeds = 3;   // number of runs
  bool to_the_end = false;   // runs until the mean no longer moves; reported seed by seed
  std::vector<std::vector<double>> means = {};  // by seed: before the first round, then after each
  int hardest = 0;                              // ever found
  // By seed: measured now and then, and after the last round.
  std::vector<std::vector<Diversity>> diversity = {};

  // The mean over the last fifth of the rounds, for each seed.
  [[nodiscard]] std::vector<double> last_fifths() const;
  // The rise of that mean over the fifth before, with its interval over the seeds.
  [[nodiscard]] Interval drift() const;
  // The round of a seed's run from which the mean stays within kSmallDeviation of the mean of the
  // last fifth.
  [[nodiscard]] std::uint64_t holds_from(std::size_t seed) const;
  // The finding on the claim of an asymptote.
  [[nodiscard]] Finding finding() const;
};

std::vector<Convergence> insertion_runs(const genetic::GeneticPlan& adopted);
std::vector<Convergence> technique_runs(const genetic::GeneticPlan& adopted,
                                        genetic::Insertion insertion);
std::vector<Convergence> weight_runs(const genetic::GeneticPlan& adopted);

// Runs all settings, each from its seeds. False after a stop: then only finished runs remain.
bool run(std::vector<Convergence>& runs, const ExperimentRequest& request);

// The end of each run, whether it is level, and the fit. The asymptote is claimed for one run only
// (asymptote_row()), so the rows have no finding.
ComparisonTable table_of(const std::string& title, const std::vector<Convergence>& runs);
ComparisonRow asymptote_row(const Convergence& run);
// Seed by seed: the last mean, the round from which it holds, and the remaining diversity.
ComparisonTable seeds_table(const std::string& title, const Convergence& run);
// The claim that the asymptote depends on the difference between the runs. REQUIRES: two runs or
// more.
ComparisonRow dependence_row(std::string label, const std::vector<Convergence>& runs);
// For the first seed of each run: the mean difficulty, and the number of different puzzles.
LineChart chart_of(const std::string& title, const std::vector<Convergence>& runs);
LineChart diversity_chart(const std::string& title, const std::vector<Convergence>& runs);

}  // namespace nonet::bridi
