#include "study/papers/cs221/genetic_table.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string_view>

#include "base/ordered_parallel.h"
#include "base/random_stream.h"
#include "solvers/genetic/evolution.h"
#include "study/papers/document_puzzles.h"

namespace nonet::cs221 {
namespace {

using genetic::EvolutionResult;
using genetic::EvolutionSettings;
using genetic::ProductTerm;

// The report's example, from its grid (its one-line form has lost dots): more than five million
// solutions.
constexpr std::string_view kReportPuzzle =
    ".7.........12......53..1....................6.....5...7.46...........7439.24.....";

struct Row {
  std::string_view label;
  std::string_view published;
  std::string_view puzzle;
  std::size_t population;
  int kill_after;
  ProductTerm product_term;
  std::uint64_t runs;
  std::uint64_t max_generations;  // about a minute for a run on one core
};

constexpr std::array kRows = {
    Row{"30 clues, square root, N = 5000", "", kCoghlanPuzzle, 5000, 10, ProductTerm::kSquareRoot,
        5, 500},
    Row{"30 clues, as printed (linear), N = 5000", "", kCoghlanPuzzle, 5000, 10,
        ProductTerm::kLinear, 1, 300},
    Row{"report's puzzle, square root, N = 2000, kill after 40", "", kReportPuzzle, 2000, 40,
        ProductTerm::kSquareRoot, 10, 8000},
    Row{"report's puzzle, square root, N = 5000, kill after 10", "solved in 46 min, 2 kills",
        kReportPuzzle, 5000, 10, ProductTerm::kSquareRoot, 5, 3000},
    Row{"report's puzzle, as printed (linear), N = 5000, kill after 10",
        "solved in 46 min, 2 kills", kReportPuzzle, 5000, 10, ProductTerm::kLinear, 1, 500},
    Row{"report's puzzle, as printed (linear), N = 20000, no kill", "solved in 23 min, no kill",
        kReportPuzzle, 20000, 0, ProductTerm::kLinear, 1, 150},
};

EvolutionSettings settings_of(const Row& row) {
  EvolutionSettings settings;
  settings.population = row.population;
  settings.kill_after = row.kill_after;
  settings.weights.product_term = row.product_term;
  return settings;
}

Plot fitness_plot(const Row& row, const EvolutionResult& run) {
  Plot plot{fmt::format("Genetic solver, {}", row.label),
            "generation",
            "fitness + 1",
            PlotKind::kLine,
            PlotScale::kLinear,
            PlotScale::kLogarithmic,
            {{"best", {}, {}}, {"mean", {}, {}}, {"best so far", {}, {}}}};
  for (std::size_t i = 0; i < run.trace.size(); ++i) {
    const genetic::GenerationTrace& at = run.trace[i];
    const std::array<double, 3> values = {at.best, at.mean, at.best_ever};
    for (std::size_t s = 0; s < values.size(); ++s) {
      plot.series[s].x.push_back(static_cast<double>(i));
      plot.series[s].y.push_back(values[s] + 1);
    }
  }
  return plot;
}

}  // namespace

GeneticTable genetic_table(const ExperimentRequest& request) {
  GeneticTable result;
  result.table.title = "Genetic solver: runs that found a solution";
  for (const Row& row : kRows) {
    if (request.control.should_stop()) break;
    const Grid puzzle = *Grid::from_line(row.puzzle);
    const double start = request.clock ? request.clock() : 0;
    std::vector<EvolutionResult> runs;
    const auto run = [&](std::uint64_t i) {
      RandomStream random(request.seed, row.label, i);
      return evolve_solution(puzzle, settings_of(row), row.max_generations, random,
                             request.control);
    };
    const auto keep = [&](std::uint64_t, EvolutionResult&& finished) {
      runs.push_back(std::move(finished));
      request.control.report({runs.size(), row.runs, row.label});
      return Flow::kContinue;
    };
    ordered_parallel({request.threads, row.runs}, request.control, run, keep);
    if (runs.empty()) break;
    std::uint64_t solved = 0;
    std::uint64_t generations = 0;
    int kills = 0;
    for (const EvolutionResult& finished : runs) {
      solved += finished.solution ? 1U : 0U;
      generations += finished.generations;
      kills += finished.kills;
    }
    std::string note = fmt::format("{} generations in all (at most {} a run), {} kills",
                                   generations, row.max_generations, kills);
    if (request.clock) note += fmt::format(", {:.1f} s", request.clock() - start);
    result.table.rows.push_back({std::string(row.label), std::string(row.published),
                                 fmt::format("{} of {}", solved, runs.size()), runs.size(),
                                 request.seed, std::move(note)});
    result.fitness.push_back(fitness_plot(row, runs.front()));
  }
  return result;
}

}  // namespace nonet::cs221
