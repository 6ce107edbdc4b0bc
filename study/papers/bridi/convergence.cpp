#include "study/papers/bridi/convergence.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <limits>
#include <set>
#include <string_view>
#include <utility>

namespace nonet::bridi {
namespace {

using genetic::GeneticPlan;
using genetic::Individual;
using genetic::Insertion;
using genetic::TechniqueWeights;

constexpr std::uint64_t kLongRounds = 1200;
constexpr std::uint64_t kShortRounds = 300;

GeneticPlan small(GeneticPlan plan) {
  plan.population = std::min(plan.population, kMostIndividuals);
  return plan;
}

// Regression of values on exp(-t / tau): the asymptote and the sum of squares that is left.
std::pair<double, double> regress(const std::vector<double>& values, double tau) {
  const auto n = static_cast<double>(values.size());
  double x = 0;
  double y = 0;
  double xx = 0;
  double xy = 0;
  double yy = 0;
  for (std::size_t t = 0; t < values.size(); ++t) {
    const double e = std::exp(-static_cast<double>(t) / tau);
    x += e / n;
    y += values[t] / n;
    xx += e * e / n;
    xy += e * values[t] / n;
    yy += values[t] * values[t] / n;
  }
  const double spread = xx - x * x;
  const double slope = spread > 0 ? (xy - x * y) / spread : 0;
  return {y - slope * x, (yy - y * y) - slope * (xy - x * y)};
}

bool run_seed(Convergence& one, std::uint64_t seed, const ExperimentRequest& request) {
  GeneticPlan plan = one.plan;
  plan.seed += seed;
  const auto report = [&](const genetic::GeneticRun& run) {
    request.control.report({run.rounds.size(), one.rounds + 1, one.label});
  };
  const auto made = genetic::run(plan, {plan.population * one.rounds, {}}, request.control, report);
  if (made.rounds.size() < one.rounds + 1) return false;
  std::vector<double>& means = one.means.emplace_back();
  for (const genetic::RoundSummary& round : made.rounds) {
    means.push_back(round.mean);
    one.hardest = std::max(one.hardest, round.fittest);
  }
  if (seed > 0) return true;
  std::set<Grid> distinct;
  for (const Individual& individual : made.population.individuals) {
    distinct.insert(individual.puzzle.givens());
  }
  one.distinct = distinct.size();
  return true;
}

// He claims an asymptote: none is seen where the last fifth surely still rises or falls.
std::string_view movement(const Interval& drift) {
  if (drift.low > 0) return ", still rising";
  return drift.high < 0 ? ", still falling" : "";
}

ComparisonRow row_of_run(const Convergence& run) {
  std::vector<double> asymptotes;
  std::vector<double> taus;
  for (const auto& means : run.means) {
    const ExponentialFit fit = exponential_fit(means);
    asymptotes.push_back(fit.asymptote);
    taus.push_back(fit.tau);
  }
  const Interval end = mean_interval(run.last_fifths());
  const Interval drift = run.drift();
  const std::string_view moves = movement(drift);
  return {
      .label = run.label,
      .claim = "an asymptote",
      .ours = fmt::format("{:.1f} -> {:.1f}{}", run.means.front().front(), end.value, moves),
      .interval = end.low < end.high ? range_text(end, 1) : "",
      .sample = run.means.size(),
      .of = "seeds",
      .seed = run.plan.seed,
      .finding = moves.empty() ? Finding::kAgrees : Finding::kDiffers,
      .note = fmt::format("last fifth {} above the one before; fit: asymptote {:.1f}, tau {:.0f} "
                          "of {} rounds; hardest {}; {} different puzzles at the end",
                          text_of(drift), mean_interval(asymptotes).value,
                          mean_interval(taus).value, run.rounds, run.hardest, run.distinct)};
}

double mean_between(const std::vector<double>& values, std::size_t first, std::size_t end) {
  double sum = 0;
  for (std::size_t i = first; i < end; ++i) sum += values[i];
  return sum / static_cast<double>(end - first);
}

}  // namespace

ExponentialFit exponential_fit(const std::vector<double>& values) {
  const auto length = static_cast<double>(values.size());
  ExponentialFit best;
  double least = std::numeric_limits<double>::infinity();
  for (double tau = 1; tau <= 10 * length; tau *= 1.05) {
    const auto [asymptote, left] = regress(values, tau);
    if (left >= least) continue;
    least = left;
    best = {asymptote, tau};
  }
  return best;
}

std::vector<double> Convergence::last_fifths() const {
  std::vector<double> ends;
  for (const auto& mean : means) {
    const std::size_t fifth = std::max<std::size_t>(1, mean.size() / 5);
    ends.push_back(mean_between(mean, mean.size() - fifth, mean.size()));
  }
  return ends;
}

Interval Convergence::drift() const {
  std::vector<double> drifts = last_fifths();
  for (std::size_t i = 0; i < drifts.size(); ++i) {
    const std::size_t fifth = std::max<std::size_t>(1, means[i].size() / 5);
    drifts[i] -= mean_between(means[i], means[i].size() - 2 * fifth, means[i].size() - fifth);
  }
  return mean_interval(drifts);
}

std::vector<Convergence> insertion_runs(const GeneticPlan& adopted) {
  std::vector<Convergence> runs;
  for (const auto& [insertion, name] : {std::pair{Insertion::kRandom, "random place"},
                                        {Insertion::kWorst, "the worst"},
                                        {Insertion::kParent, "the parent"},
                                        {Insertion::kBetterParent, "the parent, if harder"}}) {
    GeneticPlan plan = small(adopted);
    plan.insertion = insertion;
    runs.push_back({name, plan, kLongRounds});
  }
  return runs;
}

std::vector<Convergence> technique_runs(const GeneticPlan& adopted, Insertion insertion) {
  std::vector<Convergence> runs;
  for (const genetic::TechniqueSet& set : genetic::technique_sets()) {
    GeneticPlan plan = small(adopted);
    plan.insertion = insertion;
    plan.rules.strongest = set.strongest;
    runs.push_back({std::string(set.key), plan, kShortRounds});
  }
  return runs;
}

std::vector<Convergence> weight_runs(const GeneticPlan& adopted) {
  constexpr std::array kWeights = {
      TechniqueWeights{1, 3, 6, 10, 15}, TechniqueWeights{1, 1, 6, 10, 15},
      TechniqueWeights{0, 1, 6, 10, 15}, TechniqueWeights{1, 10, 20, 30, 40}};
  std::vector<Convergence> runs;
  for (const Insertion insertion : {Insertion::kRandom, Insertion::kWorst}) {
    for (const TechniqueWeights& weights : kWeights) {
      GeneticPlan plan = small(adopted);
      plan.insertion = insertion;
      plan.rules.weights = weights;
      runs.push_back(
          {fmt::format("naked {}, hidden {}, offspring in {}", weights[0], weights[1],
                       insertion == Insertion::kRandom ? "a random place" : "place of the worst"),
           plan, kShortRounds});
    }
  }
  return runs;
}

bool run(std::vector<Convergence>& runs, std::uint64_t seeds, const ExperimentRequest& request) {
  for (Convergence& one : runs) {
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
      if (!run_seed(one, seed, request)) {
        runs.erase(runs.begin() + (&one - runs.data()), runs.end());
        return false;
      }
    }
  }
  return true;
}

ComparisonTable table_of(const std::string& title, const std::vector<Convergence>& runs) {
  ComparisonTable table{title + ": mean difficulty, start -> last fifth"};
  for (const Convergence& run : runs) table.rows.push_back(row_of_run(run));
  return table;
}

LineChart chart_of(const std::string& title, const std::vector<Convergence>& runs) {
  LineChart chart;
  chart.frame.title = title;
  chart.frame.x.label = "rounds of as many mutations as individuals";
  chart.frame.y.label = "mean difficulty";
  chart.frame.width = 860;
  for (const Convergence& run : runs) {
    const std::vector<double>& means = run.means.front();
    const std::size_t stride = 1 + means.size() / 400;
    Series series{run.label, {}};
    for (std::size_t i = 0; i < means.size(); i += stride) {
      series.points.push_back({static_cast<double>(i), means[i]});
    }
    chart.series.push_back(std::move(series));
  }
  return chart;
}

}  // namespace nonet::bridi
