// SIGINT, SIGTERM and SIGHUP (the terminal was closed): the first asks the work to stop, so that
// what is finished can be saved and printed; the second ends the program at once. SIGPIPE is
// ignored: writing reports it.
//
// The signals are blocked in every thread and awaited by one: no handler runs in the middle of
// anything, so there is no list of what a handler may do.
#pragma once

#include <atomic>
#include <optional>
#include <stop_token>
#include <thread>

#include "cli/exit_code.h"

namespace nonet {

class Signals {
 public:
  // REQUIRES: no other thread runs yet, for threads inherit what is blocked.
  Signals();
  Signals(const Signals&) = delete;
  Signals& operator=(const Signals&) = delete;
  ~Signals();

  [[nodiscard]] std::stop_token stop_token() const { return stop_.get_token(); }
  // Asks the work to stop for another reason than a signal.
  void request_stop() { stop_.request_stop(); }
  // The exit code that the first signal demands; nullopt where there was none.
  [[nodiscard]] std::optional<ExitCode> exit_code() const;

 private:
  void wait_for_signals();

  std::stop_source stop_;
  std::atomic<int> first_{0};
  std::atomic<bool> ending_{false};
  std::thread watcher_;
};

}  // namespace nonet
