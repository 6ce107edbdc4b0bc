// Values that long work makes, taken one at a time: the work runs on a thread of its own and waits
// while enough values wait for the reader.
//
//   nonet::Stream<nonet::HuntFind> finds([&](const auto& accept, const auto& control) {
//     hunt.run(accept, control);
//   });
//   while (const auto find = finds.next()) ...
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

#include "nonet/run.h"

namespace nonet::v0 {

template <typename Value>
class Stream {
 public:
  // Takes a value; kStop: the reader wants no more.
  using Accept = std::function<Flow(Value)>;
  using Work = std::function<void(const Accept&, const RunControl&)>;

  // The work begins at once. A stop of `stop` also stops it; the values made before remain.
  explicit Stream(Work work, std::stop_token stop = {}, std::size_t most_ahead = 16)
      : work_(std::move(work)),
        most_ahead_(most_ahead),
        callers_stop_(std::move(stop), [this] { stop_.request_stop(); }),
        thread_([this] { run(); }) {}
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;
  // Stops the work and waits for its end.
  ~Stream() { stop_.request_stop(); }

  // Waits for the next value; nullopt after the last. Throws the exception of the work, once.
  std::optional<Value> next() {
    std::unique_lock lock(mutex_);
    filled_.wait(lock, [this] { return ready(); });
    if (values_.empty()) {
      if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
      return std::nullopt;
    }
    std::optional<Value> value(std::move(values_.front()));
    values_.pop_front();
    space_.notify_one();
    return value;
  }

  // Waits no longer than this; true if next() need not wait.
  bool wait_for(std::chrono::milliseconds time) {
    std::unique_lock lock(mutex_);
    return filled_.wait_for(lock, time, [this] { return ready(); });
  }

  void request_stop() { stop_.request_stop(); }

 private:
  [[nodiscard]] bool ready() const { return !values_.empty() || ended_; }

  void run() {
    std::exception_ptr failure;
    try {
      work_([this](Value value) { return put(std::move(value)); },
            RunControl{.stop = stop_.get_token()});
    } catch (...) {
      failure = std::current_exception();
    }
    const std::lock_guard lock(mutex_);
    failure_ = failure;
    ended_ = true;
    filled_.notify_all();
  }

  Flow put(Value value) {
    std::unique_lock lock(mutex_);
    space_.wait(lock, stop_.get_token(), [this] { return values_.size() < most_ahead_; });
    if (stop_.stop_requested()) return Flow::kStop;
    values_.push_back(std::move(value));
    filled_.notify_one();
    return Flow::kContinue;
  }

  Work work_;
  std::size_t most_ahead_;
  std::mutex mutex_;
  std::condition_variable filled_;
  std::condition_variable_any space_;
  std::deque<Value> values_;
  bool ended_ = false;
  std::exception_ptr failure_;
  std::stop_source stop_;
  std::stop_callback<std::function<void()>> callers_stop_;
  std::jthread thread_;  // the last member: it ends before the others
};

}  // namespace nonet::v0
