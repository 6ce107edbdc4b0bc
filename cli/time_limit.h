// Limits on wall-clock time: for a whole command (--time), and for each puzzle (--time-limit). The
// library knows no clock.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <list>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "base/run_control.h"
#include "cli/options.h"
#include "cli/session.h"

namespace nonet {

// --time, as a clock to ask.
class TimeLimit {
 public:
  // The clock runs from now on. Without --time the limit is never over.
  static TimeLimit of(const Options& options);

  [[nodiscard]] double elapsed() const {
    return std::chrono::duration<double>(Clock::now() - start_).count();
  }
  [[nodiscard]] bool over() const { return seconds_ && elapsed() >= *seconds_; }
  // nullopt: no limit.
  [[nodiscard]] std::optional<double> left() const;

 private:
  using Clock = std::chrono::steady_clock;

  explicit TimeLimit(std::optional<double> seconds) : seconds_(seconds) {}

  std::optional<double> seconds_;
  Clock::time_point start_ = Clock::now();
};

// Stops work at the end of a TimeLimit, in the middle of whatever is under way, or when the session
// is stopped. Commands accept results in order and drop the unfinished one, so the output is a
// prefix of the full output.
class TimedStop {
 public:
  TimedStop(const TimeLimit& limit, const std::stop_token& of_session);
  TimedStop(const TimedStop&) = delete;
  TimedStop& operator=(const TimedStop&) = delete;
  ~TimedStop() = default;

  [[nodiscard]] std::stop_token token() const { return stop_.get_token(); }

 private:
  std::stop_source stop_;
  std::stop_callback<std::function<void()>> at_stop_of_session_;
  std::jthread watcher_;  // only with a limit
};

// --time-limit. Each puzzle gets a control of its own, and a thread stops puzzles whose time is
// over. The result of a stopped puzzle states that; no other result depends on time.
class PuzzleClock {
 public:
  // The limit of --time-limit, or none.
  static std::optional<double> limit_of(const Options& options);

  // Puzzles are stopped after `seconds`, and when the session is. Borrows the session.
  PuzzleClock(const Session& session, std::optional<double> seconds);
  PuzzleClock(const PuzzleClock&) = delete;
  PuzzleClock& operator=(const PuzzleClock&) = delete;
  ~PuzzleClock() = default;

  // The time of one puzzle, on the thread that works on it: it runs from begin() to the end of the
  // object.
  class Turn;
  [[nodiscard]] Turn begin();

 private:
  using Clock = std::chrono::steady_clock;
  struct Deadline {
    Clock::time_point time;
    std::stop_source stop;
  };
  using Deadlines = std::list<Deadline>;

  void watch(const std::stop_token& ending);

  const Session& session_;
  std::optional<Clock::duration> limit_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  Deadlines running_;     // the earliest first: all have the same limit
  std::jthread watcher_;  // only with a limit
};

class PuzzleClock::Turn {
 public:
  Turn(const Turn&) = delete;
  Turn& operator=(const Turn&) = delete;
  ~Turn();

  [[nodiscard]] const RunControl& control() const { return control_; }

 private:
  friend class PuzzleClock;
  explicit Turn(PuzzleClock& clock);

  PuzzleClock& clock_;
  std::stop_source stop_;
  std::stop_callback<std::function<void()>> at_stop_of_all_;
  RunControl control_;
  std::optional<Deadlines::iterator> deadline_;
};

// For the tables of options.
inline constexpr OptionRow kTimeLimitOption = option::duration(
    "--time-limit DURATION",
    "give a puzzle up after this time, such as 500ms, 10s or 5m; its result is then "
    "'stopped', with the cells left");

}  // namespace nonet
