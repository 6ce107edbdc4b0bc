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

// What the potential did over one run.
struct Trace {
  int least = 0;
  double mean = 0;
  double share_low = 0;  // of the iterations at or below the printed trap's potential
};

Trace trace_of(const Grid& puzzle, double temperature, int low, RandomStream random) {
  constexpr std::size_t kBurnIn = 1000;  // the random start is no part of it
  const log_linear::Options options{PlayerOrder::kRoundRobin, constant(temperature), kTraceLength,
                                    1};
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

// A trap that learning leaves at once is none.
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
  const double share = mean_interval(column(plain, &Trace::share_low)).value;
  row.finding = share > 50 ? Finding::kAgrees : Finding::kContradicts;
  return row;
}

struct Stop {
  bool solved = false;
  double potential = 0;
};

ComparisonRow stop_row(std::string label, const std::vector<Stop>& stops, std::string note,
                       const ExperimentRequest& request) {
  const auto solved = count_where(stops, [](const Stop& stop) { return stop.solved; });
  std::vector<double> potentials;
  potentials.reserve(stops.size());
  for (const Stop& stop : stops) potentials.push_back(stop.potential);
  const Interval end = mean_interval(potentials);
  return {.label = std::move(label),
          .claim = "remains in an equilibrium",
          .ours = fmt::format("{} of {} solve it", solved, stops.size()),
          .interval = range_text(share_interval(solved, stops.size()), 1) + " %",
          .sample = stops.size(),
          .of = "runs",
          .seed = request.seed,
          .finding = 2 * solved < stops.size() ? Finding::kAgrees : Finding::kDiffers,
          .note = fmt::format("{}; potential at the end {:.1f} [{:.1f}, {:.1f}]", note, end.value,
                              end.low, end.high)};
}

std::optional<std::vector<Stop>> best_replies(Actions actions, const ExperimentRequest& request) {
  // So cold that only a cheapest digit is ever taken, each of them equally likely.
  const Variant variant{"best reply", PlayerOrder::kRoundRobin, actions, constant(0.001)};
  const Grid puzzle = *Grid::from_line(kCoghlanPuzzle);
  const log_linear::Options options{variant.order, variant.temperature, kTraceLength, 0};
  return independent_runs(request, variant.label, 100, [&](std::uint64_t i) {
    RandomStream random(request.seed, "coghlan-best-reply", i);
    const auto result =
        learn(puzzle, actions_of(puzzle, actions), options, random, request.control);
    return Stop{result.solution.has_value(), static_cast<double>(result.potential)};
  });
}

std::optional<std::vector<Stop>> fictitious_plays(const ExperimentRequest& request) {
  constexpr std::uint64_t kIterations = 200'000;
  const Grid puzzle = *Grid::from_line(kCoghlanPuzzle);
  return independent_runs(request, "fictitious play", 40, [&](std::uint64_t i) {
    RandomStream random(request.seed, "coghlan-fictitious-play", i);
    const auto play =
        play_fictitiously(puzzle, actions_of(puzzle, Actions::kAllDigits), kIterations, random);
    return Stop{play.solved, static_cast<double>(play.potential)};
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
  const std::string million = "a million iterations, of equals any";
  table.rows.push_back(stop_row("best reply (Cournot), all digits", *all, million, request));
  table.rows.push_back(
      stop_row("best reply (Cournot), restricted actions", *restricted, million, request));
  table.rows.push_back(
      stop_row("fictitious play, all digits", *fictitious, "200,000 iterations", request));
  return table;
}

}  // namespace nonet::coghlan
