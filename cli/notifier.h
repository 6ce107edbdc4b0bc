// --notify CMD: a command of the user's, run by the shell at each record. It gets the facts in its
// environment, never in the text of the command, so the shell interprets none of them.
//
// The hunt never waits for a command: it starts it, and looks after it between rounds. One runs at
// a time; of the records made meanwhile the last is reported next. A command reads nothing, its
// output is discarded, and Ctrl-C does not reach it. If it runs longer than a minute, or some
// seconds after the hunt, it is ended with all processes it has started. Background processes of a
// command that ends by itself run on.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
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

  Notifier(std::string command, Warn warn, Limits limits)
      : command_(std::move(command)), warn_(std::move(warn)), limits_(limits) {}
  Notifier(const Notifier&) = delete;
  Notifier& operator=(const Notifier&) = delete;
  // Ends the programs that still run.
  ~Notifier();

  void tell(Facts facts);
  // To be called now and then: starts a waiting command, reports a failed one, ends one that takes
  // too long.
  void look();
  // Waits, within the limit, for the running and the waiting command.
  void finish();

 private:
  using Clock = std::chrono::steady_clock;

  void start(const Facts& facts);
  void note_end();
  void end_running(std::string_view why);
  void end_after_the_hunt();

  std::string command_;
  Warn warn_;
  Limits limits_;
  std::optional<Facts> waiting_;
  pid_t running_ = 0;  // also its process group; 0: none
  Clock::time_point started_{};
};

}  // namespace nonet
