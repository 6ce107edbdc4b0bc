#include "study/papers/bridi/target_yields.h"

#include <array>
#include <fmt/format.h>
#include <string_view>

#include "generator/genetic/genetic_run.h"
#include "generator/genetic/target_fitness.h"
#include "generator/target/target_search.h"
#include "study/statistics/interval.h"

namespace nonet::bridi {
namespace {

using genetic::GeneticPlan;

constexpr std::uint64_t kYieldSeeds = 5;

// The work of each way from one seed: a second or two of one core.
constexpr std::uint64_t kRandomGenotypes = 6'000;
constexpr std::uint64_t kGenotypes = 1'000;
constexpr std::uint64_t kMutations = 30'000;
constexpr std::uint64_t kTargetTries = 8'000;

struct WayRow {
  TargetWayTried way;
  std::string_view label;
  std::string_view tries;  // what they are
};
constexpr std::array kWays = {
    WayRow{TargetWayTried::kRandomGenotypes, "genotypes at random", "genotypes"},
    WayRow{TargetWayTried::kGeneticLoop, "the genetic loop", "mutations"},
    WayRow{TargetWayTried::kTargetSearch, "--objective target", "puzzles"}};

Wishes wishes_on(std::string_view scale, Wishes::Ratings rating) {
  Wishes wishes;
  wishes.scale = find_scale(scale);
  wishes.ratings = {{wishes.scale, rating}};
  return wishes;
}

GeneticPlan plan_for(const Wishes& wishes, std::uint64_t individuals, std::uint64_t seed,
                     const ExperimentRequest& request) {
  GeneticPlan plan;
  plan.population = individuals;
  plan.seed = seed;
  plan.threads = request.threads;
  if (!techniques_may_meet(wishes, plan.rules.strongest)) {
    plan.rules.stop = genetic::Stop::kUnique;
  }
  return genetic::towards(wishes, std::move(plan));
}

// A population and so many mutations of it; false where asked to stop.
bool breed(const GeneticPlan& plan, std::uint64_t mutations, const RunControl& control,
           TargetYield& yield) {
  const auto keep = [](const genetic::Individual&, const Grid&) { return Flow::kContinue; };
  const genetic::GeneticRun made =
      genetic::run(plan, {.mutations = mutations, .enough = {}, .met = keep}, control);
  yield.found = made.met;
  yield.tries = plan.population + made.tally.mutations;
  return !made.rounds.empty() && made.tally.mutations == mutations;
}

bool search(const Wishes& wishes, std::uint64_t seed, const ExperimentRequest& request,
            TargetYield& yield) {
  TargetPlan plan{.wishes = wishes, .seed = seed, .threads = request.threads};
  plan.max_tries = kTargetTries;
  const TargetCount count =
      search_target(plan, request.control,
                    {.sampled = {}, .found = [](const TargetFind&) { return Flow::kContinue; }});
  yield.found = count.found;
  yield.tries = count.tries;
  return !request.control.should_stop();
}

ComparisonRow yield_row(const TargetRow& target, const WayRow& way,
                        const std::vector<TargetYield>& yields, const ExperimentRequest& request) {
  std::vector<double> rates;
  std::uint64_t found = 0;
  std::uint64_t tries = 0;
  for (const TargetYield& yield : yields) {
    const double work = request.clock ? yield.seconds : static_cast<double>(yield.tries) / 1000;
    rates.push_back(static_cast<double>(yield.found) / work);
    found += yield.found;
    tries += yield.tries;
  }
  const Interval rate = mean_interval(rates);
  return row_of({.label = fmt::format("{}: {}", target.label, way.label),
                 .claim = "",
                 .ours = {rate.value, std::max(0.0, rate.low), rate.high},
                 .digits = rate.value < 10 ? 2 : 0,
                 .sample = found,
                 .of = "puzzles found",
                 .seed = request.seed,
                 .note = fmt::format("of {} {} from {} seeds", tries, way.tries, yields.size())});
}

}  // namespace

std::vector<TargetRow> targets() {
  std::vector<TargetRow> rows;
  rows.push_back({"--rating 90:95", wishes_on("bridi", {90, 95})});
  rows.push_back({"--rating 115:120", wishes_on("bridi", {115, 120})});
  rows.push_back({"--rating 70:75 --clues 22:24", wishes_on("bridi", {70, 75})});
  rows.back().wishes.fewest_clues = 22;
  rows.back().wishes.most_clues = 24;
  rows.push_back({"--rating 85:90 --symmetry rotational", wishes_on("bridi", {85, 90})});
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
      whole = breed(plan_for(wishes, kRandomGenotypes, seed, request), 0, request.control, yield);
      break;
    case TargetWayTried::kGeneticLoop:
      whole =
          breed(plan_for(wishes, kGenotypes, seed, request), kMutations, request.control, yield);
      break;
    case TargetWayTried::kTargetSearch:
      whole = search(wishes, seed, request, yield);
      break;
  }
  yield.seconds = request.seconds() - start;
  return whole ? std::optional(yield) : std::nullopt;
}

std::optional<ComparisonTable> target_yields_table(const ExperimentRequest& request) {
  ComparisonTable table{
      fmt::format("Puzzles that meet a target, {}",
                  request.clock ? "a second of processor time" : "of a thousand tries")};
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
