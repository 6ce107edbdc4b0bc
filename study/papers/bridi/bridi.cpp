#include "study/papers/bridi/bridi.h"

#include <array>
#include <fmt/format.h>
#include <string>
#include <utility>
#include <vector>

#include "solvers/exact/certify.h"
#include "study/papers/bridi/convergence.h"
#include "study/papers/bridi/mutation_table.h"
#include "study/papers/bridi/readings.h"
#include "study/papers/bridi/target_yields.h"
#include "study/papers/parts.h"
#include "study/statistics/interval.h"

namespace nonet {
namespace {

using genetic::GeneticPlan;
using genetic::InitialPopulation;
using genetic::MutationTally;
using genetic::Strongest;

constexpr std::uint64_t kBridisPopulation = 40'200;

GeneticPlan adopted_plan(const ExperimentRequest& request) {
  GeneticPlan plan;
  plan.population = request.sample == 0 ? kBridisPopulation : request.sample;
  plan.seed = request.seed;
  plan.threads = request.threads;
  return plan;
}

// Populations, each from its own seed.
constexpr std::uint64_t kSeeds = 6;

// The measurements with which the claims are compared.
struct Evidence {
  GeneticPlan adopted;
  std::vector<bridi::Population> populations;
  std::vector<double> success;  // of each population, in per cent of the attempts
  std::uint64_t attempts = 0;
  double population_seconds = 0;
  // After a stop, the finished part:
  std::vector<bridi::MutationRow> genes;
  std::vector<bridi::MutationRow> readings;
  std::vector<bridi::MutationRow> backtracking;
  std::vector<bridi::MutationRow> recombination;
  std::vector<bridi::Convergence> insertions;
  std::vector<bridi::Convergence> techniques;           // offspring in a random place
  std::vector<bridi::Convergence> climbing_techniques;  // offspring in place of the worst
  std::vector<bridi::Convergence> weights;
};

// False after a stop.
bool gather_populations(Evidence& evidence, const ExperimentRequest& request) {
  const double start = request.seconds();
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    GeneticPlan plan = evidence.adopted;
    plan.seed += seed;
    InitialPopulation made = generate_population(plan, request.control);
    if (made.individuals.size() < plan.population) return false;
    evidence.success.push_back(100.0 * static_cast<double>(made.individuals.size()) /
                               static_cast<double>(made.attempts));
    evidence.attempts += made.attempts;
    evidence.populations.push_back(std::move(made.individuals));
  }
  evidence.population_seconds = request.seconds() - start;
  return true;
}

// The row of the adopted reading: two genes, roulette.
const bridi::MutationRow& adopted_row(const Evidence& evidence) { return evidence.genes[1]; }

std::string proved_unique(const std::vector<genetic::Individual>& individuals) {
  std::vector<Grid> grids;
  grids.reserve(individuals.size());
  for (const auto& individual : individuals) grids.push_back(individual.puzzle.givens());
  std::size_t unique = 0;
  for (const Certificate& certificate : certify_all(grids)) unique += certificate ? 1 : 0;
  return fmt::format("{} of {} have one solution, by the exact solver", unique, grids.size());
}

double ports_of(const MutationTally& tally) {
  return static_cast<double>(tally.ported) / static_cast<double>(tally.mutations);
}

// Claims about single numbers and statements of the paper.
void add_statements(ComparisonTable& table, const Evidence& evidence) {
  genetic::TechniqueCounts example;
  example.uses = {32, 7, 0, 0};
  const int sum = example.difficulty(Strongest::kHiddenSingle);
  table.rows.push_back({.label = "C2 difficulty of 2 pencil marks, 32 naked, 7 hidden singles",
                        .claim = "51",
                        .ours = fmt::format("{}", sum),
                        .sample = 1,
                        .of = "sum",
                        .finding = sum == 51 ? Finding::kAgrees : Finding::kContradicts,
                        .note = "0 + 32 + 3 x 7"});
  for (const bridi::Convergence& run : evidence.insertions) {
    if (run.plan.insertion != evidence.adopted.insertion) continue;
    ComparisonRow asymptote = bridi::asymptote_row(run);
    asymptote.label =
        "C3 the mean difficulty tends to an asymptote (offspring in place of " + run.label + ")";
    table.rows.push_back(std::move(asymptote));
  }
  if (!evidence.weights.empty()) {
    std::vector<bridi::Convergence> weights;
    for (const bridi::Convergence& run : evidence.weights) {
      if (run.plan.insertion == evidence.adopted.insertion) weights.push_back(run);
    }
    table.rows.push_back(
        bridi::dependence_row("C3 the asymptote depends on the fitness function", weights));
    table.rows.push_back(bridi::dependence_row(
        "C3 the asymptote depends on the number of techniques", evidence.climbing_techniques));
  }
  table.rows.push_back({.label = "C9 the most difficult Sudoku is an undecidable problem",
                        .claim = "undecidable",
                        .ours = "decidable",
                        .of = "",
                        .finding = Finding::kContradicts,
                        .note = "there are finitely many puzzles"});
}

void add_times(ComparisonTable& table, const Evidence& evidence, const ExperimentRequest& request) {
  if (!request.clock) return;
  const bridi::MutationRow& adopted = adopted_row(evidence);
  std::uint64_t made = 0;
  for (const auto& population : evidence.populations) made += population.size();
  // As many mutations as individuals.
  const double puzzle = evidence.population_seconds / static_cast<double>(made);
  const double mutation = adopted.seconds / static_cast<double>(made);
  table.rows.push_back({.label = "C7 generating and mutating 10,000 puzzles, processor seconds",
                        .claim = "10800",
                        .ours = fmt::format("{:.2f}", 1e4 * (puzzle + mutation)),
                        .sample = made,
                        .note = fmt::format("{:.0f} puzzles and {:.0f} mutations a second",
                                            1 / puzzle, 1 / mutation)});
}

// REQUIRES: the mutations with genes and with backtracking are finished.
ComparisonTable claims(const Evidence& evidence, const ExperimentRequest& request) {
  ComparisonTable table{"Claims of the paper"};
  const bridi::MutationRow& adopted = adopted_row(evidence);
  table.rows.push_back(row_of(
      {.label = "C1 naive forward checking makes deterministic puzzles; attempts that succeed, %",
       .claim = "",
       .ours = mean_interval(evidence.success),
       .sample = evidence.attempts,
       .of = "attempts",
       .seed = request.seed,
       .note = proved_unique(evidence.populations.front())}));
  add_statements(table, evidence);
  table.rows.push_back(ports_row("C5 mutations that port to a puzzle, %", "8.24", adopted));
  table.rows.push_back(harder_row("C6 ports harder than the parent, %", "35.88", adopted));
  add_times(table, evidence, request);
  ComparisonRow back =
      ports_row("C8 backtracking raises the share of ports, %", "", evidence.backtracking.back());
  std::vector<double> raised;
  for (std::size_t i = 0; i < adopted.tallies.size(); ++i) {
    raised.push_back(ports_of(evidence.backtracking.back().tallies[i]) /
                     ports_of(adopted.tallies[i]));
  }
  back.claim = "raises it";
  back.finding = finding_of_direction(mean_interval(raised), prediction_of_factor(raised));
  table.rows.push_back(std::move(back));
  return table;
}

ComparisonTable population_table(const Evidence& evidence) {
  ComparisonTable table{"The population by naive forward checking, means"};
  std::vector<double> clues;
  std::vector<double> naked;
  std::vector<double> hidden;
  std::vector<double> difficulty;
  for (const auto& individual : evidence.populations.front()) {
    clues.push_back(static_cast<double>(individual.genotype.size()));
    naked.push_back(individual.counts.uses[0]);
    hidden.push_back(individual.counts.uses[1]);
    difficulty.push_back(individual.fitness);
  }
  const auto row = [&](std::string label, std::string_view published,
                       const std::vector<double>& values) {
    table.rows.push_back(row_of({.label = std::move(label),
                                 .claim = published,
                                 .ours = mean_interval(values),
                                 .sample = values.size(),
                                 .seed = evidence.adopted.seed}));
  };
  row("givens", "", clues);
  row("naked singles", "", naked);
  row("hidden singles", "", hidden);
  row("difficulty", "", difficulty);
  return table;
}

std::vector<std::string> bridi_notes(const Evidence& evidence) {
  return {
      "Readings of what the paper leaves open, adopted for the claims: a grid admits a solution "
      "when naked and hidden singles fill it; two different genes get another digit; an impossible "
      "digit becomes a random legal one; forward checking goes on when the genes are used up; "
      "parents are drawn by roulette; C6 is a share of the ports, strictly harder.",
      "That reading was picked after looking at 288 combinations for the one closest to the two "
      "percentages: its nearness is a fit and not a confirmation.",
      "A difficulty is counted one step at a time, naked singles first, of hidden singles the one "
      "found first (boxes before lines); the table of orders says how much that matters. Weights: "
      "0 for pencil marks, 1, 3; locked candidates weigh 6, pairs 10.",
      fmt::format("Intervals are between {} seeds, each with a population of its own (the "
                  "tables of the runs over many rounds say from how many): mutations of one "
                  "population share parents, so that counting them as independent gives intervals "
                  "that are too short.",
                  evidence.populations.size())};
}

// Rows of mutations under a title.
struct MutationStage {
  std::string title;
  std::vector<bridi::MutationRow> Evidence::*rows;
  std::vector<bridi::MutationRow> (*make)(const GeneticPlan&);
};

bool add_mutations(Experiment& to, const MutationStage& stage, Evidence& evidence,
                   const ExperimentRequest& request) {
  auto& rows = evidence.*stage.rows;
  rows = stage.make(evidence.adopted);
  const bool whole = measure(rows, evidence.populations, request);
  if (rows.empty()) return false;
  for (ComparisonTable& table : tables_of(stage.title, rows)) to.tables.push_back(std::move(table));
  return whole;
}

// Runs over many rounds under a title.
struct RunStage {
  std::string title;
  std::vector<bridi::Convergence> Evidence::*runs;
  std::vector<bridi::Convergence> planned;
};

bool add_runs(Experiment& to, const RunStage& stage, Evidence& evidence,
              const ExperimentRequest& request) {
  auto& runs = evidence.*stage.runs;
  runs = stage.planned;
  const bool whole = run(runs, request);
  if (runs.empty()) return false;
  to.tables.push_back(table_of(stage.title, runs));
  for (const bridi::Convergence& run : runs) {
    if (!run.to_the_end) continue;
    to.tables.push_back(seeds_table("Offspring in place of " + run.label, run));
  }
  to.charts.push_back(
      {{chart_of(stage.title, runs), diversity_chart("Different puzzles left", runs)},
       "The mean difficulty of the first seed, and how many different puzzles its "
       "population holds."});
  return whole;
}

std::vector<ExperimentPart> mutation_parts(Evidence& evidence, const ExperimentRequest& request) {
  std::vector<ExperimentPart> parts;
  for (const MutationStage& stage :
       {MutationStage{"Genes changed and selection", &Evidence::genes, bridi::gene_rows},
        MutationStage{"Backtracking", &Evidence::backtracking, bridi::backtracking_rows},
        MutationStage{"Recombination", &Evidence::recombination, bridi::recombination_rows},
        MutationStage{"Other readings", &Evidence::readings, bridi::reading_rows}}) {
    parts.push_back({stage.title, [&evidence, &request, stage](Experiment& to) {
                       return add_mutations(to, stage, evidence, request);
                     }});
  }
  return parts;
}

std::vector<ExperimentPart> run_parts(Evidence& evidence, const ExperimentRequest& request) {
  const GeneticPlan& plan = evidence.adopted;
  const std::array stages = {
      RunStage{"Convergence by the place of the offspring", &Evidence::insertions,
               bridi::insertion_runs(plan)},
      RunStage{"Convergence by the techniques, offspring in a random place", &Evidence::techniques,
               bridi::technique_runs(plan, genetic::Insertion::kRandom)},
      RunStage{"Convergence by the techniques, offspring in place of the worst",
               &Evidence::climbing_techniques,
               bridi::technique_runs(plan, genetic::Insertion::kWorst)},
      RunStage{"Convergence by the weights of the fitness", &Evidence::weights,
               bridi::weight_runs(plan)}};
  std::vector<ExperimentPart> parts;
  for (const RunStage& stage : stages) {
    parts.push_back({stage.title, [&evidence, &request, stage](Experiment& to) {
                       return add_runs(to, stage, evidence, request);
                     }});
  }
  return parts;
}

bool add_stop_tests(Experiment& to, const ExperimentRequest& request) {
  bridi::StopTests stops = bridi::stop_tests(request);
  to.tables.push_back(std::move(stops.table));
  if (!stops.note.empty()) to.notes.push_back(std::move(stops.note));
  return !request.control.should_stop();
}

bool add_target_yields(Experiment& to, const ExperimentRequest& request) {
  auto table = bridi::target_yields_table(request);
  if (!table) return false;
  to.tables.push_back(std::move(*table));
  return true;
}

// The longest parts come last, so that a stop loses least.
std::vector<ExperimentPart> all_parts(Evidence& evidence, const ExperimentRequest& request) {
  std::vector<ExperimentPart> parts;
  parts.push_back({"The population", [&](Experiment& to) {
                     if (!gather_populations(evidence, request)) return false;
                     to.tables.push_back(population_table(evidence));
                     return true;
                   }});
  for (ExperimentPart& part : mutation_parts(evidence, request)) parts.push_back(std::move(part));
  parts.push_back({"Orders of hidden singles", [&](Experiment& to) {
                     to.tables.push_back(bridi::order_table(evidence.populations.front(), request));
                     return !request.control.should_stop();
                   }});
  parts.push_back({"Stop tests", [&](Experiment& to) { return add_stop_tests(to, request); }});
  parts.push_back(
      {"Puzzles to a target", [&](Experiment& to) { return add_target_yields(to, request); }});
  for (ExperimentPart& part : run_parts(evidence, request)) parts.push_back(std::move(part));
  return parts;
}

}  // namespace

Experiment reproduce_bridi(const ExperimentRequest& request) {
  Experiment experiment{.title = "Genetic generation",
                        .source =
                            "T. Bridi, Behind the scenes of Sudoku: application of genetic "
                            "algorithms for the optimal fun, 2012"};
  Evidence evidence;
  evidence.adopted = adopted_plan(request);
  experiment.puzzles =
      fmt::format("Populations of {} individuals of our own making, from {} seeds.",
                  evidence.adopted.population, kSeeds);
  add_parts(experiment, all_parts(evidence, request), request.control);
  constexpr std::size_t kWays = 3;  // to backtrack
  if (evidence.backtracking.size() < kWays) return experiment;
  experiment.tables.insert(experiment.tables.begin(), claims(evidence, request));
  for (std::string& note : bridi_notes(evidence)) experiment.notes.push_back(std::move(note));
  return experiment;
}

}  // namespace nonet
