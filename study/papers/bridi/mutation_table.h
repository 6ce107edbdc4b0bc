// Bridi's two percentages: how many mutated genotypes port to a puzzle, and how many of those are
// harder than their parents, under each reading of what the document leaves open.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "generator/genetic/genetic_generation.h"
#include "study/papers/experiment.h"

namespace nonet::bridi {

inline constexpr std::uint64_t kMutations = 40'200;

// One way to mutate and regenerate, measured.
struct MutationRow {
  std::string label;
  genetic::GeneticPlan plan;
  genetic::MutationTally tally = {};
  double seconds = 0;  // processor time
};

// Genes changed x selection; the second of the rows is the reading adopted.
std::vector<MutationRow> gene_rows(const genetic::GeneticPlan& adopted);
// The adopted reading with one choice changed in each row.
std::vector<MutationRow> reading_rows(const genetic::GeneticPlan& adopted);
// Without and with the ways to backtrack.
std::vector<MutationRow> backtracking_rows(const genetic::GeneticPlan& adopted);

// Fills in the tallies, kMutations each; false where asked to stop.
bool measure(std::vector<MutationRow>& rows, const std::vector<genetic::Individual>& population,
             const ExperimentRequest& request);

// Tables of one quantity each, a row per way.
std::vector<ComparisonTable> tables_of(const std::string& title,
                                       const std::vector<MutationRow>& rows);

}  // namespace nonet::bridi
