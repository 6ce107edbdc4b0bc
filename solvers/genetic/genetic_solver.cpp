#include "solvers/genetic/genetic_solver.h"

#include "solvers/genetic/evolution.h"

namespace nonet {
namespace {

// Small enough to measure many puzzles, large enough for ordinary ones; the report's experiments
// use the report's sizes.
constexpr std::size_t kPopulation = 2000;
constexpr std::uint64_t kDefaultGenerations = 120;

}  // namespace

Report solve_genetic(const Grid& grid, const SolveRequest& request) {
  Report report;
  if (grid.clash()) {
    report.verdict = Verdict::kNone;
    return report;
  }
  genetic::EvolutionSettings settings;
  settings.population = kPopulation;
  const std::uint64_t budget = request.budget == 0 ? kDefaultGenerations : request.budget;
  int kills = 0;
  for (std::uint64_t life = 0; report.effort < budget && !request.control.should_stop(); ++life) {
    RandomStream random(request.seed, "genetic-solver", life);
    const genetic::EvolutionResult result =
        genetic::evolve_solution(grid, settings, budget - report.effort, random, request.control);
    if (result.no_candidates) {
      report.verdict = Verdict::kNone;
      return report;
    }
    report.effort += result.generations + 1;
    kills += result.kills;
    if (!result.solution) continue;
    if (!result.solution->is_solution() || !grid.extended_by(*result.solution)) continue;
    if (!report.solution) {
      report.solution = result.solution;
      report.solution_count = 1;
      report.hardness = static_cast<double>(report.effort);
    } else if (*report.solution != *result.solution) {
      report.solution_count = 2;
      report.verdict = Verdict::kMultiple;
      break;
    }
  }
  report.limit_reached = true;
  report.details = {{"kills", static_cast<double>(kills), "populations"}};
  return report;
}

}  // namespace nonet
