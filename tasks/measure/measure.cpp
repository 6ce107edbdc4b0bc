#include "tasks/measure/measure.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "base/turns.h"
#include "board/canonical.h"
#include "solvers/exact/certify.h"

namespace nonet {
namespace {

// A puzzle of the input, and its stored measurements.
struct MeasuredSubject {
  Grid givens;
  std::optional<PuzzleRecord> proper;  // if it has exactly one solution, so that it may be stored
  std::vector<SolverRecord> known;
};

// The subject is null after the last puzzle.
struct Unit {
  std::shared_ptr<const MeasuredSubject> subject;
  MeasuredRow row;
};

std::uint64_t seed_for(const SolverRow& solver, const MeasurePlan& plan) {
  return solver.uses_chance ? plan.seed : 0;
}

SolverRecord measured_record(const Grid& givens, const SolverRow& solver, const MeasurePlan& plan) {
  const std::uint64_t seed = seed_for(solver, plan);
  const double start = plan.thread_seconds ? plan.thread_seconds() : 0;
  Report report = solver.solve(
      givens, {.seed = seed, .solution_limit = 2, .budget = plan.budget, .control = plan.control});
  const double seconds = plan.thread_seconds ? plan.thread_seconds() - start : 0;
  SolverRecord record{.puzzle = {},
                      .solver = std::string(solver.key),
                      .seed = seed,
                      .verdict = report.verdict,
                      .solution_count = report.solution_count,
                      .hardness = report.hardness,
                      .unit = std::string(solver.hardness_unit),
                      .effort = report.effort,
                      .seconds = seconds,
                      .details = std::move(report.details)};
  if (plan.budget > 0) {
    record.details.push_back(
        {"budget", static_cast<double>(plan.budget), std::string(solver.effort_unit)});
  }
  return record;
}

double budget_of(const SolverRecord& record) {
  for (const Measure& detail : record.details) {
    if (detail.key == "budget") return detail.value;
  }
  return 0;
}

const SolverRecord* known_record(const MeasuredSubject& subject, const SolverRow& solver,
                                 const MeasurePlan& plan) {
  for (const SolverRecord& record : subject.known) {
    if (record.solver == solver.key && record.seed == seed_for(solver, plan) &&
        budget_of(record) == static_cast<double>(plan.budget)) {
      return &record;
    }
  }
  return nullptr;
}

std::shared_ptr<const MeasuredSubject> next_subject(const NextPuzzle& next,
                                                    const MeasureStore* store) {
  const std::optional<Grid> givens = next();
  if (!givens) return nullptr;
  auto subject = std::make_shared<MeasuredSubject>(MeasuredSubject{*givens, {}, {}});
  if (store == nullptr) return subject;
  const Certificate certificate = certify(*givens);
  if (!certificate) return subject;
  subject->proper = PuzzleRecord{*certificate.puzzle, canonical_form(*givens)};
  if (store->known == nullptr) return subject;
  // A store that cannot be read also fails, visibly, when it is written.
  auto known = store->known->measurements_of(*subject->proper);
  if (known) subject->known = std::move(*known);
  return subject;
}

MeasuredRow measurement_row_of(const MeasuredSubject& subject, std::size_t solver,
                               const MeasurePlan& plan) {
  MeasuredRow row{.givens = subject.givens, .solver = solver, .record = {}};
  const SolverRow& solver_row = *plan.solvers[solver];
  if (const SolverRecord* record = known_record(subject, solver_row, plan)) {
    row.record = *record;
    row.origin = RowOrigin::kStored;
  } else {
    row.record = measured_record(subject.givens, solver_row, plan);
  }
  return row;
}

// Stores a row, unless it came from the store or its puzzle is improper.
Status keep(const Unit& unit, const MeasureStore* store, MeasureCount& count) {
  if (store == nullptr || unit.row.origin == RowOrigin::kStored) return {};
  if (unit.subject->proper) return store->recorder->add({*unit.subject->proper, unit.row.record});
  if (unit.row.solver == 0) ++count.improper;
  return {};
}

}  // namespace

Result<MeasureCount> measure(const MeasurePlan& plan, const MeasureStore* store,
                             const NextPuzzle& next, const RowVisitor& visit) {
  Turns turns;
  std::shared_ptr<const MeasuredSubject> current;  // guarded by the turn
  const auto make = [&](std::uint64_t index) {
    const std::size_t solver = index % plan.solvers.size();
    Unit unit;
    unit.subject = turns.take(index, [&] {
      if (solver == 0) current = next_subject(next, store);
      return current;
    });
    if (unit.subject) unit.row = measurement_row_of(*unit.subject, solver, plan);
    return unit;
  };
  MeasureCount count;
  Status kept;
  ordered_parallel({.threads = plan.threads}, plan.control, make,
                   [&](std::uint64_t, const Unit& unit) {
                     // An interrupted solve has no result.
                     if (!unit.subject || plan.control.should_stop()) return Flow::kStop;
                     kept = keep(unit, store, count);
                     if (!kept) return Flow::kStop;
                     ++count.rows;
                     return visit(unit.row);
                   });
  if (!kept) return kept.error();
  return count;
}

bool has_all_rows(const Puzzle& puzzle, const MeasurePlan& plan, const Store& known) {
  const auto records = known.measurements_of({puzzle, canonical_form(puzzle.givens())});
  if (!records) return false;
  const MeasuredSubject subject{puzzle.givens(), {}, *records};
  return std::ranges::all_of(plan.solvers, [&](const SolverRow* solver) {
    return known_record(subject, *solver, plan) != nullptr;
  });
}

std::vector<SolverRecord> measured_records(const Grid& givens, const MeasurePlan& plan) {
  std::vector<SolverRecord> records;
  for (const SolverRow* solver : plan.solvers) {
    if (plan.control.should_stop()) break;
    records.push_back(measured_record(givens, *solver, plan));
  }
  return records;
}

Result<std::optional<std::uint64_t>> seed_of_last_run(const Store& store,
                                                      std::string_view command) {
  std::optional<std::uint64_t> seed;
  const Status visited = store.visit_runs([&](const StoredRun& run) {
    if (run.run.command == command && run.run.seed != 0) seed = run.run.seed;
    return Flow::kContinue;
  });
  if (!visited) return visited.error();
  return seed;
}

}  // namespace nonet
