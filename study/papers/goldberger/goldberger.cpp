#include "study/papers/goldberger/goldberger.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <utility>

#include "study/papers/goldberger/harder_puzzles.h"
#include "study/papers/goldberger/methods.h"
#include "study/papers/goldberger/stopping_sets.h"
#include "study/papers/independent_runs.h"
#include "study/papers/parts.h"

namespace nonet {
namespace {

using goldberger::kMethods;
using goldberger::MethodRow;
using goldberger::MethodRun;
using goldberger::Outcome;

constexpr int kClues = 17;  // of his puzzles
constexpr std::uint64_t kHisPuzzles = 35'000;

// Whether the puzzles are like those of the paper.
bool all_of_seventeen(const std::vector<Grid>& puzzles) {
  return std::ranges::all_of(puzzles, [](const Grid& p) { return p.clue_count() == kClues; });
}

std::vector<double> revealed_by_failures(const std::vector<Outcome>& outcomes) {
  std::vector<double> revealed;
  for (const Outcome& outcome : outcomes) {
    if (outcome.revealed < kCells) revealed.push_back(outcome.revealed);
  }
  return revealed;
}

// Table 1, a table for each of its columns.
struct TableOne {
  ComparisonTable success{"Puzzles solved, per cent"};
  ComparisonTable revealed{"Cells revealed where max-product stops, mean"};
  ComparisonTable times{"Processor time a puzzle, milliseconds"};
};

// His numbers and their ranges come from `his` of his puzzles; they are left out for puzzles of
// another kind.
struct HisChance {
  std::uint64_t his = kHisPuzzles;
  bool comparable = true;

  [[nodiscard]] std::string_view claim(std::string_view printed) const {
    return comparable ? printed : std::string_view();
  }
};

ComparisonRow success_row(const MethodRow& row, const std::vector<Outcome>& outcomes,
                          const HisChance& chance) {
  const auto solved = count_where(outcomes, [](const Outcome& o) { return o.solved; });
  Measurement measured{.label = std::string(row.label),
                       .claim = chance.claim(row.success),
                       .ours = share_interval(solved, outcomes.size()),
                       .sample = outcomes.size()};
  if (chance.comparable) {
    measured.expected = prediction_of_share(solved, outcomes.size(), chance.his);
  }
  return row_of(std::move(measured));
}

ComparisonRow revealed_row(const MethodRow& row, const std::vector<double>& revealed,
                           const HisChance& chance) {
  Measurement measured{.label = std::string(row.label),
                       .claim = chance.claim(row.revealed),
                       .ours = mean_interval(revealed),
                       .sample = revealed.size(),
                       .of = "failures"};
  if (chance.comparable) measured.expected = prediction_of_mean(revealed, chance.his);
  return row_of(std::move(measured));
}

void add(TableOne& tables, const MethodRow& row, const MethodRun& run, bool comparable) {
  const auto& outcomes = run.outcomes;
  const HisChance all{kHisPuzzles, comparable};
  tables.success.rows.push_back(success_row(row, outcomes, all));
  const std::vector<double> failures = revealed_by_failures(outcomes);
  if (row.method.first && !row.method.then && !failures.empty()) {
    const std::uint64_t his = kHisPuzzles * failures.size() / outcomes.size();
    tables.revealed.rows.push_back(
        revealed_row(row, failures, {std::max<std::uint64_t>(1, his), comparable}));
  }
  if (!run.milliseconds) return;
  tables.times.rows.push_back({.label = std::string(row.label),
                               .claim = std::string(all.claim(row.milliseconds)),
                               .ours = fmt::format("{:.3f}", *run.milliseconds),
                               .sample = outcomes.size()});
}

std::vector<std::string> goldberger_notes(std::size_t count, const std::vector<Outcome>& plain) {
  const auto solved = count_where(plain, [](const Outcome& o) { return o.solved; });
  const std::size_t first = std::min<std::size_t>(1000, count);
  const auto early = count_where(
      std::vector<Outcome>(plain.begin(), plain.begin() + static_cast<std::ptrdiff_t>(first)),
      [](const Outcome& o) { return o.solved; });
  return {
      "MP is generalised arc consistency on the 27 all-different factors, C1 locked candidates "
      "both ways, C2 each digit's matching of rows and columns without the boxes. What the paper "
      "calls the size of the stopping set is the number of cells revealed when the method stops.",
      fmt::format("Which 35,000 puzzles the paper has is not known, and lists are seldom in random "
                  "order: MP solves {:.1f} % of the first {} of these and {:.1f} % of all {}.",
                  share_interval(early, first).value, first, share_interval(solved, count).value,
                  count),
      "The paper names neither the floor of the messages nor the number of iterations: 1e-30 and "
      "100 here. The serial rows use a floor of 1e-100 and the newest messages.",
      "A hard decision of sum-product shows that the solution exists, not that it is the only one.",
      "Guesses (section 4 of the paper) cost options as in the CS221 report: digits tried. The "
      "first three rows are its heuristics under the same propagation; the others order by "
      "ten iterations of serial sum-product on the stopping set."};
}

// False after a stop.
bool run_methods(Experiment& experiment, std::vector<MethodRun>& runs,
                 const std::vector<Grid>& puzzles, const ExperimentRequest& request) {
  TableOne tables;
  for (const MethodRow& row : kMethods) {
    auto run = goldberger::run_method(row, puzzles, request);
    if (!run || run->outcomes.empty()) break;
    add(tables, row, *run, all_of_seventeen(puzzles));
    runs.push_back(std::move(*run));
  }
  for (ComparisonTable* table : {&tables.success, &tables.revealed, &tables.times}) {
    if (!table->rows.empty()) experiment.tables.push_back(std::move(*table));
  }
  return runs.size() == kMethods.size();
}

void add_stopping_sets(Experiment& experiment, const std::vector<MethodRun>& runs) {
  const auto& plain = runs[goldberger::kMp].outcomes;
  const auto& constrained = runs[goldberger::kMpC1C2].outcomes;
  ComparisonTable sets = goldberger::stopping_set_table(plain, constrained);
  if (!sets.rows.empty()) experiment.tables.push_back(std::move(sets));
  experiment.notes = goldberger_notes(plain.size(), plain);
  if (plain.size() < kFewestOnChart) return;
  experiment.charts.push_back({{goldberger::stopping_set_chart(plain, constrained),
                                goldberger::finished_chart(plain, constrained)},
                               "Figure 2, and the share of each size that the added constraints "
                               "finish."});
}

// False after a stop; without a table there was nothing to measure.
bool add_table(Experiment& experiment, std::optional<ComparisonTable> table,
               const ExperimentRequest& request) {
  if (table) experiment.tables.push_back(std::move(*table));
  return !request.control.should_stop();
}

}  // namespace

Experiment reproduce_goldberger(const ExperimentRequest& request) {
  Experiment experiment{
      .title = "Combined message passing",
      .source = "J. Goldberger, Solving Sudoku Using Combined Message Passing Algorithms"};
  const std::vector<Grid> puzzles = experiment_puzzles(request, 1000);
  experiment.puzzles = describe_puzzles(request, puzzles.size());
  if (!all_of_seventeen(puzzles)) {
    experiment.warnings.emplace_back(
        "Not all of these puzzles have 17 clues, as the paper's have: its figures are left out. "
        "With --puzzles goldberger=FILE, a list of 17 clues each, they stand beside ours.");
  }
  std::vector<MethodRun> runs;
  const std::array parts = {
      ExperimentPart{"the methods of Table 1",
                     [&](Experiment& to) { return run_methods(to, runs, puzzles, request); }},
      ExperimentPart{"the stopping sets of Figure 2",
                     [&](Experiment& to) {
                       add_stopping_sets(to, runs);
                       return true;
                     }},
      ExperimentPart{"harder puzzles",
                     [&](Experiment& to) {
                       return add_table(to, goldberger::by_difficulty_table(puzzles, request),
                                        request);
                     }},
      ExperimentPart{"guesses on the stopping sets", [&](Experiment& to) {
                       return add_table(to, goldberger::guesses_table(puzzles, request), request);
                     }}};
  add_parts(experiment, parts, request.control);
  return experiment;
}

}  // namespace nonet
