#include "study/papers/goldberger/methods.h"

#include "study/papers/independent_runs.h"

namespace nonet::goldberger {
namespace {

Outcome outcome_of(const Grid& puzzle, const message_passing::Setting& method) {
  const Report report = solve_by_messages(puzzle, {}, method);
  Outcome outcome{.solved = report.solution.has_value()};
  for (const Measure& measure : report.details) {
    if (measure.key == "open_cells") outcome.revealed = kCells - static_cast<int>(measure.value);
  }
  return outcome;
}

}  // namespace

std::optional<MethodRun> run_method(const MethodRow& row, const std::vector<Grid>& puzzles,
                                    const ExperimentRequest& request) {
  const double start = request.seconds();
  auto outcomes = independent_runs(request, row.label, puzzles.size(), [&](std::uint64_t index) {
    return outcome_of(puzzles[static_cast<std::size_t>(index)], row.method);
  });
  if (!outcomes) return std::nullopt;
  MethodRun run{std::move(*outcomes), std::nullopt};
  if (request.clock && !puzzles.empty()) {
    run.milliseconds = 1000 * (request.seconds() - start) / static_cast<double>(puzzles.size());
  }
  return run;
}

}  // namespace nonet::goldberger
