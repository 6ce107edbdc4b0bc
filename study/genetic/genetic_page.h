// A run of Bridi's genetic generation as facts, and as one HTML page with the curve of its rounds.
#pragma once

#include <string>
#include <vector>

#include "charts/page.h"
#include "generator/genetic/genetic_run.h"

namespace nonet {

// The results of the run: shares of successful attempts and mutations, difficulty before and after.
// REQUIRES for both: !run.rounds.empty().
std::vector<Fact> genetic_facts(const genetic::GeneticPlan& plan, const genetic::GeneticRun& run);

// `settings`: further options needed to repeat the run, under the names that its user knows.
std::string genetic_page(const genetic::GeneticPlan& plan, const genetic::GeneticRun& run,
                         const std::vector<Fact>& settings);

}  // namespace nonet
