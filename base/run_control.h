// What long work needs from its caller: "should I stop?", "here is progress", and how much work it
// may do. The library never reads the clock and never prints; the command line passes these in.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <stop_token>
#include <string_view>
#include <utility>

namespace nonet {

struct Progress {
  std::uint64_t done = 0;
  std::uint64_t total = 0;  // 0: not known
  std::string_view note;    // best so far, current stage; may be empty
};

class RunControl {
 public:
  using ProgressCallback = std::function<void(const Progress&)>;
  static constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

  RunControl() = default;
  explicit RunControl(std::stop_token stop, ProgressCallback progress = {},
                      std::uint64_t work_limit = kNoLimit)
      : stop_(std::move(stop)), progress_(std::move(progress)), work_limit_(work_limit) {}

  // Being stopped is a normal result: return what is finished, a prefix of the full output.
  [[nodiscard]] bool should_stop() const { return stop_.stop_requested(); }

  // The most work the callee may do, in the callee's own unit (nodes, attempts, iterations).
  [[nodiscard]] std::uint64_t work_limit() const { return work_limit_; }

  // The same control, with at most this much work allowed.
  [[nodiscard]] RunControl limited_to(std::uint64_t work) const {
    RunControl control = *this;
    control.work_limit_ = std::min(work_limit_, work);
    return control;
  }

  // Called on the thread that called the long function, never concurrently.
  void report(const Progress& progress) const {
    if (progress_) progress_(progress);
  }

 private:
  std::stop_token stop_;
  ProgressCallback progress_;
  std::uint64_t work_limit_ = kNoLimit;
};

}  // namespace nonet
