// The clocks of this machine. Processor time, which a shared machine distorts less than the time on
// the wall, is what benchmarks use and the commands that report how long something took.
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
// The same of the process with all its threads.
inline double process_seconds() { return seconds_of(CLOCK_PROCESS_CPUTIME_ID); }
// Since some moment that is the same for the whole process.
inline double steady_seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace nonet
