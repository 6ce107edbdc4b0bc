#include "study/papers/coghlan/coghlan.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random_stream.h"
#include "solvers/exact/count.h"
#include "study/papers/coghlan/play.h"
#include "study/papers/coghlan/statements.h"
#include "study/papers/coghlan/variants.h"
#include "study/papers/coghlan_puzzles.h"
#include "study/papers/independent_runs.h"
#include "study/papers/parts.h"

namespace nonet {
namespace {

using coghlan::Variant;
using log_linear::Actions;
using log_linear::PlayerOrder;

// The second puzzle: how often runs end in each of its two solutions.
std::optional<ComparisonTable> split_table(const ExperimentRequest& request) {
  constexpr std::array kSplit = {Variant{"plain, T = 0.4", PlayerOrder::kRoundRobin,
                                         Actions::kAllDigits, coghlan::constant(0.4)},
                                 Variant{"all three changes", PlayerOrder::kRandom,
                                         Actions::kRestricted, log_linear::kCoolingTemperature}};
  constexpr coghlan::Runs kRuns{400, 1'000'000, "coghlan-split"};
  ComparisonTable table{"Runs that end in the first solution of the second puzzle, per cent"};
  const Grid puzzle = *Grid::from_line(kCoghlanTwoSolutions);
  const Grid first = *count_solutions(puzzle, 2).first;
  for (const Variant& variant : kSplit) {
    const auto runs = attempts(puzzle, variant, kRuns, request);
    if (!runs) return std::nullopt;
    const std::uint64_t solved = coghlan::solved_count(*runs);
    if (solved == 0) continue;
    const auto to_first = count_where(*runs, [&](const Attempt& a) { return a.solution == first; });
    const Interval share = share_interval(to_first, solved);
    table.rows.push_back(row_of({.label = std::string(variant.label),
                                 .claim = "50",
                                 .ours = share,
                                 .expected = derived(share),
                                 .digits = 1,
                                 .sample = solved,
                                 .of = "runs that solve it",
                                 .seed = request.seed,
                                 .note = fmt::format("of {} runs", kRuns.count)}));
  }
  return table;
}

// Other puzzles, one run each: the reach of the method.
std::optional<ComparisonTable> reach_table(const ExperimentRequest& request,
                                           const std::vector<Grid>& puzzles) {
  constexpr std::array kReach = {
      Variant{"plain, T = 0.4", PlayerOrder::kRoundRobin, Actions::kAllDigits,
              coghlan::constant(0.4)},
      Variant{"random player, restricted, T = 0.4", PlayerOrder::kRandom, Actions::kRestricted,
              coghlan::constant(0.4)},
      Variant{"all three changes", PlayerOrder::kRandom, Actions::kRestricted,
              log_linear::kCoolingTemperature},
      Variant{"restricted by max-product, T = 0.4", PlayerOrder::kRandom, Actions::kInferred,
              coghlan::constant(0.4)},
  };
  constexpr std::uint64_t kLimit = 5'000'000;
  if (puzzles.empty()) return std::nullopt;
  ComparisonTable table{"Other puzzles solved within five million iterations, per cent"};
  for (const Variant& variant : kReach) {
    const auto runs = independent_runs(request, variant.label, puzzles.size(), [&](auto i) {
      return attempt(puzzles[static_cast<std::size_t>(i)], variant, kLimit,
                     RandomStream(request.seed, "coghlan-reach", i), request.control);
    });
    if (!runs) return std::nullopt;
    table.rows.push_back(row_of({.label = std::string(variant.label),
                                 .claim = "",
                                 .ours = share_interval(coghlan::solved_count(*runs), runs->size()),
                                 .digits = 1,
                                 .sample = puzzles.size(),
                                 .seed = request.seed}));
  }
  return table;
}

// One of the paper's figures: the potential over the iterations of one run.
LineChart potential_chart(const Variant& variant, const ExperimentRequest& request) {
  constexpr std::uint64_t kLength = 20'000;
  constexpr std::uint64_t kEvery = 40;
  const Grid puzzle = *Grid::from_line(kCoghlanPuzzle);
  RandomStream random(request.seed, "coghlan-figure");
  const log_linear::LogLinearOptions options{variant.order, variant.temperature, kLength, kEvery};
  const auto result = learn(puzzle, coghlan::actions_of(puzzle, variant.actions), options, random);
  LineChart chart;
  chart.frame.title = fmt::format("Potential, {}", variant.label);
  chart.frame.x = {.label = "iteration",
                   .scale = AxisScale::kLinear,
                   .low = 0.0,
                   .high = static_cast<double>(kLength)};
  chart.frame.y = {.label = "clashing pairs", .scale = AxisScale::kLinear, .low = 0.0, .high = {}};
  chart.frame.width = 520;
  chart.frame.height = 300;
  Series series{std::string(variant.label), {}};
  for (std::size_t i = 0; i < result.potential_trace.size(); ++i) {
    series.points.push_back(
        {static_cast<double>(i * kEvery), static_cast<double>(result.potential_trace[i])});
  }
  series.points.push_back(
      {static_cast<double>(result.iterations), static_cast<double>(result.potential)});
  chart.series.push_back(std::move(series));
  return chart;
}

// His four figures.
ChartGroup potential_charts(const ExperimentRequest& request) {
  constexpr std::array kFigures = {
      Variant{"plain, T = 0.5", PlayerOrder::kRoundRobin, Actions::kAllDigits,
              coghlan::constant(0.5)},
      Variant{"plain, T = 2", PlayerOrder::kRoundRobin, Actions::kAllDigits, coghlan::constant(2)},
      Variant{"plain, T = 0.2", PlayerOrder::kRoundRobin, Actions::kAllDigits,
              coghlan::constant(0.2)},
      Variant{"all three changes", PlayerOrder::kRandom, Actions::kRestricted,
              log_linear::kCoolingTemperature}};
  ChartGroup group{{}, "The potential in the first 20,000 iterations on his first puzzle."};
  for (const Variant& variant : kFigures) {
    group.charts.emplace_back(potential_chart(variant, request));
  }
  return group;
}

std::vector<std::string> coghlan_notes() {
  const Grid one = *Grid::from_line(kCoghlanPuzzle);
  const Grid two = *Grid::from_line(kCoghlanTwoSolutions);
  return {
      fmt::format("His first puzzle has {} solution, the second {} (by the exact solver).",
                  count_solutions(one, 10).count, count_solutions(two, 10).count),
      "Costs count a cell that shares row or column and box twice, as printed; the potential is "
      "the number of clashing pairs counted the same way.",
      "Equation (4) has the sign of the exponent for a utility; with repetitions as cost the "
      "weight is exp(-cost / T).",
      "He calls the random player one of the modifications, so the plain game goes in turn. He "
      "does not give the cooling schedule; ours cools from 0.6 to 0.2 in 10,000 iterations."};
}

}  // namespace

Experiment reproduce_coghlan(const ExperimentRequest& request) {
  Experiment experiment{
      .title = "Log-linear learning",
      .source = "V. Coghlan, Log-Linear Learning Over Large Iterations in Sudoku Puzzles, 2014"};
  const std::vector<Grid> puzzles = experiment_puzzles(request, 40);
  experiment.puzzles = "Coghlan's own two puzzles; the table of other puzzles: " +
                       describe_puzzles(request, puzzles.size());
  experiment.notes = coghlan_notes();
  const auto part = [&](std::string name, auto make) {
    return ExperimentPart{std::move(name), [&request, make](Experiment& to) {
                            auto table = make(request);
                            if (table) to.tables.push_back(std::move(*table));
                            return table.has_value();
                          }};
  };
  const auto reach = [&puzzles](const ExperimentRequest& asked) {
    return reach_table(asked, puzzles);
  };
  const std::array parts = {part("his three changes", coghlan::changes_table),
                            part("the temperatures", coghlan::temperatures_table),
                            part("what he says of potentials", coghlan::potentials_table),
                            part("best reply and fictitious play", coghlan::other_learning_table),
                            part("the puzzle with two solutions", split_table),
                            ExperimentPart{"his four figures",
                                           [&](Experiment& to) {
                                             to.charts.push_back(potential_charts(request));
                                             return true;
                                           }},
                            part("other puzzles", reach)};
  add_parts(experiment, parts, request.control);
  return experiment;
}

}  // namespace nonet
