// `nonet evolve --objective bridi`: the genetic algorithm of Bridi's paper with each of its open
// points as an option. As published it breeds upwards and prints the final population, hardest
// first; with wishes it breeds towards them and prints the puzzles that fulfil them.
#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <numeric>
#include <optional>
#include <utility>

#include "base/number_text.h"
#include "base/request_error.h"
#include "cli/database.h"
#include "cli/evolve_objectives.h"
#include "cli/harvest.h"
#include "cli/output_format.h"
#include "cli/puzzle_wishes.h"
#include "cli/time_limit.h"
#include "generator/genetic/genetic_run.h"
#include "generator/genetic/target_fitness.h"
#include "ranks/ranks.h"
#include "study/genetic/genetic_page.h"

namespace nonet {
namespace {

using genetic::GeneticPlan;
using genetic::GeneticRun;
using genetic::Individual;

// The first word of each table is the fallback.
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
                   "when a grid is a puzzle: logic (the techniques solve it) or unique, which is "
                   "chosen for wishes that the techniques cannot meet [logic]",
                   choices_of<kStop>),
    option::choice(
        "--illegal HOW",
        "a digit that its cell cannot hold: a random legal one, skip it, or fail [random]",
        choices_of<kIllegal>),
    option::choice(
        "--backtrack HOW",
        "search back from dead ends: none, from dead ends shown by deduction or solvability [none]",
        choices_of<kBacktrack>),
    option::choice(
        "--techniques SET",
        "techniques of the solver: naked singles, singles, also locked, also pairs [singles]",
        technique_set_keys),
    option::text("--weights W,W,...",
                 "difficulty of one use of naked singles, hidden singles, locked candidates, "
                 "pairs, and of a cell left open; missing ones keep their default [1,3,6,10,15]"),
    option::real("--recombine SHARE",
                 "share of the offspring made from two parents' genes instead of by mutation [0]"),
};

constexpr std::uint64_t kMostBridiIndividuals = 10'000'000;
constexpr std::size_t kBridisPopulation = 40'200;
constexpr std::uint64_t kBridisMutations = 40'200;  // if neither --evaluations nor --time is given
constexpr std::size_t kTargetIndividuals = 1000;

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

// Refuses options that are wrong with any wish.
Status check_bridi_options(const Options& options) {
  const Status fit = without_options(options, options.text("objective"),
                                     {"resume", "islands", "known", "shard", "epoch"});
  if (!fit) return fit;
  if (!options.inputs().empty()) {
    return request_error(fmt::format("unexpected '{}': --objective bridi makes its own puzzles",
                                     options.inputs().front()));
  }
  return {};
}

Result<genetic::RegenerationRules> regeneration_rules_of(const Options& options) {
  const auto weights = weights_of(options);
  if (!weights) return weights.error();
  genetic::RegenerationRules rules;
  rules.weights = *weights;
  rules.strongest = genetic::find_technique_set(options.text("techniques"))->strongest;
  rules.stop = meaning_in(kStop, options.text("stop"));
  rules.tail = meaning_in(kTail, options.text("tail"));
  rules.illegal = meaning_in(kIllegal, options.text("illegal"));
  rules.backtracking = meaning_in(kBacktrack, options.text("backtrack"));
  return rules;
}

// As published: upwards.
Result<GeneticPlan> upward_plan_of(Session& session, std::size_t individuals) {
  const Options& options = session.options();
  if (const Status fit = check_bridi_options(options); !fit) return fit.error();
  GeneticPlan plan;
  const auto population = population_of(options, {individuals, 1, kMostBridiIndividuals});
  if (!population) return population.error();
  plan.population = *population;
  const Range genes = options.range("genes");
  if (!(genes.low >= 1 && genes.high <= kCells)) {
    return request_error(
        fmt::format("--genes {}: expected numbers from 1 to {}", options.text("genes"), kCells));
  }
  const auto rules = regeneration_rules_of(options);
  if (!rules) return rules.error();
  const auto recombination = recombination_of(options);
  if (!recombination) return recombination.error();
  plan.rules = *rules;
  plan.recombination = *recombination;
  plan.fewest_genes = static_cast<unsigned>(genes.low);
  plan.most_genes = static_cast<unsigned>(genes.high);
  plan.selection = meaning_in(kSelect, options.text("select"));
  plan.insertion = meaning_in(kInsert, options.text("insert"));
  plan.seed = session.seed();
  plan.threads = session.threads();
  return plan;
}

// Towards the wishes. Without --stop, breeding stops at unique solutions if no puzzle that the
// techniques solve can fulfil the wishes.
Result<GeneticPlan> target_plan_of(Session& session) {
  const Options& options = session.options();
  const auto wishes = wishes_of(session, "bridi");
  if (!wishes) return wishes.error();
  if (options.given("weights")) {
    return request_error("--weights: with wishes the scale gives the difficulty, not weights");
  }
  auto plan = upward_plan_of(session, kTargetIndividuals);
  if (!plan) return plan.error();
  if (!options.given("stop") && !genetic::techniques_may_meet(*wishes, plan->rules.strongest)) {
    plan->rules.stop = genetic::Stop::kUnique;
  }
  GeneticPlan target = genetic::towards(*wishes, *std::move(plan));
  if (const Status possible = check(target); !possible) return possible.error();
  return target;
}

Result<GeneticPlan> bridi_plan_of(Session& session) {
  return has_wishes(session.options()) ? target_plan_of(session)
                                       : upward_plan_of(session, kBridisPopulation);
}

struct EvolutionLimits {
  std::uint64_t mutations;
  TimeLimit time;
};

EvolutionLimits bridi_limits_of(const Options& options) {
  const TimeLimit time = TimeLimit::of(options);
  if (options.has("evaluations")) return {options.number("evaluations"), time};
  const bool endless = options.has("time") || has_wishes(options);
  return {endless ? RunControl::kNoLimit : kBridisMutations, time};
}

GeneticRun evolve_upwards(Session& session, const GeneticPlan& plan,
                          const EvolutionLimits& limits) {
  const std::uint64_t total = limits.mutations == RunControl::kNoLimit ? 0 : limits.mutations;
  const TimedStop stop(limits.time, session.stop_token());
  const RunControl control(stop.token(),
                           [&](const Progress& made) { session.show_progress(made); });
  return run(plan, {.mutations = limits.mutations}, control, [&](const GeneticRun& run) {
    if (run.tally.mutations == 0) return;
    const std::string note = fmt::format("mean difficulty {:.1f}, hardest {}",
                                         run.rounds.back().mean, run.rounds.back().fittest);
    session.show_progress({.done = run.tally.mutations, .total = total, .note = note});
  });
}

// The options that repeat the run: the given wishes, and all of Bridi's.
std::vector<Fact> bridi_settings_of(const Options& options) {
  std::vector<Fact> settings;
  for (const OptionRow& row : wish_options()) {
    if (!options.given(row.name)) continue;
    settings.push_back(
        {std::string(row.name), fmt::format("{}", fmt::join(options.list(row.name), ", "))});
  }
  for (const OptionRow& row : kBridiRows) {
    settings.push_back({std::string(row.name), options.text(row.name)});
  }
  return settings;
}

Status store_population(Session& session, const std::vector<const Individual*>& individuals) {
  auto recording = Recording::start(session, Patience::kLong);
  if (!recording) return recording.error();
  for (const Individual* individual : individuals) {
    Find find = find_of(individual->puzzle);
    find.genotype = individual->genotype;
    const Flow added = (*recording)->add(std::move(find));
    if (added == Flow::kStop) return {};
  }
  (*recording)->finish();
  return {};
}

void write_population(Session& session, const std::vector<const Individual*>& individuals,
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

// The time was over before there was a population to breed from.
ExitCode excuse_population(Session& session, const GeneticPlan& plan, const GeneticRun& run) {
  if (session.should_stop() || session.exit_code() != ExitCode::kOk) return session.exit_code();
  session.console().warning(
      fmt::format("the time was over when {} of {} genotypes to begin with were made",
                  grouped(run.population.individuals.size()), grouped(plan.population)));
  return ExitCode::kTargetNotReached;
}

// Reports the result of the run on standard error and, with --report, as a page.
ExitCode tell_of(Session& session, const GeneticPlan& plan, const GeneticRun& run) {
  if (run.rounds.empty()) return session.exit_code();
  for (const Fact& fact : genetic_facts(plan, run)) {
    session.console().note(fmt::format("{}: {}", fact.name, fact.value));
  }
  const Options& options = session.options();
  if (options.has("report")) {
    const std::string page = genetic_page(plan, run, bridi_settings_of(options));
    if (const Status written = Output::write_file(options.text("report"), page); !written) {
      session.fail(written.error());
    }
  }
  return session.exit_code();
}

// Prints the final population, or its --count hardest.
ExitCode breed_upwards(Session& session, const GeneticPlan& plan, const EvolutionLimits& limits) {
  const Options& options = session.options();
  auto writing = puzzle_writing(options);
  if (!writing) return session.fail(writing.error());
  writing->add_columns(std::array<std::string, 1>{"difficulty"});
  const GeneticRun run = evolve_upwards(session, plan, limits);
  session.console().end_progress();
  auto individuals = genetic::hardest_first(run.population.individuals);
  if (options.given("count") && options.number("count") < individuals.size()) {
    individuals.resize(static_cast<std::size_t>(options.number("count")));
  }
  if (options.has("db")) {
    if (const Status stored = store_population(session, individuals); !stored)
      session.fail(stored.error());
  }
  write_population(session, individuals, *writing);
  session.call_output_whole();
  return run.rounds.empty() ? excuse_population(session, plan, run) : tell_of(session, plan, run);
}

// Prints puzzles that meet the target as they are bred, until there are --count.
ExitCode breed_to_target(Session& session, const GeneticPlan& plan, const EvolutionLimits& limits) {
  const auto writing = puzzle_writing(session.options());
  if (!writing) return session.fail(writing.error());
  auto recording = Recording::start_if_asked(session, Patience::kLong);
  if (!recording) return session.fail(recording.error());
  Harvest harvest(session, *std::move(recording), session.options().number("count"));
  session.write_frame(writing->header());
  GeneticRun run;
  if (harvest.wanted() > 0) {
    genetic::RunLimits run_limits{.mutations = limits.mutations};
    run_limits.met = [&](const Individual& individual, const Grid& canonical) {
      Find find{{individual.puzzle, canonical}};
      find.genotype = individual.genotype;
      return harvest.take(std::move(find), [&](const Find& found) {
        return writing->record(found.puzzle.givens());
      });
    };
    const TimedStop stop(limits.time, session.stop_token());
    run = genetic::run(plan, run_limits, RunControl(stop.token()),
                       [&](const GeneticRun& so_far) { harvest.show(so_far.tally.mutations); });
  }
  session.write_frame(writing->footer());
  harvest.finish();
  session.console().end_progress();
  tell_of(session, plan, run);
  if (harvest.needs_no_excuse()) return session.exit_code();
  session.console().warning(fmt::format("{} of {} puzzles found: {} mutations of {} genotypes made",
                                        harvest.taken(), harvest.wanted(), run.tally.mutations,
                                        run.population.individuals.size()));
  return ExitCode::kTargetNotReached;
}

}  // namespace

std::span<const OptionRow> bridi_options() { return kBridiRows; }

ExitCode run_bridi(Session& session) {
  const auto ranks = join_ranks(session.stop_token());
  if (!ranks) return session.fail(ranks.error());
  if ((*ranks)->rank() > 0) {  // rank 0 reports the reason
    session.leave_output_to_another();
    return ExitCode::kOk;
  }
  if ((*ranks)->ranks() > 1) {
    return session.fail(request_error(
        "--objective bridi works in one process: a round of the paper's size takes a second or "
        "two, less than sending it to other ranks would cost; --threads N shares it"));
  }
  const EvolutionLimits limits = bridi_limits_of(session.options());
  const auto plan = bridi_plan_of(session);
  if (!plan) return session.fail(plan.error());
  return plan->target ? breed_to_target(session, *plan, limits)
                      : breed_upwards(session, *plan, limits);
}

}  // namespace nonet
