// --notify CMD: a command of the user's, run by the shell at each record. It gets the facts in its
// environment, never in the text of the command, so the shell interprets none of them.
//
// The hunt never waits for a command: a thread watches it. One command runs at a time; finds made
// meanwhile are reported next, and of records only the last. A command reads nothing, its output is
// discarded, and Ctrl-C does not reach it. If it runs longer than a minute, or some seconds after
// the hunt, it is ended with all processes it has started. Background processes of a command that
// ends by itself run on.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <thread>
#include <utility>
#include <vector>

namespace nonet {

class Notifier {
 public:
  // Names and values for the environment of the command.
  using Facts = std::vector<std::pair<std::string, std::string>>;
  // Called with each problem, in words.
  using Warn = std::function<void(std::string_view)>;
  // How long a command may run, and how long after the end of the hunt.
  struct Limits {
    std::chrono::milliseconds longest = std::chrono::seconds(60);
    std::chrono::milliseconds after_the_hunt = std::chrono::seconds(5);
  };

  // The finds to report when a command ends: only the last, because each record is better than
  // those before, or all in their order.
  enum class Waiting : std::uint8_t { kLast, kAll };

  Notifier(std::string command, Warn warn, Limits limits, Waiting waiting = Waiting::kLast);
  Notifier(const Notifier&) = delete;
  Notifier& operator=(const Notifier&) = delete;
  // Ends the programs that still run.
  ~Notifier();

  void tell(Facts facts);
  // To be called now and then: warns of commands that failed or took too long.
  void look();
  // Waits, within the limit, for the running and the waiting commands.
  void finish();

 private:
  using Clock = std::chrono::steady_clock;

  void watch(const std::stop_token& stop);
  [[nodiscard]] bool busy();
  // The following REQUIRE the mutex.
  void advance();
  void start(const Facts& facts);
  void note_end();
  void end_running(std::string_view why);
  void end_after_the_hunt();

  const std::string command_;
  const Warn warn_;
  const Limits limits_;
  const Waiting what_waits_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::deque<Facts> waiting_;
  std::size_t lost_ = 0;               // because too many waited
  std::vector<std::string> warnings_;  // until the hunt polls
  pid_t running_ = 0;                  // also its process group; 0: none
  Clock::time_point started_{};
  std::jthread watcher_;
};

}  // namespace nonet
