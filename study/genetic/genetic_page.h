// A run of Bridi's genetic generation as facts, and as one HTML page with the curve of its rounds.
#pragma once

#include <string>
#include <vector>

#include "charts/page.h"
#include "generator/genetic/genetic_run.h"

namespace nonet {

// What the run came to: shares of attempts and mutations that succeeded, difficulty before and
// after. REQUIRES for both: !run.rounds.empty().
std::vector<Fact> genetic_facts(const genetic::GeneticPlan& plan, const genetic::GeneticRun& run);

// `settings`: what else makes the run again, by the names its maker knows them by.
std::string genetic_page(const genetic::GeneticPlan& plan, const genetic::GeneticRun& run,
                         const std::vector<Fact>& settings);

}  // namespace nonet
