#include "study/papers/coghlan.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <fmt/format.h>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "base/random_stream.h"
#include "board/pencil_marks.h"
#include "solvers/exact/count.h"
#include "solvers/log_linear/log_linear.h"
#include "solvers/log_linear/log_linear_solvers.h"
#include "solvers/message_passing/max_product.h"
#include "solvers/repeated_attempts.h"
#include "study/papers/document_puzzles.h"
#include "study/papers/trials.h"

namespace nonet {
namespace {

using log_linear::Actions;
using log_linear::Options;
using log_linear::PlayerOrder;
using log_linear::Temperature;

constexpr std::uint64_t kSeeds = 30;
constexpr std::uint64_t kSplitRuns = 200;
constexpr std::uint64_t kIterations = 1'000'000;

struct Variant {
  std::string_view label;
  std::string_view published;
  PlayerOrder order;
  Actions actions;
  Temperature temperature;
};

constexpr Temperature constant(double t) { return {t, t, 0}; }

constexpr std::array kVariants = {
    Variant{"plain, T=0.5", "28836; 500000+", PlayerOrder::kRandom, Actions::kAllDigits,
            constant(0.5)},
    Variant{"plain, T=0.5, players in turn", "", PlayerOrder::kRoundRobin, Actions::kAllDigits,
            constant(0.5)},
    Variant{"plain, T=2", "never", PlayerOrder::kRandom, Actions::kAllDigits, constant(2)},
    Variant{"plain, T=1", "", PlayerOrder::kRandom, Actions::kAllDigits, constant(1)},
    Variant{"plain, T=0.4", "", PlayerOrder::kRandom, Actions::kAllDigits, constant(0.4)},
    Variant{"plain, T=0.3", "", PlayerOrder::kRandom, Actions::kAllDigits, constant(0.3)},
    Variant{"plain, T=0.2", "stuck", PlayerOrder::kRandom, Actions::kAllDigits, constant(0.2)},
    Variant{"improved: restricted, T 0.6 to 0.2 with resets", "much faster", PlayerOrder::kRandom,
            Actions::kRestricted, log_linear::kCoolingTemperature},
    Variant{"restricted, T=0.5", "", PlayerOrder::kRandom, Actions::kRestricted, constant(0.5)},
    Variant{"restricted, T=0.4", "", PlayerOrder::kRandom, Actions::kRestricted, constant(0.4)},
    Variant{"restricted, T=0.3", "", PlayerOrder::kRandom, Actions::kRestricted, constant(0.3)},
};

// The variants whose potential is drawn: the document's four figures, and temperatures together.
constexpr std::array<std::size_t, 4> kTraced = {0, 2, 6, 7};
constexpr std::array<std::size_t, 5> kTracedTogether = {2, 3, 0, 6, 7};
constexpr std::uint64_t kTraceLength = 20'000;
constexpr std::uint64_t kTraceEvery = 20;
constexpr std::uint64_t kTraceTogetherEvery = 200;

PencilMarks actions_of(const Grid& puzzle, Actions actions) {
  switch (actions) {
    case Actions::kAllDigits:
      return {};
    case Actions::kRestricted:
      return PencilMarks::of(puzzle);
    case Actions::kInferred:
      return message_passing::run_max_product(puzzle, {}).marks;
  }
  return {};
}

Attempt attempt(const Grid& puzzle, const Variant& variant, std::uint64_t iterations,
                RandomStream random, const RunControl& control) {
  const Options options{variant.order, variant.temperature, iterations, 0};
  const auto result = learn(puzzle, actions_of(puzzle, variant.actions), options, random, control);
  const bool right =
      result.solution && result.solution->is_solution() && puzzle.extended_by(*result.solution);
  return {right ? result.solution : std::nullopt, result.iterations};
}

std::string median_text(const std::vector<Attempt>& attempts, std::uint64_t limit) {
  const auto median = median_iterations(attempts);
  return median ? fmt::format("{}", *median) : fmt::format("over {}", limit);
}

std::uint64_t solved_count(const std::vector<Attempt>& attempts) {
  return static_cast<std::uint64_t>(
      std::ranges::count_if(attempts, [](const Attempt& a) { return a.solution.has_value(); }));
}

// The document's first puzzle under every variant.
std::optional<ComparisonTable> iterations_table(const ExperimentRequest& request) {
  ComparisonTable table{"Iterations to solve the document's first puzzle, median of 30 seeds", {}};
  const Grid puzzle = *Grid::from_line(kCoghlanPuzzle);
  for (const Variant& variant : kVariants) {
    const auto attempts = run_trials(request, variant.label, kSeeds, [&](std::uint64_t i) {
      return attempt(puzzle, variant, kIterations, RandomStream(request.seed, "coghlan", i),
                     request.control);
    });
    if (!attempts) return std::nullopt;
    table.rows.push_back({std::string(variant.label), std::string(variant.published),
                          median_text(*attempts, kIterations), kSeeds, request.seed,
                          fmt::format("{} of {} solved within a million iterations",
                                      solved_count(*attempts), kSeeds)});
  }
  return table;
}

// The second puzzle: which of its two solutions does a run end in?
std::optional<ComparisonTable> split_table(const ExperimentRequest& request) {
  ComparisonTable table{"Runs that end in either solution of the second puzzle", {}};
  const Grid puzzle = *Grid::from_line(kCoghlanTwoSolutions);
  const Grid first = *count_solutions(puzzle, 2).first;
  for (const std::size_t index : {std::size_t{4}, std::size_t{7}}) {
    const Variant& variant = kVariants[index];
    const auto attempts = run_trials(request, variant.label, kSplitRuns, [&](std::uint64_t i) {
      return attempt(puzzle, variant, kIterations, RandomStream(request.seed, "coghlan-split", i),
                     request.control);
    });
    if (!attempts) return std::nullopt;
    const std::uint64_t solved = solved_count(*attempts);
    const auto to_first = static_cast<std::uint64_t>(
        std::ranges::count_if(*attempts, [&](const Attempt& a) { return a.solution == first; }));
    table.rows.push_back({std::string(variant.label), "50 : 50",
                          fmt::format("{} : {}", to_first, solved - to_first), kSplitRuns,
                          request.seed, fmt::format("{} runs solved it", solved)});
  }
  return table;
}

// Other puzzles, one run each: how far the method carries.
std::optional<ComparisonTable> reach_table(const ExperimentRequest& request,
                                           const std::vector<Grid>& puzzles) {
  constexpr std::array kReach = {
      Variant{"plain, T=0.4", "", PlayerOrder::kRandom, Actions::kAllDigits, constant(0.4)},
      Variant{"restricted, T=0.4", "", PlayerOrder::kRandom, Actions::kRestricted, constant(0.4)},
      Variant{"improved", "", PlayerOrder::kRandom, Actions::kRestricted,
              log_linear::kCoolingTemperature},
      Variant{"restricted by max-product, T=0.4", "", PlayerOrder::kRandom, Actions::kInferred,
              constant(0.4)},
  };
  constexpr std::uint64_t kLimit = 5'000'000;
  ComparisonTable table{"Other puzzles solved within five million iterations, per cent", {}};
  for (const Variant& variant : kReach) {
    const auto attempts = run_trials(request, variant.label, puzzles.size(), [&](std::uint64_t i) {
      return attempt(puzzles[static_cast<std::size_t>(i)], variant, kLimit,
                     RandomStream(request.seed, "coghlan-reach", i), request.control);
    });
    if (!attempts) return std::nullopt;
    const double solved = percentage(*attempts, [](const Attempt& a) { return !!a.solution; });
    table.rows.push_back({std::string(variant.label), "", fmt::format("{:.1f}", solved),
                          puzzles.size(), request.seed,
                          "median " + median_text(*attempts, kLimit) + " iterations"});
  }
  return table;
}

PlotSeries potential_curve(const ExperimentRequest& request, const Variant& variant,
                           std::uint64_t every) {
  const Grid puzzle = *Grid::from_line(kCoghlanPuzzle);
  RandomStream random(request.seed, "coghlan-trace");
  const Options options{variant.order, variant.temperature, kTraceLength, every};
  const auto result = learn(puzzle, actions_of(puzzle, variant.actions), options, random);
  PlotSeries series{std::string(variant.label), {}, {}};
  for (std::size_t i = 0; i < result.potential_trace.size(); ++i) {
    series.x.push_back(static_cast<double>(i * every));
    series.y.push_back(result.potential_trace[i]);
  }
  series.x.push_back(static_cast<double>(result.iterations));
  series.y.push_back(result.potential);
  return series;
}

std::vector<Plot> potential_plots(const ExperimentRequest& request) {
  Plot together{.title = "Potential at several temperatures",
                .x_label = "iteration",
                .y_label = "clashing pairs"};
  for (const std::size_t index : kTracedTogether) {
    together.series.push_back(potential_curve(request, kVariants[index], kTraceTogetherEvery));
  }
  std::vector<Plot> plots = {std::move(together)};
  for (const std::size_t index : kTraced) {
    Plot plot{.title = fmt::format("Potential, {}", kVariants[index].label),
              .x_label = "iteration",
              .y_label = "clashing pairs"};
    plot.series.push_back(potential_curve(request, kVariants[index], kTraceEvery));
    plots.push_back(std::move(plot));
  }
  return plots;
}

std::vector<std::string> notes(const ExperimentRequest& request, std::size_t count) {
  std::vector<std::string> notes;
  notes.emplace_back(
      "The document's first puzzle has exactly one solution, the one it prints; its second "
      "exactly two (counted by the exact solver).");
  notes.emplace_back(
      "Costs count a cell that shares row or column and box twice, as printed; the potential is "
      "the number of clashing pairs counted the same way.");
  notes.emplace_back(
      "Equation (4) has the sign of the exponent for a utility; with repetitions as cost the "
      "weight is exp(-cost / T).");
  notes.emplace_back(
      "28,836 iterations and 500,000+ are both inside our distribution for T=0.5: they are two "
      "draws from one wide distribution.");
  notes.emplace_back(
      "The document credits the resets. In our runs most of the gain is the restriction of the "
      "actions: with it a constant T=0.5 does as well as any reset schedule.");
  notes.emplace_back(
      "The document does not give its cooling schedule; ours cools from 0.6 to 0.2 in 10,000 "
      "iterations.");
  notes.push_back("Table of other puzzles: " + describe_puzzles(request, count));
  return notes;
}

}  // namespace

Experiment reproduce_coghlan(const ExperimentRequest& request) {
  Experiment experiment{
      .title = "Log-linear learning",
      .source = "V. Coghlan, Log-Linear Learning Over Large Iterations in Sudoku Puzzles, 2014"};
  const std::vector<Grid> puzzles = experiment_puzzles(request, 20);
  for (const auto& table :
       {iterations_table(request), split_table(request), reach_table(request, puzzles)}) {
    if (table) {
      experiment.tables.push_back(*table);
    } else {
      experiment.stopped = true;
    }
  }
  experiment.plots = potential_plots(request);
  experiment.notes = notes(request, puzzles.size());
  return experiment;
}

}  // namespace nonet
