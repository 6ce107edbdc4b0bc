#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "base/keyed_rows.h"
#include "base/nearest_word.h"
#include "base/request_error.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/other_board.h"
#include "cli/commands.h"
#include "cli/database.h"
#include "cli/earlier_ratings.h"
#include "cli/list_forecast.h"
#include "cli/processor_time.h"
#include "cli/puzzle_stream.h"
#include "cli/topics.h"
#include "solvers/catalog.h"
#include "solvers/exact/certify.h"
#include "tasks/measure/measured_list.h"

namespace nonet {
namespace {

Result<std::vector<const SolverRow*>> solvers_of(std::string_view list) {
  return rows_named(solver_catalog(), list, [](std::string_view key) {
    return request_error(fmt::format("--solvers: no solver '{}'{} (see `nonet help solvers`)", key,
                                     did_you_mean(key, solver_choices())));
  });
}

// Without --seed the seed of the last run is used again, so that its rows are found.
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

Result<MeasurePlan> measure_plan_of(Session& session) {
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

// The cost of puzzles of each class, for all solvers together.
class MeasureForecast {
 public:
  MeasureForecast(Session& session, const MeasurePlan& plan, const Store* known,
                  const StreamRequest& request)
      : plan_(plan) {
    if (known != nullptr) {
      ahead_.need_only_be_read = [&plan, known](const Puzzle& puzzle) {
        return has_all_rows(puzzle, plan, *known);
      };
    }
    forecast_ =
        forecast_of_inputs(session, request, ahead_,
                           [&](const PuzzleText& record, const Puzzle&, const RunControl& control) {
                             MeasurePlan probing = plan;
                             probing.control = control;
                             measured_records(record.givens, probing);
                           });
  }

  // nullptr: there is none.
  [[nodiscard]] const WorkForecast* get() const { return forecast_ ? &*forecast_ : nullptr; }

  void note(const MeasuredRow& row) {
    if (!forecast_) return;
    const bool measured = row.origin == RowOrigin::kMeasured;
    measured_ = (row.solver > 0 && measured_) || measured;
    seconds_ = (row.solver > 0 ? seconds_ : 0) + (measured ? row.record.seconds : 0);
    if (row.solver + 1 < plan_.solvers.size()) return;
    const Certificate certificate = certify(row.givens);
    const bool worked_on = measured_ && certificate;
    forecast_->note(worked_on ? rating_work(*certificate.puzzle) : kWorkOfReading, seconds_);
  }

 private:
  const MeasurePlan& plan_;
  ListAhead ahead_{.refuses_sukakus = "measure"};
  std::optional<WorkForecast> forecast_;
  bool measured_ = false;  // at least one row of the current puzzle
  double seconds_ = 0;     // of its rows
};

Result<MeasureCount> measure_inputs(Session& session, const MeasurePlan& plan,
                                    const MeasureStore* store, Recording* recording) {
  const Options& options = session.options();
  const auto seconds = options.has("no-seconds") ? SecondsColumn::kHidden : SecondsColumn::kShown;
  StreamRequest request = inputs_of(session);
  MeasureForecast forecast(session, plan, store != nullptr ? store->known : nullptr, request);
  request.forecast = forecast.get();
  PuzzleInput input = open_input(session, request);
  StreamProgress progress(session, request, plan.solvers.size());
  session.write_frame(kMeasureHeader);
  const MeasuredListVisitor visitor{
      .row =
          [&](const MeasuredRow& row) {
            session.write(line_of(row, seconds));
            forecast.note(row);
            if (recording != nullptr && recording->store() == Flow::kStop) return Flow::kStop;
            session.flush();
            return Flow::kContinue;
          },
      .fault =
          [&](const Error& error) {
            session.fail(error);
            return options.has("strict") ? Flow::kStop : Flow::kContinue;
          },
      .progress = [&](const PuzzleChunk& chunk,
                      std::size_t rows) { progress.report(chunk, rows); }};
  return measure_list(plan, store, input, visitor);
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
  const MeasureStore store{.known = session.options().has("again") ? nullptr : &*known,
                           .recorder = &recorder};
  const auto count = measure_inputs(session, plan, &store, recording->get());
  if (!count) return session.fail(count.error());
  (*recording)->finish();
  note_unstored(session, count->improper, recorder);
  return session.exit_code();
}

ExitCode run_measure(Session& session) {
  const auto board = other_board(session, {"board", "solvers", "no-seconds", "threads", "strict",
                                           "db", "lock-wait", "again", "shard"});
  if (!board) return session.fail(board.error());
  if (*board) return measure_boards(session, **board);
  auto plan = measure_plan_of(session);
  if (!plan) return session.fail(plan.error());
  if (session.options().has("db")) return measure_stored(session, *plan);
  if (const Status possible = check_again(session.options()); !possible) {
    return session.fail(possible.error());
  }
  if (const Status seeded = choose_seed(session, nullptr, *plan); !seeded) {
    return session.fail(seeded.error());
  }
  const auto count = measure_inputs(session, *plan, nullptr, nullptr);
  return count ? session.exit_code() : session.fail(count.error());
}

constexpr std::array kMeasureOptions = {
    kBoardOption,
    option::choices("--solvers KEY,...", "solvers (`nonet help solvers`), or all [all]",
                    solver_list_choices),
    option::number("--budget N", "most work a puzzle, in each solver's own unit"),
    option::flag("--no-seconds",
                 "print - for the seconds, the one column that differs from run to run"),
    kAgainOption,
    kShareOption,
};

constexpr std::array kMeasureExamples = {
    Example{"nonet measure puzzles.txt --db mine.db",
            "every solver on every puzzle; a second call continues from there"},
    Example{"nonet measure --solvers norvig,max-product,difference-map puzzles.txt",
            "verdict, hardness and seconds of three of them"},
    Example{"nonet measure --board 6x6+x small.txt", "guesses, open cells and ER of another board"},
    Example{"nonet db export --db mine.db | nonet measure --db mine.db",
            "measure the puzzles of the database"},
};

}  // namespace

const CommandBody kMeasureCommand = {
    .options = kMeasureOptions, .examples = kMeasureExamples, .run = run_measure};

}  // namespace nonet
