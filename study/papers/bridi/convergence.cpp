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
// Offspring in place of the worst, run until the mean no longer moves: rounds and seeds.
constexpr std::uint64_t kRoundsToTheEnd = 5000;
constexpr std::uint64_t kSeedsToTheEnd = 10;
constexpr std::size_t kLooks = 100;  // measurements of a run's diversity

GeneticPlan small(GeneticPlan plan) {
  plan.population = std::min(plan.population, kMostIndividuals);
  return plan;
}

// Regression of values on exp(-t / tau): the asymptote and the remaining sum of squares.
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

Diversity diversity_of(const genetic::GeneticRun& run) {
  std::set<Grid> puzzles;
  std::set<Genotype> genotypes;
  for (const Individual& individual : run.population.individuals) {
    puzzles.insert(individual.puzzle.givens());
    genotypes.insert(individual.genotype);
  }
  return {run.rounds.size() - 1, puzzles.size(), genotypes.size()};
}

std::vector<double> puzzles_left(const Convergence& run) {
  std::vector<double> left;
  for (const auto& looks : run.diversity) {
    left.push_back(static_cast<double>(looks.back().puzzles));
  }
  return left;
}

bool run_seed(Convergence& one, std::uint64_t seed, const ExperimentRequest& request) {
  GeneticPlan plan = one.plan;
  plan.seed += seed;
  const std::uint64_t stride = 1 + one.rounds / kLooks;
  std::vector<Diversity> looks;
  const auto look = [&](const genetic::GeneticRun& run) {
    request.control.report({run.rounds.size(), one.rounds + 1, one.label});
    const std::uint64_t round = run.rounds.size() - 1;
    if (round % stride == 0 || round == one.rounds) looks.push_back(diversity_of(run));
  };
  const auto made =
      genetic::run(plan, {.mutations = plan.population * one.rounds}, request.control, look);
  if (made.rounds.size() < one.rounds + 1) return false;
  std::vector<double>& means = one.means.emplace_back();
  for (const genetic::RoundSummary& round : made.rounds) {
    means.push_back(round.mean);
    one.hardest = std::max(one.hardest, round.fittest);
  }
  one.diversity.push_back(std::move(looks));
  return true;
}

// "level", "still rising", "still falling" or "open".
std::string_view movement(const Interval& drift) {
  if (drift.low > -kSmallDeviation && drift.high < kSmallDeviation) return "level";
  if (drift.low > 0) return "still rising";
  return drift.high < 0 ? "still falling" : "open";
}

std::string convergence_note(const Convergence& run) {
  std::vector<double> asymptotes;
  std::vector<double> taus;
  for (const auto& means : run.means) {
    const ExponentialFit fit = exponential_fit(means);
    asymptotes.push_back(fit.asymptote);
    taus.push_back(fit.tau);
  }
  return fmt::format(
      "last fifth {} above the one before; fit: asymptote {:.1f}, tau {:.0f} of {} rounds; hardest "
      "{}; {} of {} individuals are different puzzles at the end",
      text_of(run.drift()), mean_interval(asymptotes).value, mean_interval(taus).value, run.rounds,
      run.hardest, text_of(mean_interval(puzzles_left(run)), 0), run.plan.population);
}

ComparisonRow row_of_run(const Convergence& run) {
  const Interval end = mean_interval(run.last_fifths());
  return {.label = run.label,
          .ours = fmt::format("{:.1f} -> {:.1f}, {}", run.means.front().front(), end.value,
                              movement(run.drift())),
          .interval = end.low < end.high ? range_text(end, 1) : "",
          .sample = run.means.size(),
          .of = "seeds",
          .seed = run.plan.seed,
          .note = convergence_note(run)};
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

std::uint64_t Convergence::holds_from(std::size_t seed) const {
  const std::vector<double>& mean = means[seed];
  const double level = last_fifths()[seed];
  std::size_t from = mean.size() - 1;
  while (from > 0 && std::abs(mean[from - 1] - level) < kSmallDeviation) --from;
  return from;
}

Finding Convergence::finding() const {
  const Interval moved = drift();
  if (moved.low > -kSmallDeviation && moved.high < kSmallDeviation) return Finding::kAgrees;
  return moved.low > 0 || moved.high < 0 ? Finding::kDiffers : Finding::kOpen;
}

ComparisonRow asymptote_row(const Convergence& run) {
  ComparisonRow row = row_of_run(run);
  row.claim = "an asymptote";
  row.finding = run.finding();
  return row;
}

ComparisonTable seeds_table(const std::string& title, const Convergence& run) {
  ComparisonTable table{title + ": mean difficulty in the last fifth, by seed"};
  for (std::size_t seed = 0; seed < run.means.size(); ++seed) {
    const std::vector<Diversity>& looks = run.diversity[seed];
    const std::uint64_t from = run.holds_from(seed);
    const auto held =
        std::ranges::find_if(looks, [&](const Diversity& d) { return d.round >= from; });
    table.rows.push_back(
        {.label = fmt::format("seed {}", run.plan.seed + seed),
         .ours = fmt::format("{:.1f}", run.last_fifths()[seed]),
         .sample = run.rounds,
         .of = "rounds",
         .seed = run.plan.seed + seed,
         .note = fmt::format("within {} of it from round {} on; of {} individuals {} puzzles and "
                             "{} genotypes are different then, {} and {} at the end",
                             kSmallDeviation, from, run.plan.population, held->puzzles,
                             held->genotypes, looks.back().puzzles, looks.back().genotypes)});
  }
  return table;
}

ComparisonRow dependence_row(std::string label, const std::vector<Convergence>& runs) {
  std::vector<Interval> ends;
  std::string text;
  for (const Convergence& run : runs) {
    ends.push_back(mean_interval(run.last_fifths()));
    text += fmt::format("{}{:.1f}", text.empty() ? "" : "; ", ends.back().value);
  }
  const auto lowest = std::ranges::min_element(ends, {}, &Interval::value);
  const auto highest = std::ranges::max_element(ends, {}, &Interval::value);
  return {.label = std::move(label),
          .claim = "depends on it",
          .ours = std::move(text),
          .interval = fmt::format("{}; {}", range_text(*lowest, 1), range_text(*highest, 1)),
          .sample = runs.front().means.size(),
          .of = "seeds each",
          .seed = runs.front().plan.seed,
          .finding = lowest->high < highest->low ? Finding::kAgrees : Finding::kOpen,
          .note = "intervals of the least and the greatest"};
}

std::vector<Convergence> insertion_runs(const GeneticPlan& adopted) {
  std::vector<Convergence> runs;
  for (const auto& [insertion, name] : {std::pair{Insertion::kRandom, "random place"},
                                        {Insertion::kWorst, "the worst"},
                                        {Insertion::kParent, "the parent"},
                                        {Insertion::kBetterParent, "the parent, if harder"}}) {
    GeneticPlan plan = small(adopted);
    plan.insertion = insertion;
    const bool to_the_end = insertion == Insertion::kWorst;
    runs.push_back({.label = name,
                    .plan = plan,
                    .rounds = to_the_end ? kRoundsToTheEnd : kLongRounds,
                    .seeds = to_the_end ? kSeedsToTheEnd : Convergence().seeds,
                    .to_the_end = to_the_end});
  }
  return runs;
}

std::vector<Convergence> technique_runs(const GeneticPlan& adopted, Insertion insertion) {
  std::vector<Convergence> runs;
  for (const genetic::TechniqueSet& set : genetic::technique_sets()) {
    GeneticPlan plan = small(adopted);
    plan.insertion = insertion;
    plan.rules.strongest = set.strongest;
    runs.push_back({.label = std::string(set.key), .plan = plan, .rounds = kShortRounds});
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
          {.label = fmt::format(
               "naked {}, hidden {}, offspring in {}", weights[0], weights[1],
               insertion == Insertion::kRandom ? "a random place" : "place of the worst"),
           .plan = plan,
           .rounds = kShortRounds});
    }
  }
  return runs;
}

bool run(std::vector<Convergence>& runs, const ExperimentRequest& request) {
  for (Convergence& one : runs) {
    for (std::uint64_t seed = 0; seed < one.seeds; ++seed) {
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

LineChart diversity_chart(const std::string& title, const std::vector<Convergence>& runs) {
  LineChart chart;
  chart.frame.title = title;
  chart.frame.x.label = "rounds of as many mutations as individuals";
  chart.frame.y = {.label = "different puzzles", .scale = AxisScale::kLog, .low = 1.0, .high = {}};
  chart.frame.width = 860;
  for (const Convergence& run : runs) {
    Series series{run.label, {}};
    for (const Diversity& look : run.diversity.front()) {
      series.points.push_back({static_cast<double>(look.round), static_cast<double>(look.puzzles)});
    }
    chart.series.push_back(std::move(series));
  }
  return chart;
}

}  // namespace nonet::bridi
