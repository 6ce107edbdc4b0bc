#include "cli/database_path.h"

#include <chrono>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <optional>
#include <system_error>
#include <utility>

#include "base/duration.h"
#include "base/number_text.h"
#include "base/request_error.h"
#include "cli/console.h"

namespace nonet {
namespace {

std::filesystem::path folder_from(const char* variable, const char* below) {
  const char* value = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe): nothing sets it
  return value == nullptr || *value == '\0' ? std::filesystem::path()
                                            : std::filesystem::path(value) / below;
}

// Half a day: a lock that stands so long stands for ever.
constexpr std::chrono::seconds kNight = std::chrono::hours(12);
constexpr std::chrono::seconds kMoment{10};
constexpr std::chrono::seconds kAfterStop{10};  // and then what could be stored is given up

// Tells of the wait once it is worth a line, and ends it soon after a stop.
class LockWatch {
 public:
  // `given`: --lock-wait.
  LockWatch(Session& session, std::shared_ptr<const Patience> patience,
            std::optional<std::chrono::seconds> given)
      : session_(session), patience_(std::move(patience)), given_(given) {}

  [[nodiscard]] std::chrono::seconds longest() const {
    if (given_) return *given_;
    return *patience_ == Patience::kLong ? kNight : kMoment;
  }

  Flow operator()(std::chrono::milliseconds waited) {
    if (waited < last_) begin();
    last_ = waited;
    if (session_.should_stop() && !stopped_) stopped_ = waited;
    if (stopped_ && waited - *stopped_ >= kAfterStop) return Flow::kStop;
    if (waited >= std::chrono::seconds(1)) tell();
    return waited < longest() ? Flow::kContinue : Flow::kStop;
  }

 private:
  void begin() {
    told_ = false;
    stopped_.reset();
  }

  void tell() {
    if (std::exchange(told_, true)) return;
    session_.console().note(fmt::format("{}: locked by another program; waiting, {} at most",
                                        database_path(session_.options()),
                                        duration_text(static_cast<double>(longest().count()))));
  }

  Session& session_;
  std::shared_ptr<const Patience> patience_;
  std::optional<std::chrono::seconds> given_;
  std::chrono::milliseconds last_{0};
  std::optional<std::chrono::milliseconds> stopped_;  // when the stop was asked for
  bool told_ = false;
};

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
  const LockWatch watch(session, std::move(patience), *given);
  return Store::open(path, {.access = access, .lock_wait = {given->value_or(kNight), watch}});
}

std::string database_path(const Options& options) {
  if (options.has("db")) return options.text("db");
  std::filesystem::path folder = folder_from("XDG_DATA_HOME", "nonet");
  if (folder.empty()) folder = folder_from("HOME", ".local/share/nonet");
  std::error_code ignored;  // opening the database says what is wrong with the place
  std::filesystem::create_directories(folder, ignored);
  return folder / "nonet.db";
}

}  // namespace nonet
