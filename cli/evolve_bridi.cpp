// `nonet evolve --objective bridi`: the genetic algorithm of Bridi's paper with each of its open
// points as an option. It prints the population as it stands at the end, hardest first.
#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <numeric>
#include <optional>
#include <utility>

#include "base/request_error.h"
#include "cli/database.h"
#include "cli/evolve_objectives.h"
#include "cli/output_format.h"
#include "cli/time_limit.h"
#include "generator/genetic/genetic_run.h"
#include "ranks/ranks.h"
#include "study/genetic/genetic_page.h"

namespace nonet {
namespace {

using genetic::GeneticPlan;
using genetic::GeneticRun;
using genetic::Individual;

// Of each table the first word is the fallback.
constexpr std::array kSelect = {Word{"roulette", genetic::Selection::kRoulette},
                                Word{"uniform", genetic::Selection::kUniform}};
constexpr std::array kInsert = {Word{"worst", genetic::Insertion::kWorst},
                                Word{"random", genetic::Insertion::kRandom},
                                Word{"parent", genetic::Insertion::kParent},
                                Word{"better-parent", genetic::Insertion::kBetterParent}};
constexpr std::array kTail = {Word{"continue", genetic::Tail::kContinue},
                              Word{"fail", genetic::Tail::kFail}};
constexpr std::array kStop = {Word{"logic", genetic::Stop::kLogic},
                              Word{"unique", genetic::Stop::kUnique}};
constexpr std::array kIllegal = {Word{"random", genetic::Illegal::kRandomLegal},
                                 Word{"skip", genetic::Illegal::kSkip},
                                 Word{"fail", genetic::Illegal::kFail}};
constexpr std::array kBacktrack = {Word{"none", genetic::Backtracking::kNone},
                                   Word{"deduction", genetic::Backtracking::kDeduction},
                                   Word{"solvability", genetic::Backtracking::kSolvability}};

Choices technique_set_keys() { return keys_of(genetic::technique_sets()); }

constexpr std::array kBridiRows = {
    option::range("--genes K|A:B", "genes that a mutation gives another digit [2]"),
    option::choice("--select HOW",
                   "how parents are drawn: roulette (by difficulty) or uniform [roulette]",
                   choices_of<kSelect>),
    option::choice("--insert WHERE",
                   "whose place offspring take: worst, random, parent, or better-parent (of the "
                   "parent, if harder) [worst]",
                   choices_of<kInsert>),
    option::choice("--tail HOW",
                   "when the genes are used up: continue with random cells, or fail [continue]",
                   choices_of<kTail>),
    option::choice("--stop WHEN",
                   "when a grid is a puzzle: logic (the techniques solve it) or unique [logic]",
                   choices_of<kStop>),
    option::choice(
        "--illegal HOW",
        "a digit that its cell cannot hold: a random legal one, skip it, or fail [random]",
        choices_of<kIllegal>),
    option::choice(
        "--backtrack HOW",
        "search back from dead ends: none, from those that deduction or solvability shows [none]",
        choices_of<kBacktrack>),
    option::choice(
        "--techniques SET",
        "what the solver knows: naked singles, singles, also locked, also pairs [singles]",
        technique_set_keys),
    option::text("--weights W,W,...",
                 "difficulty of one use of naked singles, hidden singles, locked candidates, "
                 "pairs, and of a cell left open; those left out keep theirs [1,3,6,10,15]"),
    option::real("--recombine SHARE",
                 "share of the offspring made from two parents' genes instead of by mutation [0]"),
};

constexpr std::uint64_t kMostBridiIndividuals = 10'000'000;
constexpr std::uint64_t kBridisMutations =
    40'200;  // where neither --evaluations nor --time is given

Result<genetic::TechniqueWeights> weights_of(const Options& options) {
  const std::string& text = options.text("weights");
  if (const auto weights = genetic::parse_technique_weights(text)) return *weights;
  return request_error(fmt::format("--weights {}: expected up to {} whole numbers from 0 to {}",
                                   text, genetic::kTechniqueWeights.size(),
                                   genetic::kMostTechniqueWeight));
}

Result<double> recombination_of(const Options& options) {
  const double share = options.real("recombine");
  if (share >= 0 && share <= 1) return share;
  return request_error(
      fmt::format("--recombine {}: expected a share from 0 to 1", options.text("recombine")));
}

Result<GeneticPlan> bridi_plan_of(Session& session) {
  const Options& options = session.options();
  const Status fit = without_options(options, options.text("objective"),
                                     {"resume", "islands", "known", "shard", "epoch"});
  if (!fit) return fit.error();
  if (!options.inputs().empty()) {
    return request_error(fmt::format("unexpected '{}': --objective bridi makes its own puzzles",
                                     options.inputs().front()));
  }
  GeneticPlan plan;
  const auto population = population_of(options, {plan.population, 1, kMostBridiIndividuals});
  if (!population) return population.error();
  plan.population = *population;
  const Range genes = options.range("genes");
  if (!(genes.low >= 1 && genes.high <= kCells)) {
    return request_error(
        fmt::format("--genes {}: expected numbers from 1 to {}", options.text("genes"), kCells));
  }
  const auto weights = weights_of(options);
  if (!weights) return weights.error();
  const auto recombination = recombination_of(options);
  if (!recombination) return recombination.error();
  plan.rules.weights = *weights;
  plan.recombination = *recombination;
  plan.fewest_genes = static_cast<unsigned>(genes.low);
  plan.most_genes = static_cast<unsigned>(genes.high);
  plan.rules.strongest = genetic::find_technique_set(options.text("techniques"))->strongest;
  plan.rules.stop = meaning_in(kStop, options.text("stop"));
  plan.rules.tail = meaning_in(kTail, options.text("tail"));
  plan.rules.illegal = meaning_in(kIllegal, options.text("illegal"));
  plan.rules.backtracking = meaning_in(kBacktrack, options.text("backtrack"));
  plan.selection = meaning_in(kSelect, options.text("select"));
  plan.insertion = meaning_in(kInsert, options.text("insert"));
  plan.seed = session.seed();
  plan.threads = session.threads();
  return plan;
}

struct EvolutionLimits {
  std::uint64_t mutations;
  TimeLimit time;
};

Result<EvolutionLimits> bridi_limits_of(const Options& options) {
  const auto time = TimeLimit::of(options);
  if (!time) return time.error();
  if (options.has("evaluations")) return EvolutionLimits{options.number("evaluations"), *time};
  return EvolutionLimits{options.has("time") ? RunControl::kNoLimit : kBridisMutations, *time};
}

// At the end of the time the round under way is finished.
GeneticRun evolve(Session& session, const GeneticPlan& plan, const EvolutionLimits& limits) {
  const genetic::RunLimits run_limits{limits.mutations, [&] { return limits.time.over(); }};
  const std::uint64_t total = limits.mutations == RunControl::kNoLimit ? 0 : limits.mutations;
  return run(plan, run_limits, session.control(), [&](const GeneticRun& run) {
    if (run.tally.mutations == 0) return;
    const std::string note = fmt::format("mean difficulty {:.1f}, hardest {}",
                                         run.rounds.back().mean, run.rounds.back().hardest);
    session.show_progress({.done = run.tally.mutations, .total = total, .note = note});
  });
}

std::vector<Fact> bridi_settings_of(const Options& options) {
  std::vector<Fact> settings;
  settings.reserve(std::size(kBridiRows));
  for (const OptionRow& row : kBridiRows) {
    settings.push_back({std::string(row.name), options.text(row.name)});
  }
  return settings;
}

Status store(Session& session, const std::vector<const Individual*>& individuals) {
  auto recording = Recording::start(session, Patience::kLong);
  if (!recording) return recording.error();
  for (const Individual* individual : individuals) {
    RunFind find = find_of(individual->puzzle);
    find.genotype = individual->genotype;
    const Flow added = (*recording)->add(std::move(find));
    if (added == Flow::kStop) return {};
  }
  (*recording)->finish();
  return {};
}

void write_puzzles(Session& session, const std::vector<const Individual*>& individuals,
                   const RecordWriter& writing) {
  session.write_frame(writing.header());
  for (const Individual* individual : individuals) {
    PuzzleText text;
    text.givens = individual->puzzle.givens();
    text.set_field("difficulty", fmt::format("{}", individual->fitness));
    session.write(writing.record(text));
  }
  session.write_frame(writing.footer());
}

}  // namespace

std::span<const OptionRow> bridi_options() { return kBridiRows; }

ExitCode run_bridi(Session& session) {
  const auto ranks = join_ranks(session.stop_token());
  if (!ranks) return session.fail(ranks.error());
  if ((*ranks)->rank() > 0) {  // rank 0 says why not
    session.leave_output_to_another();
    return ExitCode::kOk;
  }
  if ((*ranks)->ranks() > 1) {
    return session.fail(request_error(
        "--objective bridi works in one process: a round of the paper's size takes a second or "
        "two, less than it would cost to tell other ranks of it; --threads N shares it"));
  }
  const auto limits = bridi_limits_of(session.options());
  if (!limits) return session.fail(limits.error());
  const auto plan = bridi_plan_of(session);
  if (!plan) return session.fail(plan.error());
  auto writing = puzzle_writing(session.options());
  if (!writing) return session.fail(writing.error());
  writing->add_columns(std::array<std::string, 1>{"difficulty"});
  const Options& options = session.options();
  const GeneticRun run = evolve(session, *plan, *limits);
  session.console().end_progress();
  const auto individuals = genetic::hardest_first(run.population.individuals);
  if (options.has("db")) {
    if (const Status stored = store(session, individuals); !stored) session.fail(stored.error());
  }
  write_puzzles(session, individuals, *writing);
  session.call_output_whole();
  if (run.rounds.empty()) return session.exit_code();
  for (const Fact& fact : genetic_facts(*plan, run)) {
    session.console().note(fmt::format("{}: {}", fact.name, fact.value));
  }
  if (options.has("report")) {
    const std::string page = genetic_page(*plan, run, bridi_settings_of(options));
    if (const Status written = Output::write_file(options.text("report"), page); !written) {
      session.fail(written.error());
    }
  }
  return session.exit_code();
}

}  // namespace nonet
