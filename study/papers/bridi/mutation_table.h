// Bridi's two percentages: how many mutated genotypes port to a puzzle, and how many of these
// puzzles are harder than their parents, under each reading of the paper's ambiguities. Every
// reading is run on several populations, each from its own seed: mutations of one population share
// parents, so that only the spread between seeds shows the chance error.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "generator/genetic/genetic_generation.h"
#include "study/papers/experiment.h"

namespace nonet::bridi {

using Population = std::vector<genetic::Individual>;

// One method of mutation and regeneration, measured on each population.
struct MutationRow {
  std::string label;
  genetic::GeneticPlan plan;
  std::vector<genetic::MutationTally> tallies = {};
  double seconds = 0;  // processor time, all populations
};

// Genes changed x selection; the second row is the adopted reading.
std::vector<MutationRow> gene_rows(const genetic::GeneticPlan& adopted);
// The adopted reading with one choice changed in each row.
std::vector<MutationRow> reading_rows(const genetic::GeneticPlan& adopted);
// Without and with the ways to backtrack.
std::vector<MutationRow> backtracking_rows(const genetic::GeneticPlan& adopted);
// Mutation, recombination, and both.
std::vector<MutationRow> recombination_rows(const genetic::GeneticPlan& adopted);

// Fills in the tallies: as many mutations as individuals, as in his test; population i is mutated
// with seed plan.seed + i. False after a stop: then only finished rows remain.
bool measure(std::vector<MutationRow>& rows, const std::vector<Population>& populations,
             const ExperimentRequest& request);

// Tables of one quantity each, a row per method.
std::vector<ComparisonTable> tables_of(const std::string& title,
                                       const std::vector<MutationRow>& rows);

// The two percentages of a row as rows of the claims.
ComparisonRow ports_row(std::string label, std::string_view claim, const MutationRow& row);
ComparisonRow harder_row(std::string label, std::string_view claim, const MutationRow& row);

}  // namespace nonet::bridi
