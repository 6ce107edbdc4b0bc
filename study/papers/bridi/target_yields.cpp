#include "study/papers/bridi/target_yields.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string_view>

#include "generator/genetic/genetic_run.h"
#include "generator/genetic/target_fitness.h"
#include "generator/recipe.h"
#include "generator/target/target_search.h"
#include "study/statistics/interval.h"

namespace nonet::bridi {
namespace {

using genetic::GeneticPlan;

constexpr std::uint64_t kYieldSeeds = 5;

// The work of each way from one seed: some seconds of one core. If a wish needs techniques
// beyond singles, a random genotype takes two milliseconds, forty times as long as otherwise.
constexpr std::uint64_t kRandomGenotypes = 6'000;
constexpr std::uint64_t kRandomGenotypesBeyondSingles = 1'500;
constexpr std::uint64_t kGenotypes = 1'000;
constexpr std::uint64_t kMutations = 30'000;
constexpr std::uint64_t kGenerated = 20'000;
constexpr std::uint64_t kTargetTries = 8'000;

struct WayRow {
  TargetWayTried way;
  std::string_view label;
};
constexpr std::array kWays = {WayRow{TargetWayTried::kRandomGenotypes, "genotypes at random"},
                              WayRow{TargetWayTried::kGeneticLoop, "the genetic loop"},
                              WayRow{TargetWayTried::kRandomPuzzles, "nonet generate"},
                              WayRow{TargetWayTried::kTargetSearch, "--objective target"}};

Wishes wishes_on(std::string_view scale, Wishes::Ratings rating) {
  Wishes wishes;
  wishes.scale = find_scale(scale);
  wishes.ratings = {{wishes.scale, rating}};
  return wishes;
}

// Whether genotypes that naked and hidden singles decode may meet the wishes.
bool singles_may_meet(const Wishes& wishes) {
  return techniques_may_meet(wishes, GeneticPlan().rules.strongest);
}

std::uint64_t random_genotypes_for(const Wishes& wishes) {
  return singles_may_meet(wishes) ? kRandomGenotypes : kRandomGenotypesBeyondSingles;
}

GeneticPlan plan_for(const Wishes& wishes, std::uint64_t individuals, std::uint64_t seed,
                     const ExperimentRequest& request) {
  GeneticPlan plan;
  plan.population = individuals;
  plan.seed = seed;
  plan.threads = request.threads;
  if (!singles_may_meet(wishes)) plan.rules.stop = genetic::Stop::kUnique;
  return genetic::towards(wishes, std::move(plan));
}

// Makes a population and mutates it that many times; false after a stop.
bool breed(const GeneticPlan& plan, std::uint64_t mutations, const RunControl& control,
           TargetYield& yield) {
  const auto keep = [](const genetic::Individual&, const Grid&) { return Flow::kContinue; };
  const genetic::GeneticRun made =
      genetic::run(plan, {.mutations = mutations, .met = keep}, control);
  yield.found = made.met;
  yield.evaluations = plan.population + made.tally.ported;
  return !made.rounds.empty() && made.tally.mutations == mutations;
}

bool make(const Wishes& wishes, std::uint64_t seed, const ExperimentRequest& request,
          TargetYield& yield) {
  const Recipe recipe{
      .wishes = wishes, .seed = seed, .threads = request.threads, .max_tries = kGenerated};
  const GenerationCount count =
      generate(recipe, request.control, [](const Find&) { return Flow::kContinue; });
  yield.found = count.accepted;
  yield.evaluations = count.tries;
  return !request.control.should_stop();
}

bool search(const Wishes& wishes, std::uint64_t seed, const ExperimentRequest& request,
            TargetYield& yield) {
  TargetPlan plan{.wishes = wishes, .seed = seed, .threads = request.threads};
  plan.max_tries = kTargetTries;
  const TargetCount count = search_target(
      plan, request.control, {.sampled = {}, .found = [](const Find&) { return Flow::kContinue; }});
  yield.found = count.found;
  yield.evaluations = count.tries;
  return !request.control.should_stop();
}

// Found in so much work, mean over the seeds; nothing is found less often than never.
Interval rate_of(const std::vector<TargetYield>& yields, double (*work)(const TargetYield&)) {
  std::vector<double> rates;
  for (const TargetYield& yield : yields) {
    rates.push_back(static_cast<double>(yield.found) / work(yield));
  }
  const Interval rate = mean_interval(rates);
  return {rate.value, std::max(0.0, rate.low), rate.high};
}

int digits_of(const Interval& rate) { return rate.value < 10 ? 2 : 0; }

ComparisonRow yield_row(const TargetRow& target, const WayRow& way,
                        const std::vector<TargetYield>& yields, const ExperimentRequest& request) {
  std::uint64_t found = 0;
  std::uint64_t evaluations = 0;
  for (const TargetYield& yield : yields) {
    found += yield.found;
    evaluations += yield.evaluations;
  }
  const Interval of_thousand = rate_of(yields, [](const TargetYield& yield) {
    return static_cast<double>(yield.evaluations) / 1000;
  });
  ComparisonRow row =
      row_of({.label = fmt::format("{}: {}", target.label, way.label),
              .claim = "",
              .ours = of_thousand,
              .digits = digits_of(of_thousand),
              .sample = found,
              .of = "puzzles found",
              .seed = request.seed,
              .note = fmt::format("of {} puzzles made from {} seeds", evaluations, yields.size())});
  if (!request.clock) return row;
  const Interval a_second = rate_of(yields, [](const TargetYield& yield) { return yield.seconds; });
  row.note = fmt::format("{} a second; {}", text_of(a_second, digits_of(a_second)), row.note);
  return row;
}

}  // namespace

std::vector<TargetRow> targets() {
  std::vector<TargetRow> rows;
  rows.push_back({"--rating 60:65", wishes_on("bridi", {60, 65})});
  rows.push_back({"--rating 110:115", wishes_on("bridi", {110, 115})});
  rows.push_back({"--scale explainer --rating 4.5:5.0", wishes_on("explainer", {4.5, 5.0})});
  rows.push_back({"--clues 22:24 --symmetry rotational", {}});
  rows.back().wishes.fewest_clues = 22;
  rows.back().wishes.most_clues = 24;
  rows.back().wishes.symmetry = Symmetry::kRotational;
  rows.push_back(
      {"--scale explainer --rating 3.2:4.5 --require x-wing", wishes_on("explainer", {3.2, 4.5})});
  rows.back().wishes.required = {TechniqueId::kXWing};
  return rows;
}

std::optional<TargetYield> yield_of(const Wishes& wishes, TargetWayTried way, std::uint64_t seed,
                                    const ExperimentRequest& request) {
  TargetYield yield;
  const double start = request.seconds();
  bool whole = false;
  switch (way) {
    case TargetWayTried::kRandomGenotypes:
      whole = breed(plan_for(wishes, random_genotypes_for(wishes), seed, request), 0,
                    request.control, yield);
      break;
    case TargetWayTried::kGeneticLoop:
      whole =
          breed(plan_for(wishes, kGenotypes, seed, request), kMutations, request.control, yield);
      break;
    case TargetWayTried::kRandomPuzzles:
      whole = make(wishes, seed, request, yield);
      break;
    case TargetWayTried::kTargetSearch:
      whole = search(wishes, seed, request, yield);
      break;
  }
  yield.seconds = request.seconds() - start;
  return whole ? std::optional(yield) : std::nullopt;
}

std::optional<ComparisonTable> target_yields_table(const ExperimentRequest& request) {
  ComparisonTable table{"Puzzles to a target: found in a thousand puzzles made"};
  for (const TargetRow& target : targets()) {
    for (const WayRow& way : kWays) {
      std::vector<TargetYield> yields;
      for (std::uint64_t i = 0; i < kYieldSeeds; ++i) {
        const auto yield = yield_of(target.wishes, way.way, request.seed + i, request);
        if (!yield) return std::nullopt;
        yields.push_back(*yield);
        request.control.report({i + 1, kYieldSeeds, target.label});
      }
      table.rows.push_back(yield_row(target, way, yields, request));
    }
  }
  return table;
}

}  // namespace nonet::bridi
