#include "db/run_recorder.h"

#include "db/find_rows.h"

namespace nonet {
namespace {

constexpr std::size_t kMostWaiting = 50'000;  // bounds the memory between two writes
constexpr double kSecondsBetweenWrites = 1;

}  // namespace

RunRecorder::RunRecorder(Store store, RunId run, RecorderClock clock)
    : store_(std::move(store)),
      run_(run),
      clock_(std::move(clock)),
      started_(clock_.seconds()),
      written_(started_) {}

Result<RunRecorder> RunRecorder::start(Store store, const RunRecord& run, RecorderClock clock) {
  auto writer = store.write();
  if (!writer) return writer.error();
  const auto started = writer->start_run(run);
  if (!started) return started.error();
  if (const Status committed = writer->commit(); !committed) return committed.error();
  return RunRecorder(std::move(store), started->id, std::move(clock));
}

Result<bool> RunRecorder::holds(const Grid& canonical) const {
  const auto found = store_.find(canonical);
  if (!found) return found.error();
  return found->has_value();
}

Status RunRecorder::add(Find find) {
  take(std::move(find));
  return flush_when_due();
}

Status RunRecorder::add(RunMeasurement measurement) {
  waiting_measurements_.push_back(std::move(measurement));
  return flush_when_due();
}

bool RunRecorder::is_due() const {
  return waiting() >= kMostWaiting || clock_.seconds() - written_ > kSecondsBetweenWrites;
}

Status RunRecorder::flush_when_due() { return is_due() ? flush() : Status(); }

Status RunRecorder::save(Writer& writer, const Waiting& one, double seconds,
                         Written& written) const {
  const FindPlace place{.run = run_, .ordinal = ordinal_ + written.finds++, .seconds = seconds};
  const auto saved = save_find(writer, store_, one.find, place);
  if (!saved) return saved.error();
  written.added += saved->puzzle.added ? 1 : 0;
  written.unfinished_ratings += saved->unfinished_ratings;
  return writer.save_fields(saved->puzzle.id, one.find.puzzle.givens(), one.fields);
}

Status RunRecorder::save(Writer& writer, const BoardFind& find, Written& written) {
  const auto saved = writer.save_board(find.puzzle, find.ratings);
  if (!saved) return saved.error();
  if (saved->added) ++written.added;
  if (find.measurements.empty()) return {};
  const auto measured = writer.save_board_measurements(find.puzzle, find.measurements);
  if (!measured) return measured.error();
  if (!measured->kept) written.rows_of_other_forms += find.measurements.size();
  return {};
}

Status RunRecorder::save_waiting(Writer& writer, Written& written) const {
  const double seconds = clock_.seconds() - started_;
  for (const Waiting& one : waiting_) {
    if (const Status status = save(writer, one, seconds, written); !status) return status;
  }
  for (const RunMeasurement& measurement : waiting_measurements_) {
    const auto saved = writer.save_measurement(measurement.puzzle, measurement.record);
    if (!saved) return saved.error();
    if (saved->puzzle.added) ++written.added;
    if (!saved->kept) ++written.rows_of_other_forms;
  }
  for (const BoardFind& find : waiting_boards_) {
    if (const Status status = save(writer, find, written); !status) return status;
  }
  return writer.commit();
}

Status RunRecorder::flush() {
  written_ = clock_.seconds();
  if (waiting() == 0) return {};
  auto writer = store_.write();
  if (!writer) return writer.error();
  Written written;
  if (const Status saved = save_waiting(*writer, written); !saved) return saved;
  waiting_.clear();
  waiting_measurements_.clear();
  waiting_boards_.clear();
  ordinal_ += written.finds;
  added_ += written.added;
  unfinished_ratings_ += written.unfinished_ratings;
  rows_of_other_forms_ += written.rows_of_other_forms;
  return {};
}

Status RunRecorder::finish() {
  if (const Status status = flush(); !status) return status;
  auto writer = store_.write();
  if (!writer) return writer.error();
  if (const Status status = writer->finish_run(run_, clock_.utc_now()); !status) return status;
  return writer->commit();
}

}  // namespace nonet
