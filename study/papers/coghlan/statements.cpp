#include "study/papers/coghlan/statements.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string>

#include "base/random_stream.h"
#include "study/papers/coghlan/fictitious_play.h"
#include "study/papers/coghlan/play.h"
#include "study/papers/coghlan_puzzles.h"
#include "study/papers/independent_runs.h"

namespace nonet::coghlan {
namespace {

using log_linear::Actions;
using log_linear::PlayerOrder;

constexpr std::uint64_t kTraces = 10;
constexpr std::uint64_t kTraceLength = 1'000'000;
constexpr std::uint64_t kBestReplies = 500'000;

// The course of the potential over one run.
struct Trace {
  int least = 0;
  double mean = 0;
  double share_low = 0;  // of the iterations at or below the printed trap's potential
};

Trace trace_of(const Grid& puzzle, double temperature, int low, RandomStream random) {
  constexpr std::size_t kBurnIn = 1000;  // the random start is left out
  const log_linear::LogLinearOptions options{PlayerOrder::kRoundRobin, constant(temperature),
                                             kTraceLength, 1};
  auto potentials = learn(puzzle, {}, options, random).potential_trace;
  if (potentials.size() > 2 * kBurnIn) {
    potentials.erase(potentials.begin(), potentials.begin() + kBurnIn);
  }
  Trace trace{potentials.front(), 0, 0};
  const auto count = static_cast<double>(potentials.size());
  for (const int potential : potentials) {
    trace.least = std::min(trace.least, potential);
    trace.mean += potential / count;
    trace.share_low += potential <= low ? 100 / count : 0;
  }
  return trace;
}

std::optional<std::vector<Trace>> traces(double temperature, int low,
                                         const ExperimentRequest& request) {
  const Grid puzzle = *Grid::from_line(kCoghlanPuzzle);
  return independent_runs(request, "potentials", kTraces, [&](std::uint64_t i) {
    return trace_of(puzzle, temperature, low, RandomStream(request.seed, "coghlan-trace", i));
  });
}

std::vector<double> column(const std::vector<Trace>& traces, double Trace::*value) {
  std::vector<double> values;
  values.reserve(traces.size());
  for (const Trace& trace : traces) values.push_back(trace.*value);
  return values;
}

ComparisonRow cooled_row(const std::vector<Trace>& hot, const ExperimentRequest& request) {
  const int least = std::ranges::min(hot, std::ranges::less(), &Trace::least).least;
  return {.label = "least potential at T = 2",
          .claim = "2",
          .ours = fmt::format("{}", least),
          .sample = kTraces * kTraceLength,
          .of = "iterations",
          .seed = request.seed,
          .finding = least <= 2 ? Finding::kAgrees : Finding::kContradicts,
          .note = "\"you can see the potential arrive at values as low as two\""};
}

// A grid that learning leaves at once is not a trap.
ComparisonRow trap_row(const std::vector<Trace>& plain, int printed,
                       const ExperimentRequest& request) {
  ComparisonRow row = row_of(
      {.label = fmt::format("iterations at a potential of {} or less, per cent, T = 0.5", printed),
       .claim = "",
       .ours = mean_interval(column(plain, &Trace::share_low)),
       .sample = kTraces,
       .of = "runs",
       .seed = request.seed,
       .note = "\"we spend most of our time in the following puzzle configuration\""});
  row.claim = "most";
  std::vector<double> of_half;  // most is more than half
  for (const Trace& trace : plain) of_half.push_back(trace.share_low / 50);
  row.finding = finding_of_direction(mean_interval(of_half), prediction_of_run(of_half));
  return row;
}

// The grid that he prints as the trap, in which he says no player would lower its cost by changing.
ComparisonRow trap_gains_row() {
  const Grid trap = *Grid::from_line(kCoghlanStuckGrid);
  const auto gains = gains_in(trap, *Grid::from_line(kCoghlanPuzzle), {});
  ComparisonRow row{.label = "players of the printed trap who would clash less with another digit",
                    .claim = "none",
                    .ours = fmt::format("{}", gains.size()),
                    .sample = 1,
                    .of = "grid",
                    .finding = gains.empty() ? Finding::kAgrees : Finding::kContradicts};
  if (gains.empty()) return row;
  const Gain& first = gains.front();
  row.note =
      fmt::format("an erratum, no equilibrium: r{}c{} = {} costs {}, digit {} costs {}",
                  first.held.cell.row() + 1, first.held.cell.column() + 1, first.held.digit.value(),
                  first.cost, first.better.digit.value(), first.better_cost);
  return row;
}

// The end of a run of a learning rule that always takes a cheapest digit.
struct Rest {
  bool solved = false;
  bool equilibrium = false;  // no player would have fewer clashes
  bool still = false;        // the players keep their digits, even among those of equal cost
  double potential = 0;
};

// "Remains in an equilibrium" has three parts: the run is not solved, it is in an equilibrium, it
// stays there.
ComparisonRow rest_row(std::string label, const std::vector<Rest>& ends, std::string note,
                       const ExperimentRequest& request) {
  const auto solved = count_where(ends, [](const Rest& end) { return end.solved; });
  const auto balanced =
      count_where(ends, [](const Rest& end) { return !end.solved && end.equilibrium; });
  const auto still = count_where(
      ends, [](const Rest& end) { return !end.solved && end.equilibrium && end.still; });
  std::vector<double> potentials;
  potentials.reserve(ends.size());
  for (const Rest& end : ends) potentials.push_back(end.potential);
  const Interval potential = mean_interval(potentials);
  const std::uint64_t half = ends.size() / 2;
  return {.label = std::move(label),
          .claim = "remains in an equilibrium",
          .ours = fmt::format("{} solved, {} in an equilibrium, {} of these without a move", solved,
                              balanced, still),
          .interval = range_text(share_interval(balanced, ends.size()), 1) + " %; " +
                      range_text(share_interval(still, ends.size()), 1) + " %",
          .sample = ends.size(),
          .of = "runs",
          .seed = request.seed,
          .finding = still > half      ? Finding::kAgrees
                     : balanced > half ? Finding::kPartly
                     : solved > half   ? Finding::kContradicts
                                       : Finding::kDiffers,
          .note = fmt::format("{}; potential at the end {:.1f} [{:.1f}, {:.1f}]", note,
                              potential.value, potential.low, potential.high)};
}

// Makes each run twice from the same stream, the second time a tenth longer: the grids show whether
// it has moved.
std::optional<std::vector<Rest>> best_replies(Actions actions, const ExperimentRequest& request) {
  // So cold that only the cheapest digits are ever taken, with equal probability.
  const log_linear::Temperature cold = constant(0.001);
  const Grid puzzle = *Grid::from_line(kCoghlanPuzzle);
  const PencilMarks marks = actions_of(puzzle, actions);
  return independent_runs(request, "best reply", 100, [&](std::uint64_t i) {
    const auto end_after = [&](std::uint64_t iterations) {
      RandomStream random(request.seed, "coghlan-best-reply", i);
      return log_linear::learn(puzzle, marks, {PlayerOrder::kRoundRobin, cold, iterations, 0},
                               random, request.control);
    };
    const auto before = end_after(kBestReplies);
    const auto end = end_after(kBestReplies + kBestReplies / 10);
    return Rest{end.solution.has_value(), gains_in(end.grid, puzzle, marks).empty(),
                before.grid == end.grid, static_cast<double>(end.potential)};
  });
}

std::optional<std::vector<Rest>> fictitious_plays(const ExperimentRequest& request) {
  constexpr std::uint64_t kIterations = 200'000;
  const Grid puzzle = *Grid::from_line(kCoghlanPuzzle);
  const PencilMarks marks = actions_of(puzzle, Actions::kAllDigits);
  return independent_runs(request, "fictitious play", 40, [&](std::uint64_t i) {
    RandomStream random(request.seed, "coghlan-fictitious-play", i);
    const auto play = play_fictitiously(puzzle, marks, kIterations, random);
    return Rest{play.solved, gains_in(play.grid, puzzle, marks).empty(), play.at_rest,
                static_cast<double>(play.potential)};
  });
}

}  // namespace

std::optional<ComparisonTable> potentials_table(const ExperimentRequest& request) {
  const int printed = potential_of(*Grid::from_line(kCoghlanStuckGrid));
  const auto hot = traces(2, printed, request);
  const auto plain = hot ? traces(0.5, printed, request) : std::nullopt;
  if (!plain) return std::nullopt;
  ComparisonTable table{"What Coghlan says of potentials"};
  table.rows.push_back(cooled_row(*hot, request));
  table.rows.push_back({.label = "potential of the grid printed as the trap",
                        .ours = fmt::format("{}", printed),
                        .sample = 1,
                        .of = "grid",
                        .note = "equal digits in row, column and box, in pairs"});
  table.rows.push_back(trap_gains_row());
  table.rows.push_back(row_of({.label = "mean potential of plain learning at T = 0.5",
                               .claim = "",
                               .ours = mean_interval(column(*plain, &Trace::mean)),
                               .digits = 1,
                               .sample = kTraces,
                               .of = "runs",
                               .seed = request.seed,
                               .note = "of a million iterations or up to the solution"}));
  table.rows.push_back(trap_row(*plain, printed, request));
  return table;
}

std::optional<ComparisonTable> other_learning_table(const ExperimentRequest& request) {
  const auto all = best_replies(Actions::kAllDigits, request);
  const auto restricted = all ? best_replies(Actions::kRestricted, request) : std::nullopt;
  const auto fictitious = restricted ? fictitious_plays(request) : std::nullopt;
  if (!fictitious) return std::nullopt;
  ComparisonTable table{"Other learning that Coghlan names, on his first puzzle"};
  const std::string length = "550,000 iterations, moves in the last eleventh; of equals any";
  table.rows.push_back(rest_row("best reply (Cournot), all digits", *all, length, request));
  table.rows.push_back(
      rest_row("best reply (Cournot), restricted actions", *restricted, length, request));
  table.rows.push_back(rest_row("fictitious play, all digits", *fictitious,
                                "200,000 iterations, moves in the last thousand rounds", request));
  return table;
}

}  // namespace nonet::coghlan
