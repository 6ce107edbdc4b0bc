// How a caller watches and ends long work. The library has no clock, prints nothing and handles no
// signal: whoever wants a time limit asks for a stop when the time has come.
//
// Threads, everywhere: free functions may be called from several threads at once; an object
// (Reader, PuzzleRange, Hunt, Store) serves one thread at a time. A number of threads in a request
// is how many the call may start itself, 0 meaning one for each processor; it changes no result.
// Callbacks run on the thread that made the call.
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

// Being stopped is no error: what is finished is returned, a prefix of the whole result.
struct RunControl {
  std::stop_token stop = {};  // of a std::stop_source or std::jthread of the caller
  std::function<void(const Progress&)> progress = {};
};

// What a callback answers: go on, or that it has enough.
enum class Flow { kContinue, kStop };

}  // namespace nonet::v0
