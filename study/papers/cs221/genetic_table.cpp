#include "study/papers/cs221/genetic_table.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string_view>

#include "base/random_stream.h"
#include "solvers/genetic/evolution.h"
#include "study/papers/coghlan_puzzles.h"
#include "study/papers/independent_runs.h"

namespace nonet::cs221 {
namespace {

using genetic::Duplicates;
using genetic::EvolutionResult;
using genetic::EvolutionSettings;
using genetic::FitnessWeights;
using genetic::GeneDomain;
using genetic::Mutation;
using genetic::ParentChoice;
using genetic::ProductTerm;
using genetic::Survivors;

// The report's example, from its grid (its one-line form has lost dots): more than five million
// solutions.
constexpr std::string_view kReportPuzzle =
    ".7.........12......53..1....................6.....5...7.46...........7439.24.....";

constexpr int kReportKill = 10;

// As the report prints it: genes of 1 to 9, a mutation takes another digit, equal individuals stay,
// and the best of the new individuals are the next population (step 4).
constexpr EvolutionSettings as_printed(std::size_t population, int kill_after,
                                       ProductTerm product) {
  EvolutionSettings settings;
  settings.population = population;
  settings.kill_after = kill_after;
  settings.domain = GeneDomain::kAllDigits;
  settings.mutation = Mutation::kAnotherDigit;
  settings.duplicates = Duplicates::kKept;
  settings.survivors = Survivors::kNew;
  settings.weights.product_term = product;
  return settings;
}

// The same, but the old individuals may stay as well.
constexpr EvolutionSettings keeping_old(EvolutionSettings settings) {
  settings.survivors = Survivors::kOldAndNew;
  return settings;
}

constexpr EvolutionSettings reusing_minima(EvolutionSettings settings) {
  settings.reuse_minima_after = kReportKill;
  return settings;
}

// The poster's: only the best fifth reproduces, and missing digits weigh 50.
constexpr EvolutionSettings poster() {
  EvolutionSettings settings = as_printed(500, kReportKill, ProductTerm::kLinear);
  settings.parents = ParentChoice::kTopFifth;
  settings.weights = FitnessWeights{.missing = 50, .product_term = ProductTerm::kLinear};
  return settings;
}

// Ours: genes among the digits that no given excludes, equal individuals removed.
constexpr EvolutionSettings improved(std::size_t population, int kill_after) {
  EvolutionSettings settings;
  settings.population = population;
  settings.kill_after = kill_after;
  return settings;
}

enum class Claim { kNone, kSolves, kFails };

struct Row {
  std::string_view label;
  std::string_view published;
  Claim claim;
  std::string_view puzzle;
  EvolutionSettings settings;
  std::uint64_t runs;
  std::uint64_t most_generations;
};

constexpr std::string_view kSolved46 = "solved in 46 min, 2 kills";
constexpr std::string_view kSolved23 = "solved in 23 min, no kill";
constexpr auto kLinear = ProductTerm::kLinear;
constexpr auto kSquareRoot = ProductTerm::kSquareRoot;

// The report's runs took one and three lives; these have some lives each or, without kills, as many
// generations as it takes the growing mutation rate to reach one, after which children are random.
constexpr std::array kGeneticRows = {
    Row{"poster: best fifth, N = 500, missing digits weigh 50", "not solved in 6 hours",
        Claim::kFails, kReportPuzzle, poster(), 3, 8000},
    Row{"as printed, N = 5000, kill after 10", kSolved46, Claim::kSolves, kReportPuzzle,
        as_printed(5000, kReportKill, kLinear), 4, 600},
    Row{"as printed, N = 5000, minima reused after ten deaths", "helps in some cases", Claim::kNone,
        kReportPuzzle, reusing_minima(as_printed(5000, kReportKill, kLinear)), 2, 1000},
    Row{"as printed, N = 20000, no kill", kSolved23, Claim::kSolves, kReportPuzzle,
        as_printed(20000, 0, kLinear), 2, 200},
    Row{"as printed, but the old may stay, N = 5000, kill after 10", "", Claim::kNone,
        kReportPuzzle, keeping_old(as_printed(5000, kReportKill, kLinear)), 3, 600},
    Row{"as printed, but the old may stay, N = 20000, no kill", "", Claim::kNone, kReportPuzzle,
        keeping_old(as_printed(20000, 0, kLinear)), 2, 200},
    Row{"with the root, N = 5000, kill after 10", "", Claim::kNone, kReportPuzzle,
        as_printed(5000, kReportKill, kSquareRoot), 3, 600},
    Row{"with the root, and the old may stay, N = 5000, kill after 10", "", Claim::kNone,
        kReportPuzzle, keeping_old(as_printed(5000, kReportKill, kSquareRoot)), 3, 600},
    Row{"ours: candidates only, no duplicates, root, N = 2000, kill after 40", "", Claim::kNone,
        kReportPuzzle, improved(2000, 40), 6, 8000},
    Row{"ours: the same, N = 5000, kill after 10", "", Claim::kNone, kReportPuzzle,
        improved(5000, kReportKill), 4, 1000},
    Row{"Coghlan's puzzle (30 clues), as printed, N = 5000", "", Claim::kNone, kCoghlanPuzzle,
        as_printed(5000, kReportKill, kLinear), 2, 600},
    Row{"Coghlan's puzzle, with the root, the old may stay, N = 5000", "", Claim::kNone,
        kCoghlanPuzzle, keeping_old(as_printed(5000, kReportKill, kSquareRoot)), 3, 600},
    Row{"Coghlan's puzzle, ours, N = 5000", "", Claim::kNone, kCoghlanPuzzle,
        improved(5000, kReportKill), 3, 600},
};

// The rows whose first run is drawn.
constexpr std::array<std::size_t, 4> kDrawn = {0, 1, 7, 8};

struct Summary {
  std::uint64_t solved = 0;
  std::uint64_t generations = 0;
  std::uint64_t lives = 0;  // populations: the first of each run and one after each kill
  // Of the runs that did not solve it:
  double best = 0;              // the smallest fitness
  std::uint64_t last_gain = 0;  // the latest generation that improved it, over the runs
};

// The generation that found the smallest fitness of the run.
std::uint64_t last_gain(const EvolutionResult& run) {
  const auto at = std::ranges::find(run.trace, run.best, &genetic::GenerationTrace::best_ever);
  return static_cast<std::uint64_t>(at - run.trace.begin());
}

Summary genetic_summary_of(const std::vector<EvolutionResult>& runs) {
  Summary summary;
  bool any_left = false;
  for (const EvolutionResult& run : runs) {
    summary.generations += run.generations;
    summary.lives += 1 + static_cast<std::uint64_t>(run.kills);
    if (run.solution) {
      ++summary.solved;
      continue;
    }
    summary.best = any_left ? std::min(summary.best, run.best) : run.best;
    summary.last_gain = std::max(summary.last_gain, last_gain(run));
    any_left = true;
  }
  return summary;
}

// The report ran each setting once.
Finding finding_of_runs(Claim claim, const Summary& summary, std::size_t runs) {
  switch (claim) {
    case Claim::kNone:
      return Finding::kNone;
    case Claim::kFails:
      return finding_of_outcome(runs - summary.solved, runs);
    case Claim::kSolves:
      return finding_of_outcome(summary.solved, runs);
  }
  return Finding::kNone;
}

ComparisonRow comparison_of(const Row& row, const std::vector<EvolutionResult>& runs,
                            double seconds, const ExperimentRequest& request) {
  const Summary summary = genetic_summary_of(runs);
  std::string note = fmt::format("{} generations in all, at most {} a run; {} lives",
                                 summary.generations, row.most_generations, summary.lives);
  if (summary.solved < runs.size()) {
    note += fmt::format("; best fitness left {:.0f}, no gain after generation {}", summary.best,
                        summary.last_gain);
  }
  if (request.clock) note += fmt::format("; {:.1f} s", seconds);
  return {.label = std::string(row.label),
          .claim = std::string(row.published),
          .ours = fmt::format("{} of {}", summary.solved, runs.size()),
          .interval = range_text(share_interval(summary.solved, runs.size()), 0) + " %",
          .sample = runs.size(),
          .of = "runs",
          .seed = request.seed,
          .finding = finding_of_runs(row.claim, summary, runs.size()),
          .note = std::move(note)};
}

LineChart fitness_chart(const Row& row, const EvolutionResult& run) {
  LineChart chart;
  chart.frame.title = std::string(row.label);
  chart.frame.x.label = "generation";
  chart.frame.y = {.label = "fitness + 1", .scale = AxisScale::kLog, .low = {}, .high = {}};
  chart.frame.width = 520;
  chart.frame.height = 340;
  chart.series = {{"best", {}}, {"mean", {}}, {"best so far", {}}};
  // One point per pixel is enough for a long run.
  const std::size_t stride = 1 + run.trace.size() / 500;
  for (std::size_t i = 0; i < run.trace.size(); i += stride) {
    const genetic::GenerationTrace& at = run.trace[i];
    const std::array<double, 3> values = {at.best, at.mean, at.best_ever};
    for (std::size_t s = 0; s < values.size(); ++s) {
      chart.series[s].points.push_back({static_cast<double>(i), values[s] + 1});
    }
  }
  return chart;
}

}  // namespace

GeneticTable genetic_table(const ExperimentRequest& request) {
  GeneticTable result;
  result.table.title = "Genetic solver: runs that found a solution";
  result.fitness.caption = "The first run of four settings, as the report draws it.";
  std::uint64_t printed_solved = 0;
  for (std::size_t at = 0; at < kGeneticRows.size(); ++at) {
    const Row& row = kGeneticRows[at];
    const Grid puzzle = *Grid::from_line(row.puzzle);
    const double start = request.seconds();
    const auto runs = independent_runs(request, row.label, row.runs, [&](std::uint64_t i) {
      RandomStream random(request.seed, row.label, i);
      return evolve_solution(puzzle, row.settings, row.most_generations, random, request.control);
    });
    if (!runs || request.control.should_stop()) return result;
    result.table.rows.push_back(comparison_of(row, *runs, request.seconds() - start, request));
    if (row.settings.domain == GeneDomain::kAllDigits &&
        row.settings.weights.product_term == kLinear) {
      printed_solved += genetic_summary_of(*runs).solved;
    }
    if (std::ranges::find(kDrawn, at) != kDrawn.end()) {
      result.fitness.charts.emplace_back(fitness_chart(row, runs->front()));
    }
  }
  result.notes.push_back(fmt::format(
      "The product term is printed linear; its source (Mantere and Koljonen) has a square root. "
      "Linear, one house outweighs all else: {} of our runs with it found a solution.",
      printed_solved == 0 ? "none" : fmt::format("{}", printed_solved)));
  return result;
}

}  // namespace nonet::cs221
