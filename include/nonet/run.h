// How a caller watches and ends long work. The library has no clock, prints nothing and handles no
// signals: for a time limit, request a stop when the time has come.
//
// Threads, everywhere: free functions may be called from several threads at once; an object
// (Reader, PuzzleRange, Hunt, Store) serves one thread at a time. A number of threads in a request
// limits the threads that the call starts itself, 0 meaning one per processor; it changes no
// result. Callbacks run on the calling thread.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string_view>

#include "nonet/export.h"

namespace nonet::v0 {

struct Progress {
  std::uint64_t done = 0;
  std::uint64_t total = 0;  // 0: not known
  std::string_view note;    // for people, may be empty; valid during the call
};

// Being stopped is not an error: the finished part is returned, a prefix of the whole result.
struct RunControl {
  std::stop_token stop = {};  // from the caller's std::stop_source or std::jthread
  std::function<void(const Progress&)> progress = {};
};

// A callback's answer: continue, or stop.
enum class Flow { kContinue, kStop };

}  // namespace nonet::v0
