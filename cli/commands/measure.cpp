#include "study/measure/measure.h"

#include <algorithm>
#include <array>
#include <deque>
#include <fmt/format.h>
#include <mutex>

#include "base/nearest_word.h"
#include "base/request_error.h"
#include "cli/commands.h"
#include "cli/database_path.h"
#include "cli/processor_time.h"
#include "cli/puzzle_stream.h"
#include "cli/recording.h"
#include "cli/topics.h"
#include "cli/words.h"
#include "solvers/catalog.h"

namespace nonet {
namespace {

enum class SecondsColumn : std::uint8_t { kShown, kHidden };

// The puzzles for the solvers, read ahead on their threads, and what was read around them.
class MeasureInput {
 public:
  explicit MeasureInput(Session& session) : input_(open_input(session, inputs_of(session))) {}

  // On any thread, one at a time.
  std::optional<Grid> next() {
    for (;;) {
      PuzzleChunk chunk = read_chunk(input_, 1, Sukakus::kRefused);
      if (chunk.empty()) return std::nullopt;
      std::optional<Grid> givens;
      if (!chunk.puzzles.empty()) givens = chunk.puzzles.front().givens;
      const std::lock_guard lock(mutex_);
      read_.push_back(std::move(chunk));
      if (givens) return givens;
    }
  }

  // What was read, in order: at most one puzzle, and the errors around it.
  std::optional<PuzzleChunk> take() {
    const std::lock_guard lock(mutex_);
    if (read_.empty()) return std::nullopt;
    PuzzleChunk chunk = std::move(read_.front());
    read_.pop_front();
    return chunk;
  }

 private:
  PuzzleInput input_;
  std::mutex mutex_;
  std::deque<PuzzleChunk> read_;
};

std::string line_of(const MeasuredRow& row, SecondsColumn seconds) {
  const SolverRecord& record = row.record;
  return fmt::format(
      "{}\t{}\t{}\t{}\t{}\t{}\n", row.givens.line(), record.solver, key_of(record.verdict),
      record.hardness ? fmt::format("{}", *record.hardness) : "-", record.unit,
      seconds == SecondsColumn::kShown ? fmt::format("{:.6f}", record.seconds) : "-");
}

// Prints the rows in the order of the input, with the errors between them.
class Table {
 public:
  Table(Session& session, const MeasurePlan& plan, MeasureInput& input, Recording* recording)
      : session_(session),
        recording_(recording),
        solvers_(plan.solvers.size()),
        input_(input),
        progress_(session, session.options().inputs(), plan.solvers.size()),
        seconds_(session.options().has("no-seconds") ? SecondsColumn::kHidden
                                                     : SecondsColumn::kShown) {
    session.write_frame("puzzle\tsolver\tverdict\thardness\tunit\tseconds\n");
  }

  Flow put(const MeasuredRow& row) {
    if (row.solver == 0 && begin_puzzle() == Flow::kStop) return Flow::kStop;
    session_.write(line_of(row, seconds_));
    if (recording_ != nullptr && recording_->store() == Flow::kStop) return Flow::kStop;
    session_.flush();
    const bool last = row.solver + 1 == solvers_;
    if (last && report_misfits(1) == Flow::kStop) return Flow::kStop;
    progress_.report(chunk_, row.solver + 1);
    return Flow::kContinue;
  }

  // The errors behind the last puzzle.
  void finish() {
    while (!session_.should_stop()) {
      auto chunk = input_.take();
      if (!chunk) return;
      chunk_ = std::move(*chunk);
      if (report_misfits(0) == Flow::kStop) return;
    }
  }

 private:
  // Goes on to the next chunk with a puzzle.
  Flow begin_puzzle() {
    do {
      chunk_ = input_.take().value_or(PuzzleChunk());
      if (report_misfits(0) == Flow::kStop) return Flow::kStop;
    } while (chunk_.puzzles.empty() && !chunk_.empty());
    return Flow::kContinue;
  }

  Flow report_misfits(std::size_t after) {
    if (stopped_) return Flow::kStop;
    for (const PuzzleChunk::Misfit& misfit : chunk_.misfits) {
      if (misfit.after != after) continue;
      session_.fail(misfit.error);
      stopped_ = session_.options().has("strict");
      if (stopped_) return Flow::kStop;
    }
    return Flow::kContinue;
  }

  Session& session_;
  Recording* recording_;  // null: nothing is stored
  std::size_t solvers_;
  MeasureInput& input_;
  StreamProgress progress_;
  SecondsColumn seconds_;
  PuzzleChunk chunk_;     // of the puzzle whose rows are being printed
  bool stopped_ = false;  // by an error, with --strict
};

Result<std::vector<const SolverRow*>> solvers_of(std::string_view list) {
  return rows_named(solver_catalog(), list, [](std::string_view key) {
    return request_error(fmt::format("--solvers: no solver '{}'{} (see `nonet help solvers`)", key,
                                     did_you_mean(key, solver_choices())));
  });
}

// Without --seed a call goes on with the seed of the one before, or it could not find its rows.
Status choose_seed(Session& session, const Store* store, MeasurePlan& plan) {
  const bool needed = std::ranges::any_of(plan.solvers, &SolverRow::uses_chance);
  if (!needed) return {};
  std::optional<std::uint64_t> earlier;
  if (store != nullptr) {
    const auto last = seed_of_last_run(*store, session.command());
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
  plan.threads = session.threads();
  plan.control = session.silent_control();
  plan.thread_seconds = thread_seconds;
  return plan;
}

// Says what was measured but could not be stored.
void note_unstored(Session& session, const MeasureCount& count, const RunRecorder& recorder) {
  if (count.improper > 0) {
    session.console().note(fmt::format(
        "inputs without exactly one solution: {} measured, not stored", count.improper));
  }
  if (recorder.rows_of_other_forms() > 0) {
    session.console().note(
        fmt::format("rows of puzzles that the database holds in another printed form: {} not "
                    "stored",
                    recorder.rows_of_other_forms()));
  }
}

Result<MeasureCount> measure_inputs(Session& session, const MeasurePlan& plan,
                                    const MeasureStore* store, Recording* recording) {
  MeasureInput input(session);
  Table table(session, plan, input, recording);
  auto count = measure(
      plan, store, [&] { return input.next(); },
      [&](const MeasuredRow& row) { return table.put(row); });
  table.finish();
  return count;
}

ExitCode measure_stored(Session& session, MeasurePlan& plan) {
  const auto known = open_database(session, Access::kReadWrite);
  if (!known) return session.fail(known.error());
  if (const Status seeded = choose_seed(session, &*known, plan); !seeded) {
    return session.fail(seeded.error());
  }
  const auto recording = Recording::start(session);
  if (!recording) return session.fail(recording.error());
  RunRecorder& recorder = (*recording)->recorder();
  const MeasureStore store{.known = &*known, .recorder = &recorder};
  const auto count = measure_inputs(session, plan, &store, recording->get());
  if (!count) return session.fail(count.error());
  (*recording)->finish();
  note_unstored(session, *count, recorder);
  return session.exit_code();
}

ExitCode run(Session& session) {
  auto plan = plan_of(session);
  if (!plan) return session.fail(plan.error());
  if (session.options().has("db")) return measure_stored(session, *plan);
  if (const Status seeded = choose_seed(session, nullptr, *plan); !seeded) {
    return session.fail(seeded.error());
  }
  const auto count = measure_inputs(session, *plan, nullptr, nullptr);
  return count ? session.exit_code() : session.fail(count.error());
}

constexpr std::array kOptions = {
    option::text("--solvers KEY,...", "which solvers (`nonet help solvers`), or all")
        .by_default("all"),
    option::number("--budget N", "most work a puzzle, in each solver's own unit"),
    option::flag("--no-seconds",
                 "print - for the seconds, the one column that differs from run to run"),
    kShareOption,
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
