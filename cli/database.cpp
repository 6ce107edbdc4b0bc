#include "cli/database.h"

#include <chrono>
#include <cmath>
#include <ctime>
#include <fmt/chrono.h>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <utility>

#include "base/number_text.h"
#include "base/request_error.h"
#include "cli/processor_time.h"
#include "cli/version.h"
#include "files/user_folder.h"

namespace nonet {
namespace {

std::optional<std::chrono::seconds> given_lock_wait(const Options& options) {
  if (!options.has("lock-wait")) return std::nullopt;
  const double seconds = std::ceil(options.seconds("lock-wait"));
  return std::chrono::seconds(static_cast<std::int64_t>(seconds));
}

// Options that change the display or the speed, but not the results.
bool changes_nothing(std::string_view name) {
  return name == "progress" || name == "color" || name == "quiet" || name == "threads" ||
         name == "output" || name == "db" || name == "lock-wait" || name == "log" ||
         name == "notify";
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

std::string utc_now() {
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr)));
}

}  // namespace

Result<Store> open_database(Session& session, Access access, Patience patience) {
  return open_database(session, access, std::make_shared<const Patience>(patience));
}

Result<Store> open_database(Session& session, Access access,
                            std::shared_ptr<const Patience> patience) {
  const std::string path = database_path(session.options());
  if (path == ":memory:" && access == Access::kReadOnly) {
    return request_error(
        "holds nothing: a database in memory begins empty and ends with the command",
        {.source = path});
  }
  if (path == ":memory:") {
    session.warn_once("--db :memory: keeps nothing: it ends with the command");
  }
  LockWaitPlan plan{.patience = std::move(patience),
                    .given = given_lock_wait(session.options()),
                    .control = session.silent_control(),
                    .tell = [&session, path](std::chrono::seconds longest) {
                      session.console().note(
                          fmt::format("{}: locked by another program; waiting, {} at most", path,
                                      duration_text(static_cast<double>(longest.count()))));
                    }};
  return Store::open(path, {.access = access,
                            .lock_wait = lock_wait(std::move(plan)),
                            .damaged = tell_damage(session, path)});
}

DamageSink tell_damage(Session& session, std::string path) {
  // The same row may be read several times.
  const auto told = std::make_shared<std::set<std::string>>();
  return [&session, path = std::move(path), told](const RowFault& fault) {
    constexpr std::size_t kMostTold = 100;
    if (told->size() > kMostTold || !told->insert(fault.text()).second) return;
    const bool last = told->size() > kMostTold;
    session.fail({.kind = ErrorKind::kInput,
                  .reason = last ? "more damaged rows are left out than are named here"
                                 : fault.text() + "; the row is left out",
                  .place = {.source = path}});
  };
}

std::string database_path(const Options& options) {
  if (options.has("db")) return options.text("db");
  return user_data_folder("nonet") / "nonet.db";
}

RecorderClock recorder_clock() { return {.seconds = steady_seconds, .utc_now = utc_now}; }

RunRecord run_record(Session& session) {
  return {.command = std::string(session.command()),
          .seed = session.run_seed(),
          .options = options_json(session.options()),
          .version = fmt::format("{} {}", kVersion, build_commit()),
          .started = utc_now()};
}

Result<std::unique_ptr<Recording>> Recording::start(Session& session, Patience patience) {
  const auto shared = std::make_shared<Patience>(patience);
  auto store = open_database(session, Access::kReadWrite, shared);
  if (!store) return store.error();
  auto recorder = RunRecorder::start(std::move(*store), run_record(session), recorder_clock());
  if (!recorder) return recorder.error();
  *shared = Patience::kLong;  // from now on there are results to lose
  return std::unique_ptr<Recording>(new Recording(session, std::move(*recorder)));
}

Result<std::unique_ptr<Recording>> Recording::start_if_asked(Session& session, Patience patience) {
  if (session.options().has("db")) return start(session, patience);
  return std::unique_ptr<Recording>();
}

Flow Recording::note(const Status& status) {
  if (status) {
    session_.output().let_go();
    return Flow::kContinue;
  }
  failed_ = true;
  session_.output().drop_held();
  Error error = status.error();
  if (recorder_.waiting() > 0) {
    error.reason += fmt::format("; results that are not stored: {}", recorder_.waiting());
  }
  session_.fail(error);
  return Flow::kStop;
}

// The stored finds were written before and may be printed; this find's text is not written yet.
Flow Recording::add(Find find, std::vector<StoredField> fields) {
  if (failed_ || (recorder_.is_due() && store() == Flow::kStop)) return Flow::kStop;
  recorder_.take(std::move(find), std::move(fields));
  return Flow::kContinue;
}

Flow Recording::add(BoardFind find) {
  if (failed_ || (recorder_.is_due() && store() == Flow::kStop)) return Flow::kStop;
  recorder_.take(std::move(find));
  return Flow::kContinue;
}

void Recording::finish() {
  if (store() == Flow::kContinue) note(recorder_.finish());
}

void note_unstored(Session& session, std::uint64_t improper, const RunRecorder& recorder) {
  if (improper > 0) {
    session.console().note(
        fmt::format("inputs without exactly one solution: {} measured, not stored", improper));
  }
  if (recorder.rows_of_other_forms() > 0) {
    session.console().note(
        fmt::format("rows of puzzles that the database holds in another printed form: {} not "
                    "stored",
                    recorder.rows_of_other_forms()));
  }
}

}  // namespace nonet
