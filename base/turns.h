// Lets threads do something in a given order: each waits for its turn.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>

namespace nonet {

class Turns {
 public:
  // Calls action() when all turns before `index` are over. Every index is taken once, from 0 on.
  template <typename Action>
  auto take(std::uint64_t index, Action action) {
    std::unique_lock lock(mutex_);
    over_.wait(lock, [&] { return next_ == index; });
    struct Pass {
      Turns& turns;
      ~Pass() {
        ++turns.next_;
        turns.over_.notify_all();
      }
    } const pass{*this};
    return action();
  }

 private:
  std::mutex mutex_;
  std::condition_variable over_;
  std::uint64_t next_ = 0;
};

}  // namespace nonet
