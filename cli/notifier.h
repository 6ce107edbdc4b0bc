// --notify CMD: a command of the user's, run by the shell at each record. What it is told stands in
// its environment and nowhere in the text of the command, so nothing in it can be taken for shell.
//
// The hunt never waits for it: it is started, and looked after between rounds. One runs at a time;
// of the records that come meanwhile the last is told next. It reads nothing, what it prints goes
// nowhere, and Ctrl-C does not reach it. One that takes longer than a minute is ended, with all
// that it has started; so is one that still runs some seconds after the hunt.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <sys/types.h>
#include <utility>
#include <vector>

#include "cli/console.h"

namespace nonet {

class Notifier {
 public:
  // Names and values for the environment of the command.
  using Facts = std::vector<std::pair<std::string, std::string>>;

  Notifier(std::string command, Console& console)
      : command_(std::move(command)), console_(console) {}
  Notifier(const Notifier&) = delete;
  Notifier& operator=(const Notifier&) = delete;
  // Ends what still runs.
  ~Notifier();

  void tell(Facts facts);
  // To be called now and then: starts what waits, says what failed, ends what takes too long.
  void look();
  // Gives what runs and waits some seconds.
  void finish();

 private:
  using Clock = std::chrono::steady_clock;

  void start(const Facts& facts);
  void note_end();
  void end_running(const char* why);

  std::string command_;
  Console& console_;
  std::optional<Facts> waiting_;
  pid_t running_ = 0;  // also its process group; 0: none
  Clock::time_point started_{};
};

}  // namespace nonet
