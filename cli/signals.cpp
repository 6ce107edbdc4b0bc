#include "cli/signals.h"

#include <csignal>
#include <pthread.h>
#include <unistd.h>

namespace nonet {
namespace {

// Did our parent process have it ignored, as nohup does with SIGHUP?
bool is_ignored(int number) {
  struct sigaction action {};
  return ::sigaction(number, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

sigset_t stop_signals() {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  if (!is_ignored(SIGHUP)) sigaddset(&set, SIGHUP);
  return set;
}

constexpr int kSignalExit = 128;  // a shell adds this to the number of a signal

}  // namespace

Signals::Signals() {
  // Ignored, both become write errors, which are reported.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  const sigset_t set = stop_signals();
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
  watcher_ = std::thread([this] { wait_for_signals(); });
}

Signals::~Signals() {
  ending_ = true;
  // NOLINTNEXTLINE(bugprone-bad-signal-to-kill-thread): the watcher waits for it with sigwait.
  pthread_kill(watcher_.native_handle(), SIGTERM);
  watcher_.join();
}

std::optional<ExitCode> Signals::exit_code() const {
  const int number = first_;
  if (number == 0) return std::nullopt;
  return static_cast<ExitCode>(kSignalExit + number);
}

void Signals::wait_for_signals() {
  const sigset_t set = stop_signals();
  for (;;) {
    int number = 0;
    if (sigwait(&set, &number) != 0) continue;
    if (ending_) return;
    if (first_ != 0) ::_exit(kSignalExit + first_);
    first_ = number;
    stop_.request_stop();
  }
}

}  // namespace nonet
