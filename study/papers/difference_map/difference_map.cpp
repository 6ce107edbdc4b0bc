#include "study/papers/difference_map/difference_map.h"

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
#include "solvers/exact/count.h"
#include "solvers/repeated_attempts.h"
#include "study/papers/coghlan_puzzles.h"
#include "study/papers/independent_runs.h"
#include "study/papers/parts.h"

namespace nonet {
namespace {

using difference_map::DifferenceMapOptions;
using difference_map::Mask;

using difference_map::Rule;

constexpr std::uint64_t kSplitRuns = 200;
constexpr std::uint64_t kSweepIterations = 2'000;
constexpr std::uint64_t kSweepPuzzles = 60;

struct MapVariant {
  std::string_view label;
  DifferenceMapOptions options;
};

constexpr std::array kVariants = {
    MapVariant{"no mask, no restart (anlak's formulation)",
               {.mask = Mask::kNone, .restart_every = 0}},
    MapVariant{"no mask, restart every 2,500", difference_map::kPublished},
    MapVariant{"candidate mask, restart every 2,000", difference_map::kMasked},
    MapVariant{"candidate mask, no restart", {.mask = Mask::kCandidates, .restart_every = 0}},
};

// The naive formulation at the start of the article: it "fails to provide a solution most of the
// time".
constexpr MapVariant kNaive{
    "alternating projections, no mask, restart every 100",
    {.mask = Mask::kNone, .restart_every = 100, .rule = Rule::kAlternating}};

constexpr std::array kBetas = {0.3, 0.5, 0.7, 0.9, 1.0, 1.1, 1.3};

Attempt attempt_variant(const Grid& puzzle, const DifferenceMapOptions& options,
                        RandomStream random, const RunControl& control) {
  const auto result = difference_map::search(puzzle, options, random, control);
  const bool right =
      result.solution && result.solution->is_solution() && puzzle.extended_by(*result.solution);
  return {right ? result.solution : std::nullopt, result.iterations};
}

std::optional<std::vector<Attempt>> attempts_on(const ExperimentRequest& request,
                                                std::string_view what,
                                                const std::vector<Grid>& puzzles,
                                                const DifferenceMapOptions& options) {
  return independent_runs(request, what, puzzles.size(), [&](std::uint64_t i) {
    return attempt_variant(puzzles[static_cast<std::size_t>(i)], options,
                           RandomStream(request.seed, "difference-map-experiment", i),
                           request.control);
  });
}

Interval solved_share(const std::vector<Attempt>& attempts) {
  return share_interval(
      count_where(attempts, [](const Attempt& a) { return a.solution.has_value(); }),
      attempts.size());
}

ComparisonRow solved_row(const MapVariant& variant, const std::vector<Attempt>& attempts,
                         const ExperimentRequest& request) {
  const auto median = median_iterations(attempts);
  return row_of({.label = std::string(variant.label),
                 .claim = "",
                 .ours = solved_share(attempts),
                 .digits = 1,
                 .sample = attempts.size(),
                 .seed = request.seed,
                 .note = median ? fmt::format("median {} iterations", *median)
                                : std::string("fewer than half solved")});
}

// Every puzzle's iterations, ascending; those that failed stay at the limit.
Series sorted_iterations(const MapVariant& variant, const std::vector<Attempt>& attempts) {
  std::vector<double> iterations;
  iterations.reserve(attempts.size());
  for (const Attempt& a : attempts) iterations.push_back(static_cast<double>(a.iterations));
  std::ranges::sort(iterations);
  Series series{std::string(variant.label), {}};
  for (std::size_t i = 0; i < iterations.size(); ++i) {
    series.points.push_back({static_cast<double>(i + 1), iterations[i]});
  }
  return series;
}

bool add_settings(const ExperimentRequest& request, const std::vector<Grid>& puzzles,
                  Experiment& experiment) {
  ComparisonTable table{"Puzzles solved within 10,000 iterations, per cent"};
  LineChart chart;
  chart.frame.title = "Iterations to solve each puzzle";
  chart.frame.x.label = "puzzles, each setting sorted for itself";
  chart.frame.y = {.label = "iterations", .scale = AxisScale::kLog, .low = {}, .high = {}};
  for (const MapVariant& variant : kVariants) {
    const auto attempts = attempts_on(request, variant.label, puzzles, variant.options);
    if (!attempts || attempts->empty()) return false;
    table.rows.push_back(solved_row(variant, *attempts, request));
    chart.series.push_back(sorted_iterations(variant, *attempts));
  }
  const auto naive = attempts_on(request, kNaive.label, puzzles, kNaive.options);
  if (!naive) return false;
  ComparisonRow row = solved_row(kNaive, *naive, request);
  row.claim = "fails most of the time";
  const Interval solved = solved_share(*naive);
  row.finding = solved.high < 50  ? Finding::kAgrees
                : solved.low > 50 ? Finding::kContradicts
                                  : Finding::kOpen;
  table.rows.push_back(std::move(row));
  experiment.tables.push_back(std::move(table));
  if (puzzles.size() >= kFewestOnChart) experiment.charts.push_back({{std::move(chart)}});
  return true;
}

bool add_beta_sweep(const ExperimentRequest& request, const std::vector<Grid>& puzzles,
                    Experiment& experiment) {
  const std::vector<Grid> few = even_sample(puzzles, kSweepPuzzles);
  ComparisonTable table{"Puzzles solved within 2,000 iterations by beta, per cent"};
  LineChart chart;
  chart.frame.title = "Success by beta";
  chart.frame.x.label = "beta";
  chart.frame.y.label = "solved, per cent";
  chart.markers = Markers::kShown;
  for (const Mask mask : {Mask::kNone, Mask::kCandidates}) {
    const std::string name = mask == Mask::kNone ? "no mask" : "candidate mask";
    Series series{name, {}};
    for (const double beta : kBetas) {
      const DifferenceMapOptions options{beta, mask, kSweepIterations, 0, 0};
      const auto attempts = attempts_on(request, "beta", few, options);
      if (!attempts || attempts->empty()) return false;
      const std::string label = fmt::format("beta {:.1f}, {}", beta, name);
      table.rows.push_back(solved_row({label, options}, *attempts, request));
      series.points.push_back({beta, solved_share(*attempts).value});
    }
    chart.series.push_back(std::move(series));
  }
  experiment.tables.push_back(std::move(table));
  if (puzzles.size() >= kFewestOnChart) experiment.charts.push_back({{std::move(chart)}});
  return true;
}

bool add_split(const ExperimentRequest& request, Experiment& experiment) {
  const Grid puzzle = *Grid::from_line(kCoghlanTwoSolutions);
  const auto attempts =
      independent_runs(request, "two solutions", kSplitRuns, [&](std::uint64_t i) {
        return attempt_variant(puzzle, difference_map::kPublished,
                               RandomStream(request.seed, "difference-map-split", i),
                               request.control);
      });
  if (!attempts) return false;
  const Grid first = *count_solutions(puzzle, 2).first;
  const auto solved = count_where(*attempts, [](const Attempt& a) { return !!a.solution; });
  if (solved == 0) return true;
  const auto to_first =
      count_where(*attempts, [&](const Attempt& a) { return a.solution == first; });
  ComparisonTable table{"Runs that end in the first solution of Coghlan's second puzzle, per cent"};
  table.rows.push_back(row_of({.label = "no mask, restart every 2,500",
                               .claim = "",
                               .ours = share_interval(to_first, solved),
                               .digits = 1,
                               .sample = solved,
                               .of = "runs that solve it",
                               .seed = request.seed}));
  experiment.tables.push_back(std::move(table));
  return true;
}

// How far each iteration moves, on an easy puzzle.
void add_trace(const ExperimentRequest& request, Experiment& experiment) {
  LineChart chart;
  chart.frame.title = "Length of the steps on Coghlan's first puzzle";
  chart.frame.x.label = "iteration";
  chart.frame.y.label = "distance moved";
  for (const Mask mask : {Mask::kNone, Mask::kCandidates}) {
    RandomStream random(request.seed, "difference-map-trace");
    const DifferenceMapOptions options{1, mask, 10'000, 0, 1};
    const auto result = difference_map::search(*Grid::from_line(kCoghlanPuzzle), options, random);
    Series series{mask == Mask::kNone ? "no mask" : "candidate mask", {}};
    for (std::size_t i = 0; i < result.step_trace.size(); ++i) {
      series.points.push_back({static_cast<double>(i + 1), result.step_trace[i]});
    }
    chart.series.push_back(std::move(series));
  }
  experiment.charts.push_back({{std::move(chart)}});
}

std::vector<std::string> difference_map_notes() {
  return {
      "The article publishes no numbers; its formulation is reproduced, and its one statement on "
      "alternating projections is tested. Restarts, masks and a beta other than one are ours; the "
      "alternating projections restart often, for they rest within a few steps.",
      "It minimises the sum of -x over a cell's symbols and writes argmin of -x: the largest entry "
      "wins, as here.",
      "A fixed point has P_A(f_B(x)) = P_B(f_A(x)); we stop as soon as rows, columns and boxes "
      "agree on every cell, which is earlier.",
      "The article assigns all nine cells of a house; leaving out the givens and their digits "
      "gives the same projection and is cheaper."};
}

}  // namespace

Experiment reproduce_difference_map(const ExperimentRequest& request) {
  Experiment experiment{
      .title = "Difference map",
      .source =
          "anlak.com, A different kind of Sudoku solver, 2016, after V. Elser, I. Rankenburg, P. "
          "Thibault, PNAS 2007, and S. Gravel, V. Elser, Phys. Rev. E 2008"};
  const std::vector<Grid> puzzles = experiment_puzzles(request, 200);
  experiment.puzzles = describe_puzzles(request, puzzles.size());
  experiment.notes = difference_map_notes();
  const std::array parts = {
      ExperimentPart{"the settings",
                     [&](Experiment& to) { return add_settings(request, puzzles, to); }},
      ExperimentPart{"beta", [&](Experiment& to) { return add_beta_sweep(request, puzzles, to); }},
      ExperimentPart{"the puzzle with two solutions",
                     [&](Experiment& to) { return add_split(request, to); }},
      ExperimentPart{"the length of the steps", [&](Experiment& to) {
                       add_trace(request, to);
                       return true;
                     }}};
  add_parts(experiment, parts, request.control);
  return experiment;
}

}  // namespace nonet
