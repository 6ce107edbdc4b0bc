#include "study/papers/difference_map.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <fmt/format.h>
#include <optional>
#include <string_view>
#include <vector>

#include "base/random_stream.h"
#include "solvers/difference_map/difference_map.h"
#include "solvers/difference_map/difference_map_solvers.h"
#include "solvers/repeated_attempts.h"
#include "study/papers/document_puzzles.h"
#include "study/papers/trials.h"

namespace nonet {
namespace {

using difference_map::Mask;
using difference_map::Options;

constexpr std::uint64_t kSplitRuns = 60;
constexpr std::uint64_t kSweepIterations = 2'000;
constexpr std::uint64_t kSweepPuzzles = 30;

struct Variant {
  std::string_view label;
  Options options;
};

constexpr std::array kVariants = {
    Variant{"no mask, restart every 2,500 (the document's formulation)", difference_map::kDocument},
    Variant{"no mask, no restart", {.mask = Mask::kNone, .restart_every = 0}},
    Variant{"candidate mask, restart every 2,000", difference_map::kMasked},
    Variant{"candidate mask, no restart", {.mask = Mask::kCandidates, .restart_every = 0}},
};

constexpr std::array kBetas = {0.3, 0.5, 0.7, 0.9, 1.0, 1.1, 1.3};

Attempt attempt(const Grid& puzzle, const Options& options, RandomStream random,
                const RunControl& control) {
  const auto result = difference_map::search(puzzle, options, random, control);
  const bool right =
      result.solution && result.solution->is_solution() && puzzle.extended_by(*result.solution);
  return {right ? result.solution : std::nullopt, result.iterations};
}

std::optional<std::vector<Attempt>> attempts_on(const ExperimentRequest& request,
                                                std::string_view what,
                                                const std::vector<Grid>& puzzles,
                                                const Options& options) {
  return run_trials(request, what, puzzles.size(), [&](std::uint64_t i) {
    return attempt(puzzles[static_cast<std::size_t>(i)], options,
                   RandomStream(request.seed, "difference-map-experiment", i), request.control);
  });
}

double solved_percentage(const std::vector<Attempt>& attempts) {
  return percentage(attempts, [](const Attempt& a) { return a.solution.has_value(); });
}

// Every puzzle's iterations, ascending; those that failed stay at the limit.
PlotSeries sorted_iterations(const Variant& variant, const std::vector<Attempt>& attempts) {
  PlotSeries series{std::string(variant.label), {}, {}};
  for (const Attempt& a : attempts) series.y.push_back(static_cast<double>(a.iterations));
  std::ranges::sort(series.y);
  for (std::size_t i = 0; i < series.y.size(); ++i) {
    series.x.push_back(static_cast<double>(i + 1));
  }
  return series;
}

bool add_settings(const ExperimentRequest& request, const std::vector<Grid>& puzzles,
                  Experiment& experiment) {
  ComparisonTable table{"Puzzles solved within 10,000 iterations, per cent", {}};
  Plot plot{.title = "Iterations to solve each puzzle",
            .x_label = "puzzles, sorted",
            .y_label = "iterations",
            .y_scale = PlotScale::kLogarithmic};
  for (const Variant& variant : kVariants) {
    const auto attempts = attempts_on(request, variant.label, puzzles, variant.options);
    if (!attempts) return false;
    const auto median = median_iterations(*attempts);
    table.rows.push_back({std::string(variant.label), "",
                          fmt::format("{:.1f}", solved_percentage(*attempts)), attempts->size(),
                          request.seed,
                          median ? fmt::format("median {} iterations", *median)
                                 : std::string("fewer than half solved")});
    plot.series.push_back(sorted_iterations(variant, *attempts));
  }
  experiment.tables.push_back(std::move(table));
  experiment.plots.push_back(std::move(plot));
  return true;
}

bool add_beta_sweep(const ExperimentRequest& request, const std::vector<Grid>& puzzles,
                    Experiment& experiment) {
  const std::vector<Grid> few = even_sample(puzzles, kSweepPuzzles);
  ComparisonTable table{"Puzzles solved within 2,000 iterations by beta, per cent", {}};
  Plot plot{.title = "Success by beta", .x_label = "beta", .y_label = "solved, per cent"};
  for (const Mask mask : {Mask::kNone, Mask::kCandidates}) {
    const std::string name = mask == Mask::kNone ? "no mask" : "candidate mask";
    PlotSeries series{name, {}, {}};
    for (const double beta : kBetas) {
      const Options options{beta, mask, kSweepIterations, 0, 0};
      const auto attempts = attempts_on(request, "beta", few, options);
      if (!attempts) return false;
      const double solved = solved_percentage(*attempts);
      table.rows.push_back({fmt::format("beta {:.1f}, {}", beta, name), "",
                            fmt::format("{:.1f}", solved), few.size(), request.seed, ""});
      series.x.push_back(beta);
      series.y.push_back(solved);
    }
    plot.series.push_back(std::move(series));
  }
  experiment.tables.push_back(std::move(table));
  experiment.plots.push_back(std::move(plot));
  return true;
}

bool add_split(const ExperimentRequest& request, Experiment& experiment) {
  const Grid puzzle = *Grid::from_line(kCoghlanTwoSolutions);
  const auto attempts = run_trials(request, "two solutions", kSplitRuns, [&](std::uint64_t i) {
    return attempt(puzzle, difference_map::kDocument,
                   RandomStream(request.seed, "difference-map-split", i), request.control);
  });
  if (!attempts) return false;
  std::vector<Grid> ends;
  for (const Attempt& a : *attempts) {
    if (a.solution) ends.push_back(*a.solution);
  }
  const std::size_t to_first =
      ends.empty() ? 0 : static_cast<std::size_t>(std::ranges::count(ends, ends.front()));
  experiment.tables.push_back(
      {"Runs that end in either solution of a puzzle with two",
       {{"no mask, restart every 2,500", "",
         fmt::format("{} : {}", to_first, ends.size() - to_first), kSplitRuns, request.seed, ""}}});
  return true;
}

// How far each iteration moves, on an easy puzzle.
void add_trace(const ExperimentRequest& request, Experiment& experiment) {
  Plot plot{.title = "Length of the steps, an easy puzzle",
            .x_label = "iteration",
            .y_label = "distance moved"};
  for (const Mask mask : {Mask::kNone, Mask::kCandidates}) {
    RandomStream random(request.seed, "difference-map-trace");
    const Options options{1, mask, 10'000, 0, 1};
    const auto result = difference_map::search(*Grid::from_line(kCoghlanPuzzle), options, random);
    PlotSeries series{mask == Mask::kNone ? "no mask" : "candidate mask", {}, {}};
    for (std::size_t i = 0; i < result.step_trace.size(); ++i) {
      series.x.push_back(static_cast<double>(i + 1));
      series.y.push_back(result.step_trace[i]);
    }
    plot.series.push_back(std::move(series));
  }
  experiment.plots.push_back(std::move(plot));
}

std::vector<std::string> notes(const ExperimentRequest& request, std::size_t count) {
  std::vector<std::string> notes;
  notes.push_back(describe_puzzles(request, count));
  notes.emplace_back("The document publishes no numbers; only its formulation is reproduced.");
  notes.emplace_back(
      "It minimises the sum of -x over a cell's symbols and writes argmin of -x: the largest "
      "entry wins, as here.");
  notes.emplace_back(
      "A fixed point has P_A(f_B(x)) = P_B(f_A(x)); we stop as soon as rows, columns and boxes "
      "agree on every cell, which is earlier.");
  notes.emplace_back(
      "The document assigns all nine cells of a house; leaving out the givens and their digits "
      "gives the same projection and is cheaper.");
  return notes;
}

}  // namespace

Experiment reproduce_difference_map(const ExperimentRequest& request) {
  Experiment experiment{
      .title = "Difference map",
      .source =
          "anlak.com, A different kind of Sudoku solver, 2016, after V. Elser, I. Rankenburg, P. "
          "Thibault, PNAS 2007, and S. Gravel, V. Elser, Phys. Rev. E 2008"};
  const std::vector<Grid> puzzles = experiment_puzzles(request, 100);
  experiment.stopped = !add_settings(request, puzzles, experiment) ||
                       !add_beta_sweep(request, puzzles, experiment) ||
                       !add_split(request, experiment);
  add_trace(request, experiment);
  experiment.notes = notes(request, puzzles.size());
  return experiment;
}

}  // namespace nonet
