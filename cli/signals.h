// SIGINT, SIGTERM and SIGHUP (the terminal was closed): the first requests a stop, so that finished
// results can be saved and printed; the second ends the program at once. SIGPIPE is ignored:
// writing reports it.
//
// The signals are blocked in every thread and awaited by one. No handler interrupts other code, so
// the restrictions on signal handlers do not apply.
#pragma once

#include <atomic>
#include <optional>
#include <stop_token>
#include <thread>

#include "cli/exit_code.h"

namespace nonet {

class Signals {
 public:
  // REQUIRES: no other thread runs yet, since threads inherit blocked signals.
  Signals();
  Signals(const Signals&) = delete;
  Signals& operator=(const Signals&) = delete;
  ~Signals();

  [[nodiscard]] std::stop_token stop_token() const { return stop_.get_token(); }
  // Requests a stop for another reason than a signal.
  void request_stop() { stop_.request_stop(); }
  // The exit code for the first signal; nullopt if there was none.
  [[nodiscard]] std::optional<ExitCode> exit_code() const;

 private:
  void wait_for_signals();

  std::stop_source stop_;
  std::atomic<int> first_{0};
  std::atomic<bool> ending_{false};
  std::thread watcher_;
};

}  // namespace nonet
