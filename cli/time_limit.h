// --time: how long a command may go on, by the clock on the wall. It is asked between steps whose
// results do not depend on time, so that what was printed until then is a prefix of more.
#pragma once

#include <chrono>
#include <optional>

#include "base/result.h"
#include "cli/options.h"

namespace nonet {

class TimeLimit {
 public:
  // The clock runs from now on. Without --time the limit is never over.
  static Result<TimeLimit> of(const Options& options);

  [[nodiscard]] double elapsed() const {
    return std::chrono::duration<double>(Clock::now() - start_).count();
  }
  [[nodiscard]] bool over() const { return seconds_ && elapsed() >= *seconds_; }
  // nullopt where there is no limit.
  [[nodiscard]] std::optional<double> left() const;

 private:
  using Clock = std::chrono::steady_clock;

  explicit TimeLimit(std::optional<double> seconds) : seconds_(seconds) {}

  std::optional<double> seconds_;
  Clock::time_point start_ = Clock::now();
};

}  // namespace nonet
