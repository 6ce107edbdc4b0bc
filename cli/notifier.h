// --notify CMD: a command of the user's, run by the shell at each record. What it is told stands in
// its environment and nowhere in the text of the command, so nothing in it can be taken for shell.
//
// The hunt never waits for it: it is started, and looked after between rounds. One runs at a time;
// of the records that come meanwhile the last is told next. It reads nothing, what it prints goes
// nowhere, and Ctrl-C does not reach it. One that takes longer than a minute is ended, with all
// that it has started; so is one that still runs some seconds after the hunt. What a command leaves
// in the background when it ends by itself goes on.
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
  // Is given what went wrong, in words.
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
  // Ends what still runs.
  ~Notifier();

  void tell(Facts facts);
  // To be called now and then: starts what waits, says what failed, ends what takes too long.
  void look();
  // Gives what runs and waits the time after the hunt.
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
