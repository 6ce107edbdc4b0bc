#include "db/lock_patience.h"

#include <utility>

namespace nonet {
namespace {

// Half a day: a lock held that long is held forever.
constexpr std::chrono::seconds kNight = std::chrono::hours(12);
constexpr std::chrono::seconds kMoment{10};
constexpr std::chrono::seconds kAfterStop{10};  // after that, unstored data is given up

// Announces a long wait, and ends the wait soon after a stop.
class LockWatch {
 public:
  explicit LockWatch(LockWaitPlan plan) : plan_(std::move(plan)) {}

  Flow operator()(std::chrono::milliseconds waited) {
    if (waited < last_) begin();
    last_ = waited;
    if (plan_.control.should_stop() && !stopped_) stopped_ = waited;
    if (stopped_ && waited - *stopped_ >= kAfterStop) return Flow::kStop;
    const bool long_enough = waited >= std::chrono::seconds(1);
    if (long_enough && !std::exchange(announced_, true)) plan_.tell(longest());
    return waited < longest() ? Flow::kContinue : Flow::kStop;
  }

 private:
  void begin() {
    announced_ = false;
    stopped_.reset();
  }

  [[nodiscard]] std::chrono::seconds longest() const {
    if (plan_.given) return *plan_.given;
    return *plan_.patience == Patience::kLong ? kNight : kMoment;
  }

  LockWaitPlan plan_;
  std::chrono::milliseconds last_{0};
  std::optional<std::chrono::milliseconds> stopped_;  // when the stop was requested
  bool announced_ = false;
};

}  // namespace

LockWait lock_wait(LockWaitPlan plan) {
  const std::chrono::seconds longest = plan.given.value_or(kNight);
  return {longest, LockWatch(std::move(plan))};
}

}  // namespace nonet
