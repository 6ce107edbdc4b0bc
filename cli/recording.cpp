#include "cli/recording.h"

#include <ctime>
#include <fmt/chrono.h>
#include <nlohmann/json.hpp>

#include "cli/processor_time.h"
#include "cli/version.h"

namespace nonet {
namespace {

// Options that change what is shown or how fast, but not what is found.
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
  if (store->path() == ":memory:") {
    session.console().warning("--db :memory: keeps nothing: it ends with the command");
  }
  auto recorder = RunRecorder::start(std::move(*store), run_record(session), recorder_clock());
  if (!recorder) return recorder.error();
  *shared = Patience::kLong;  // from now on there is something to lose
  return std::unique_ptr<Recording>(new Recording(session, std::move(*recorder)));
}

Flow Recording::note(const Status& status) {
  if (status) return Flow::kContinue;
  failed_ = true;
  Error error = status.error();
  if (recorder_.waiting() > 0) {
    error.reason += fmt::format("; the last {} results are not stored", recorder_.waiting());
  }
  session_.fail(error);
  return Flow::kStop;
}

Flow Recording::add(RunFind find) {
  return failed_ ? Flow::kStop : note(recorder_.add(std::move(find)));
}

void Recording::finish() {
  if (!failed_) note(recorder_.finish());
}

}  // namespace nonet
