#include "study/papers/goldberger/goldberger.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "study/papers/goldberger/harder_puzzles.h"
#include "study/papers/goldberger/methods.h"
#include "study/papers/goldberger/stopping_sets.h"
#include "study/papers/independent_runs.h"

namespace nonet {
namespace {

using goldberger::kMethods;
using goldberger::MethodRow;
using goldberger::MethodRun;
using goldberger::Outcome;

constexpr int kClues = 17;  // of his puzzles

// Whether the puzzles are of the kind that the paper has.
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

void add(TableOne& tables, const MethodRow& row, const MethodRun& run, bool comparable) {
  const auto& outcomes = run.outcomes;
  const auto solved = count_where(outcomes, [](const Outcome& o) { return o.solved; });
  const auto mark = [&](ComparisonRow compared) {
    if (!comparable && !compared.claim.empty()) compared.finding = Finding::kOtherInput;
    return compared;
  };
  tables.success.rows.push_back(mark(row_of({.label = std::string(row.label),
                                             .claim = row.success,
                                             .ours = share_interval(solved, outcomes.size()),
                                             .sample = outcomes.size()})));
  const std::vector<double> failures = revealed_by_failures(outcomes);
  if (row.method.first && !row.method.then && !failures.empty()) {
    tables.revealed.rows.push_back(mark(row_of({.label = std::string(row.label),
                                                .claim = row.revealed,
                                                .ours = mean_interval(failures),
                                                .sample = failures.size(),
                                                .of = "failures"})));
  }
  if (!run.milliseconds) return;
  tables.times.rows.push_back({.label = std::string(row.label),
                               .claim = std::string(row.milliseconds),
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

void add_further_tables(Experiment& experiment, const std::vector<Grid>& puzzles,
                        const ExperimentRequest& request) {
  for (auto table : {goldberger::by_difficulty_table(puzzles, request),
                     goldberger::guesses_table(puzzles, request)}) {
    if (table) experiment.tables.push_back(std::move(*table));
  }
}

}  // namespace

Experiment reproduce_goldberger(const ExperimentRequest& request) {
  Experiment experiment{
      .title = "Combined message passing",
      .source = "J. Goldberger, Solving Sudoku Using Combined Message Passing Algorithms"};
  const std::vector<Grid> puzzles = experiment_puzzles(request, 1000);
  experiment.puzzles = describe_puzzles(request, puzzles.size());
  const bool comparable = all_of_seventeen(puzzles);
  if (!comparable) {
    experiment.warnings.emplace_back(
        "Not all of these puzzles have 17 clues, as the paper's: its figures cannot be held "
        "against ours. Give the 17-clue list with --puzzles.");
  }
  TableOne tables;
  std::vector<MethodRun> runs;
  for (const MethodRow& row : kMethods) {
    auto run = goldberger::run_method(row, puzzles, request);
    if (!run || run->outcomes.empty()) {
      experiment.stopped = true;
      break;
    }
    add(tables, row, *run, comparable);
    runs.push_back(std::move(*run));
  }
  for (ComparisonTable* table : {&tables.success, &tables.revealed, &tables.times}) {
    if (!table->rows.empty()) experiment.tables.push_back(std::move(*table));
  }
  if (experiment.stopped) return experiment;
  const auto& plain = runs[goldberger::kMp].outcomes;
  const auto& constrained = runs[goldberger::kMpC1C2].outcomes;
  experiment.tables.push_back(goldberger::stopping_set_table(plain, constrained));
  experiment.charts.push_back({{goldberger::stopping_set_chart(plain, constrained)}});
  add_further_tables(experiment, puzzles, request);
  experiment.notes = goldberger_notes(puzzles.size(), plain);
  experiment.stopped = request.control.should_stop();
  return experiment;
}

}  // namespace nonet
