// Bridi's asymptote: how the mean difficulty of a population moves over the rounds, by the place
// where offspring go and by the techniques that the solver knows.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "generator/genetic/genetic_generation.h"
#include "study/papers/experiment.h"

namespace nonet::bridi {

inline constexpr std::uint64_t kIndividuals = 1000;
inline constexpr std::uint64_t kRounds = 150;

struct Convergence {
  std::string label;
  genetic::GeneticPlan plan;
  std::uint64_t rounds = kRounds;  // of as many mutations as there are individuals
  std::vector<double> mean = {};   // before the first round, then after each
  int hardest = 0;                 // ever met
  std::uint64_t distinct = 0;      // puzzles left in the population

  // The mean over the last fifth of the rounds.
  [[nodiscard]] double asymptote() const;
};

std::vector<Convergence> insertion_runs(const genetic::GeneticPlan& adopted);
std::vector<Convergence> technique_runs(const genetic::GeneticPlan& adopted,
                                        genetic::Insertion insertion);

// Runs them all; false where asked to stop.
bool run(std::vector<Convergence>& runs, const ExperimentRequest& request);

ComparisonTable table_of(const std::string& title, const std::vector<Convergence>& runs);
Plot plot_of(const std::string& title, const std::vector<Convergence>& runs);

}  // namespace nonet::bridi
