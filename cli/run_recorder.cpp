#include "cli/run_recorder.h"

#include <ctime>
#include <fmt/chrono.h>
#include <nlohmann/json.hpp>
#include <utility>

#include "cli/database_path.h"
#include "cli/version.h"

namespace nonet {
namespace {

constexpr std::size_t kMostWaiting = 50'000;  // bounds the memory between two writes

// Options that change what is shown or how fast, but not what is found.
bool changes_nothing(std::string_view name) {
  return name == "progress" || name == "color" || name == "quiet" || name == "threads" ||
         name == "output" || name == "db";
}

std::string options_json(const Options& options) {
  auto object = nlohmann::ordered_json::object();
  for (const auto& [name, values] : options.values()) {
    if (changes_nothing(name)) continue;
    if (values.size() == 1) {
      object[name] = values.front();
    } else {
      object[name] = values;
    }
  }
  return object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace

std::string utc_now() {
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr)));
}

RunRecord run_record(Session& session) {
  return {.command = std::string(session.command()),
          .seed = session.run_seed(),
          .options = options_json(session.options()),
          .version = fmt::format("{} {}", kVersion, build_commit()),
          .started = utc_now()};
}

Result<RunRecorder> RunRecorder::start(Session& session) {
  auto store = Store::open(database_path(session.options()));
  if (!store) return store.error();
  auto writer = store->write();
  if (!writer) return writer.error();
  const auto run = writer->start_run(run_record(session));
  if (!run) return run.error();
  const Status committed = writer->commit();
  if (!committed) return committed.error();
  return RunRecorder(std::move(*store), *run);
}

Result<bool> RunRecorder::holds(const Grid& canonical) const {
  const auto found = store_.find(canonical);
  if (!found) return found.error();
  return found->has_value();
}

Status RunRecorder::add(RunFind find) {
  waiting_.push_back(std::move(find));
  return flush_when_due();
}

Status RunRecorder::add(RunMeasurement measurement) {
  waiting_measurements_.push_back(std::move(measurement));
  return flush_when_due();
}

Status RunRecorder::flush_when_due() {
  const bool many = waiting_.size() + waiting_measurements_.size() >= kMostWaiting;
  return many || Clock::now() - written_ > std::chrono::seconds(1) ? flush() : Status();
}

Status RunRecorder::save(Writer& writer, const RunFind& find, double seconds) {
  const auto saved = writer.save(find.puzzle);
  if (!saved) return saved.error();
  if (saved->added) ++added_;
  for (const Rating& rating : find.ratings) {
    if (const Status status = writer.save_rating(saved->id, rating); !status) return status;
  }
  if (saved->added && !find.genotype.empty()) {
    if (const Status status = writer.save_genotype(saved->id, find.genotype); !status) {
      return status;
    }
  }
  return writer.save_find(
      {.run = run_, .ordinal = ordinal_++, .puzzle = saved->id, .seconds = seconds});
}

Status RunRecorder::save(Writer& writer, RunMeasurement& measurement) {
  const auto saved = writer.save(measurement.puzzle);
  if (!saved) return saved.error();
  if (saved->added) {
    ++added_;
  } else {
    const auto stored = store_.puzzle(saved->id);
    if (!stored) return stored.error();
    if ((*stored)->puzzle.givens() != measurement.puzzle.puzzle.givens()) {
      ++rows_of_other_forms_;
      return {};
    }
  }
  measurement.record.puzzle = saved->id;
  return writer.save_measurement(measurement.record);
}

Status RunRecorder::flush() {
  written_ = Clock::now();
  if (waiting_.empty() && waiting_measurements_.empty()) return {};
  const double seconds = std::chrono::duration<double>(written_ - started_).count();
  auto writer = store_.write();
  if (!writer) return writer.error();
  for (const RunFind& find : waiting_) {
    if (const Status status = save(*writer, find, seconds); !status) return status;
  }
  for (RunMeasurement& measurement : waiting_measurements_) {
    if (const Status status = save(*writer, measurement); !status) return status;
  }
  waiting_.clear();
  waiting_measurements_.clear();
  return writer->commit();
}

Status RunRecorder::finish() {
  if (const Status status = flush(); !status) return status;
  auto writer = store_.write();
  if (!writer) return writer.error();
  if (const Status status = writer->finish_run(run_, utc_now()); !status) return status;
  return writer->commit();
}

}  // namespace nonet
