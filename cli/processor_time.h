// The clocks of this machine. Benchmarks, and commands that report how long something took, use
// processor time: a shared machine distorts it less than wall-clock time.
#pragma once

#include <chrono>
#include <ctime>

namespace nonet {

inline double seconds_of(clockid_t clock) {
  std::timespec time{};
  ::clock_gettime(clock, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// User and system time of the calling thread.
inline double thread_seconds() { return seconds_of(CLOCK_THREAD_CPUTIME_ID); }
// The same for the process with all its threads.
inline double process_seconds() { return seconds_of(CLOCK_PROCESS_CPUTIME_ID); }
// Since a moment that is fixed for the process.
inline double steady_seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// Seconds of the processor that the calling thread has taken since the making of the clock.
class ThreadClock {
 public:
  [[nodiscard]] double seconds() const { return thread_seconds() - start_; }

 private:
  double start_ = thread_seconds();
};

}  // namespace nonet
