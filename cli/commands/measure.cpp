#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <memory>
#include <set>

#include "base/request_error.h"
#include "board/canonical.h"
#include "cli/commands.h"
#include "cli/database_path.h"
#include "cli/nearest_word.h"
#include "cli/processor_time.h"
#include "cli/puzzle_stream.h"
#include "cli/run_recorder.h"
#include "cli/topics.h"
#include "solvers/catalog.h"
#include "solvers/exact/certify.h"

// A unit of work is one solver on one puzzle: some take seconds, so that a table of one puzzle
// should use all threads, and a stop should cost no more than the solve it falls into.

namespace nonet {
namespace {

enum class SecondsColumn : std::uint8_t { kShown, kHidden };

struct MeasurePlan {
  std::vector<const SolverRow*> solvers;
  std::uint64_t budget = 0;  // 0: each solver's own
  std::uint64_t seed = 0;
  SecondsColumn seconds = SecondsColumn::kShown;
  RunControl control;

  [[nodiscard]] std::uint64_t seed_for(const SolverRow& solver) const {
    return solver.uses_chance ? seed : 0;
  }
};

// A puzzle of the input, the errors around it, and what the store has of it.
struct Subject {
  PuzzleChunk chunk;                   // one puzzle at most
  std::optional<PuzzleRecord> proper;  // where it may be stored: with exactly one solution
  std::vector<SolverRecord> known;

  [[nodiscard]] bool has_puzzle() const { return !chunk.puzzles.empty(); }
  [[nodiscard]] const Grid& givens() const { return chunk.puzzles.front().givens; }
};

enum class Origin : std::uint8_t { kMeasured, kStored };

struct Row {
  std::shared_ptr<const Subject> subject;
  SolverRecord record;
  Origin origin = Origin::kMeasured;
};

SolverRecord measure(const Grid& givens, const SolverRow& solver, const MeasurePlan& plan) {
  const std::uint64_t seed = plan.seed_for(solver);
  const double start = thread_seconds();
  Report report = solver.solve(
      givens, {.seed = seed, .solution_limit = 2, .budget = plan.budget, .control = plan.control});
  const double seconds = thread_seconds() - start;
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

const SolverRecord* known_record(const Subject& subject, const SolverRow& solver,
                                 const MeasurePlan& plan) {
  for (const SolverRecord& record : subject.known) {
    if (record.solver == solver.key && record.seed == plan.seed_for(solver) &&
        budget_of(record) == static_cast<double>(plan.budget)) {
      return &record;
    }
  }
  return nullptr;
}

// What an earlier call measured of exactly this puzzle: an isomorphic one in another printed form
// is as hard for people, but not to the count for a solver that goes through cells in order.
Result<std::vector<SolverRecord>> stored_measurements(const Store& store,
                                                      const PuzzleRecord& puzzle) {
  const auto id = store.find(puzzle.canonical);
  if (!id) return id.error();
  if (!*id) return std::vector<SolverRecord>();
  const auto stored = store.puzzle(**id);
  if (!stored) return stored.error();
  if ((*stored)->puzzle.givens() != puzzle.puzzle.givens()) return std::vector<SolverRecord>();
  return store.measurements_of(**id);
}

// Hands out the puzzles, each with what is known of it. One caller at a time.
class SubjectReader {
 public:
  SubjectReader(PuzzleInput& input, const Store* store) : input_(input), store_(store) {}

  // The next puzzle; without one and without misfits at the end of the input.
  std::shared_ptr<const Subject> next() {
    auto subject = std::make_shared<Subject>();
    subject->chunk = input_.next_chunk(1);
    if (store_ != nullptr && subject->has_puzzle()) look_up(*subject);
    return subject;
  }

 private:
  void look_up(Subject& subject) const {
    const Certificate certificate = certify(subject.givens());
    if (!certificate) return;
    subject.proper = PuzzleRecord{*certificate.puzzle, canonical_form(subject.givens())};
    // A store that cannot be read fails as well, and for the user to see, when it is written.
    auto known = stored_measurements(*store_, *subject.proper);
    if (known) subject.known = std::move(*known);
  }

  PuzzleInput& input_;
  const Store* store_;
};

std::string line_of(const Row& row, SecondsColumn seconds) {
  const SolverRecord& record = row.record;
  return fmt::format(
      "{}\t{}\t{}\t{}\t{}\t{}\n", row.subject->givens().line(), record.solver,
      key_of(record.verdict), record.hardness ? fmt::format("{}", *record.hardness) : "-",
      record.unit, seconds == SecondsColumn::kShown ? fmt::format("{:.6f}", record.seconds) : "-");
}

// Prints and stores the rows in the order of the input.
class Table {
 public:
  Table(Session& session, const MeasurePlan& plan, RunRecorder* recorder)
      : session_(session),
        plan_(plan),
        recorder_(recorder),
        progress_(session, session.options().inputs(), plan.solvers.size()) {
    session.write("puzzle\tsolver\tverdict\thardness\tunit\tseconds\n");
  }

  Flow accept(std::size_t solver, Row row) {
    const std::shared_ptr<const Subject> kept = row.subject;  // outlives the row
    const Subject& subject = *kept;
    if (session_.should_stop() || subject.chunk.empty()) return Flow::kStop;
    if (solver == 0 && report_misfits(subject, 0) == Flow::kStop) return Flow::kStop;
    if (subject.has_puzzle() && put(std::move(row)) == Flow::kStop) return Flow::kStop;
    const bool last = solver + 1 == plan_.solvers.size();
    if (last && subject.has_puzzle() && report_misfits(subject, 1) == Flow::kStop) {
      return Flow::kStop;
    }
    progress_.report(subject.chunk, solver + 1);
    return Flow::kContinue;
  }

  // Says what was measured but could not be stored.
  void note_unstored() const {
    if (improper_ > 0) {
      session_.console().note(
          fmt::format("inputs without exactly one solution: {} measured, not stored", improper_));
    }
    if (recorder_->rows_of_other_forms() > 0) {
      session_.console().note(
          fmt::format("rows of puzzles that the database holds in another printed form: {} not "
                      "stored",
                      recorder_->rows_of_other_forms()));
    }
  }

 private:
  Flow report_misfits(const Subject& subject, std::size_t after) {
    for (const PuzzleChunk::Misfit& misfit : subject.chunk.misfits) {
      if (misfit.after != after) continue;
      session_.fail(misfit.error);
      if (session_.options().has("strict")) return Flow::kStop;
    }
    return Flow::kContinue;
  }

  Flow put(Row row) {
    session_.write(line_of(row, plan_.seconds));
    session_.flush();
    if (recorder_ == nullptr || row.origin == Origin::kStored) return Flow::kContinue;
    if (!row.subject->proper) {
      if (row.record.solver == plan_.solvers.front()->key) ++improper_;
      return Flow::kContinue;
    }
    const Status saved = recorder_->add({*row.subject->proper, std::move(row.record)});
    if (saved) return Flow::kContinue;
    session_.fail(saved.error());
    return Flow::kStop;
  }

  Session& session_;
  const MeasurePlan& plan_;
  RunRecorder* recorder_;
  StreamProgress progress_;
  std::uint64_t improper_ = 0;
};

void measure_all(Session& session, const MeasurePlan& plan, const Store* known, Table& table) {
  PuzzleInput input = open_input(session, inputs_of(session));
  SubjectReader reader(input, known);
  ReadingTurns turns;
  std::shared_ptr<const Subject> current;  // belongs to whoever has the turn
  const auto make = [&](std::uint64_t index) {
    const SolverRow& solver = *plan.solvers[index % plan.solvers.size()];
    Row row;
    row.subject = turns.take(index, [&] {
      if (index % plan.solvers.size() == 0) current = reader.next();
      return current;
    });
    if (!row.subject->has_puzzle()) return row;
    if (const SolverRecord* record = known_record(*row.subject, solver, plan)) {
      row.record = *record;
      row.origin = Origin::kStored;
    } else {
      row.record = measure(row.subject->givens(), solver, plan);
    }
    return row;
  };
  ordered_parallel({.threads = session.threads()}, session.silent_control(), make,
                   [&](std::uint64_t index, Row row) {
                     return table.accept(index % plan.solvers.size(), std::move(row));
                   });
}

// "all", or keys between commas, each solver once.
Result<std::vector<const SolverRow*>> solvers_of(std::string_view list) {
  std::vector<const SolverRow*> solvers;
  if (list == "all") {
    for (const SolverRow& row : solver_catalog()) solvers.push_back(&row);
    return solvers;
  }
  std::set<std::string_view> seen;
  for (std::size_t start = 0; start <= list.size();) {
    const std::size_t end = std::min(list.find(',', start), list.size());
    const std::string_view key = list.substr(start, end - start);
    const SolverRow* row = find_solver(key);
    if (row == nullptr) {
      const Choices known = solver_choices();
      return request_error(fmt::format("--solvers: no solver '{}'{} (see `nonet help solvers`)",
                                       key, did_you_mean(key, known)));
    }
    if (seen.insert(key).second) solvers.push_back(row);
    start = end + 1;
  }
  return solvers;
}

// The seed of the latest run of this command that used one.
Result<std::optional<std::uint64_t>> seed_of_last_run(const Session& session, const Store& store) {
  std::optional<std::uint64_t> seed;
  const Status visited = store.visit_runs([&](const StoredRun& run) {
    if (run.run.command == session.command() && run.run.seed != 0) seed = run.run.seed;
    return Flow::kContinue;
  });
  if (!visited) return visited.error();
  return seed;
}

// Without --seed a call goes on with the seed of the one before, or it could not find its rows.
Status choose_seed(Session& session, const Store* store, MeasurePlan& plan) {
  const bool needed = std::ranges::any_of(plan.solvers, &SolverRow::uses_chance);
  if (!needed) return {};
  std::optional<std::uint64_t> earlier;
  if (store != nullptr) {
    const auto last = seed_of_last_run(session, *store);
    if (!last) return last.error();
    earlier = *last;
  }
  plan.seed = session.seed(earlier);
  return {};
}

Result<MeasurePlan> plan_of(Session& session) {
  const Options& options = session.options();
  MeasurePlan plan;
  auto solvers = solvers_of(options.text("solvers"));
  if (!solvers) return solvers.error();
  plan.solvers = std::move(*solvers);
  if (options.has("budget")) {
    plan.budget = options.number("budget");
    if (plan.budget == 0) return request_error("--budget must be at least 1");
  }
  if (options.has("no-seconds")) plan.seconds = SecondsColumn::kHidden;
  plan.control = session.silent_control();
  return plan;
}

ExitCode measure_stored(Session& session, MeasurePlan& plan) {
  // Two connections: one is read on the workers' threads while the recorder writes on this one.
  const auto known = Store::open(database_path(session.options()));
  if (!known) return session.fail(known.error());
  if (const Status seeded = choose_seed(session, &*known, plan); !seeded) {
    return session.fail(seeded.error());
  }
  auto recorder = RunRecorder::start(session);
  if (!recorder) return session.fail(recorder.error());
  Table table(session, plan, &*recorder);
  measure_all(session, plan, &*known, table);
  if (session.exit_code() == ExitCode::kDatabase) return session.exit_code();
  if (const Status ended = recorder->finish(); !ended) return session.fail(ended.error());
  table.note_unstored();
  return session.exit_code();
}

ExitCode run(Session& session) {
  auto plan = plan_of(session);
  if (!plan) return session.fail(plan.error());
  if (session.options().has("db")) return measure_stored(session, *plan);
  if (const Status seeded = choose_seed(session, nullptr, *plan); !seeded) {
    return session.fail(seeded.error());
  }
  Table table(session, *plan, nullptr);
  measure_all(session, *plan, nullptr, table);
  return session.exit_code();
}

constexpr std::array kOptions = {
    OptionRow{.name = "solvers",
              .takes = Takes::kText,
              .argument = "KEY,...",
              .help = "which solvers (`nonet help solvers`), or all",
              .fallback = "all"},
    OptionRow{.name = "budget",
              .takes = Takes::kNumber,
              .argument = "N",
              .help = "most work a puzzle, in each solver's own unit"},
    OptionRow{.name = "no-seconds",
              .help = "print - for the seconds, the one column that differs from run to run"},
};

constexpr std::array kExamples = {
    Example{"nonet measure puzzles.txt --db mine.db",
            "every solver on every puzzle; called again, it goes on where it stopped"},
    Example{"nonet measure --solvers norvig,max-product,difference-map puzzles.txt",
            "verdict, hardness and seconds of three of them"},
    Example{"nonet db export --db mine.db | nonet measure --db mine.db",
            "measure what the database holds"},
};

}  // namespace

const CommandBody kMeasureCommand = {.options = kOptions, .examples = kExamples, .run = run};

}  // namespace nonet
