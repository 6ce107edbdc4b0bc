// Long work without Python's lock (GIL), ended by Ctrl-C: the work runs on a thread of its own,
// while the calling thread looks for signals ten times a second.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <pybind11/pybind11.h>
#include <stop_token>
#include <thread>
#include <utility>

#include "nonet/run.h"

namespace nonet::python {

inline constexpr std::chrono::milliseconds kBetweenLooks{100};

// Waits until ready() and then calls take(), both with the mutex locked and without Python's lock;
// raises what a signal raises, after `stop`.
template <typename Ready, typename Take>
void wait_and_take(std::mutex& mutex, std::condition_variable& changed, std::stop_source& stop,
                   Ready ready, Take take) {
  for (;;) {
    {
      const pybind11::gil_scoped_release without_python;
      std::unique_lock lock(mutex);
      if (changed.wait_for(lock, kBetweenLooks, ready)) return take();
    }
    if (PyErr_CheckSignals() == 0) continue;
    stop.request_stop();
    throw pybind11::error_already_set();
  }
}

// The result of work(control), or its exception.
template <typename Work>
auto interruptible(Work work) {
  using Value = decltype(work(std::declval<const RunControl&>()));
  std::mutex mutex;
  std::condition_variable changed;
  std::optional<Value> made;
  std::exception_ptr failure;
  std::stop_source stop;
  std::jthread thread([&] {
    std::optional<Value> value;
    std::exception_ptr thrown;
    try {
      value.emplace(work(RunControl{.stop = stop.get_token()}));
    } catch (...) {
      thrown = std::current_exception();
    }
    const std::lock_guard guard(mutex);
    made = std::move(value);
    failure = thrown;
    changed.notify_all();
  });
  std::optional<Value> value;
  wait_and_take(
      mutex, changed, stop, [&] { return made || failure; }, [&] { value = std::move(made); });
  if (failure) std::rethrow_exception(failure);
  return *std::move(value);
}

// Values made on a thread of their own, at most kMostAhead ahead of the reader. The maker is called
// once with a function that takes each value, and a control.
template <typename Value>
class Stream {
 public:
  using Accept = std::function<Flow(Value)>;
  using Maker = std::function<void(const Accept&, const RunControl&)>;

  explicit Stream(Maker maker) : maker_(std::move(maker)), thread_([this] { run(); }) {}
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;
  // The thread ends without Python's lock, which the caller may hold.
  ~Stream() { stop_.request_stop(); }

  // Waits for the next value; nullopt at the end. Throws what the maker has thrown.
  std::optional<Value> next() {
    std::optional<Value> value;
    std::exception_ptr failure;
    wait_and_take(
        mutex_, filled_, stop_, [this] { return !values_.empty() || ended_; },
        [&] {
          if (values_.empty()) {
            failure = std::exchange(failure_, nullptr);
          } else {
            value = std::move(values_.front());
            values_.pop_front();
            space_.notify_one();
          }
        });
    if (failure) std::rethrow_exception(failure);
    return value;
  }

 private:
  static constexpr std::size_t kMostAhead = 64;

  void run() {
    std::exception_ptr failure;
    try {
      maker_([this](Value value) { return put(std::move(value)); },
             RunControl{.stop = stop_.get_token()});
    } catch (...) {
      failure = std::current_exception();
    }
    const std::lock_guard guard(mutex_);
    failure_ = failure;
    ended_ = true;
    filled_.notify_all();
  }

  Flow put(Value value) {
    std::unique_lock lock(mutex_);
    space_.wait(lock, stop_.get_token(), [this] { return values_.size() < kMostAhead; });
    if (stop_.stop_requested()) return Flow::kStop;
    values_.push_back(std::move(value));
    filled_.notify_one();
    return Flow::kContinue;
  }

  Maker maker_;
  std::mutex mutex_;
  std::condition_variable filled_;
  std::condition_variable_any space_;
  std::deque<Value> values_;
  bool ended_ = false;
  std::exception_ptr failure_;
  std::stop_source stop_;
  std::jthread thread_;
};

}  // namespace nonet::python
