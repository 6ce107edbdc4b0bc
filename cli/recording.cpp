#include "cli/recording.h"

#include <chrono>
#include <ctime>
#include <fmt/chrono.h>
#include <nlohmann/json.hpp>

#include "cli/database_path.h"
#include "cli/version.h"

namespace nonet {
namespace {

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

double steady_seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
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

Result<RunRecorder> start_recording(Session& session) {
  auto store = Store::open(database_path(session.options()));
  if (!store) return store.error();
  return RunRecorder::start(std::move(*store), run_record(session), recorder_clock());
}

}  // namespace nonet
