// Parallel work with sequential results: units of work 0, 1, 2, ... are made on several threads and
// accepted on the calling thread in index order, so that the output does not depend on the number
// of threads. At most a window of finished units waits for acceptance, which bounds memory and the
// work thrown away when acceptance ends early.
#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <limits>
#include <mutex>
#include <optional>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/run_control.h"

namespace nonet {

enum class Flow { kContinue, kStop };

struct ParallelPlan {
  unsigned threads = 1;                                             // 0 counts as 1
  std::uint64_t units = std::numeric_limits<std::uint64_t>::max();  // how many units there are
};

// Calls make(index) for each unit, on any thread, and accept(index, result) on the calling thread
// in index order, until all units are accepted, accept returns Flow::kStop, or `control` asks to
// stop. Returns the number of units accepted. An exception thrown by make or accept reaches the
// caller after all threads have ended. `make` must be safe to call from several threads at once.
template <typename Make, typename Accept>
std::uint64_t ordered_parallel(const ParallelPlan& plan, const RunControl& control, Make make,
                               Accept accept) {
  using Item = std::invoke_result_t<Make&, std::uint64_t>;
  if (plan.threads <= 1) {
    std::uint64_t index = 0;
    while (index < plan.units && !control.should_stop()) {
      const Flow flow = accept(index, make(index));
      ++index;
      if (flow == Flow::kStop) break;
    }
    return index;
  }

  const std::uint64_t window = std::uint64_t{plan.threads} * 8;
  std::vector<std::optional<Item>> slots(window);
  std::mutex mutex;
  std::condition_variable item_ready;
  std::condition_variable slot_free;
  std::uint64_t claimed = 0;
  std::uint64_t accepted = 0;
  bool ending = false;
  std::exception_ptr failure;

  const auto work = [&] {
    for (;;) {
      std::uint64_t index = 0;
      {
        std::unique_lock lock(mutex);
        slot_free.wait(lock, [&] { return ending || claimed < accepted + window; });
        if (ending || claimed >= plan.units) return;
        index = claimed++;
      }
      try {
        Item item = make(index);
        const std::lock_guard lock(mutex);
        slots[index % window].emplace(std::move(item));
      } catch (...) {
        const std::lock_guard lock(mutex);
        if (!failure) failure = std::current_exception();
      }
      item_ready.notify_one();
    }
  };

  {
    std::vector<std::jthread> workers;
    const std::uint64_t count = std::min<std::uint64_t>(plan.threads, plan.units);
    while (workers.size() < count) {
      // If no further thread can be started, the running ones do all the work: the results are the
      // same. An exception leaving here would make them wait for us, and us for them.
      try {
        workers.emplace_back(work);
      } catch (const std::exception&) {
        if (workers.empty()) throw;
        break;
      }
    }
    while (accepted < plan.units && !control.should_stop()) {
      std::optional<Item> item;
      {
        std::unique_lock lock(mutex);
        // Wake now and then to notice a stop request while a long unit is being made.
        const bool ready = item_ready.wait_for(lock, std::chrono::milliseconds(50), [&] {
          return failure || slots[accepted % window].has_value();
        });
        if (failure) break;
        if (!ready) continue;
        item.swap(slots[accepted % window]);
      }
      Flow flow = Flow::kStop;
      try {
        flow = accept(accepted, std::move(*item));
      } catch (...) {
        const std::lock_guard lock(mutex);
        failure = std::current_exception();
      }
      {
        const std::lock_guard lock(mutex);
        ++accepted;
      }
      slot_free.notify_all();
      if (flow == Flow::kStop) break;
    }
    {
      const std::lock_guard lock(mutex);
      ending = true;
    }
    slot_free.notify_all();
  }
  if (failure) std::rethrow_exception(failure);
  return accepted;
}

}  // namespace nonet
