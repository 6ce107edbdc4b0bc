#include "cli/database_path.h"

#include <chrono>
#include <cmath>
#include <fmt/format.h>
#include <optional>
#include <utility>

#include "base/duration.h"
#include "base/number_text.h"
#include "base/request_error.h"
#include "cli/console.h"
#include "files/user_folder.h"

namespace nonet {
namespace {

Result<std::optional<std::chrono::seconds>> given_lock_wait(const Options& options) {
  if (!options.has("lock-wait")) return std::optional<std::chrono::seconds>();
  const std::string& text = options.text("lock-wait");
  if (text == "0") return std::optional(std::chrono::seconds(0));
  const auto seconds = parse_duration(text);
  if (!seconds) {
    return request_error(fmt::format(
        "--lock-wait {}: expected a duration such as 90s, 45m, 8h or 1h30m, or 0", text));
  }
  return std::optional(std::chrono::seconds(static_cast<std::int64_t>(std::ceil(*seconds))));
}

}  // namespace

Result<Store> open_database(Session& session, Access access, Patience patience) {
  return open_database(session, access, std::make_shared<const Patience>(patience));
}

Result<Store> open_database(Session& session, Access access,
                            std::shared_ptr<const Patience> patience) {
  const auto given = given_lock_wait(session.options());
  if (!given) return given.error();
  const std::string path = database_path(session.options());
  if (path == ":memory:" && access == Access::kReadOnly) {
    return request_error(
        "holds nothing: a database in memory begins empty and ends with the command",
        {.source = path});
  }
  LockWaitPlan plan{.patience = std::move(patience),
                    .given = *given,
                    .control = session.silent_control(),
                    .tell = [&session, path](std::chrono::seconds longest) {
                      session.console().note(
                          fmt::format("{}: locked by another program; waiting, {} at most", path,
                                      duration_text(static_cast<double>(longest.count()))));
                    }};
  return Store::open(path, {.access = access, .lock_wait = lock_wait(std::move(plan))});
}

std::string database_path(const Options& options) {
  if (options.has("db")) return options.text("db");
  return user_data_folder("nonet") / "nonet.db";
}

}  // namespace nonet
