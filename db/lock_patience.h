// How long a lock of another program is waited for, and when its user hears of it: a moment where
// nothing is lost if the work ends, half a day where there is something to lose, and some seconds
// more after a stop was asked for.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "base/run_control.h"
#include "db/connection.h"

namespace nonet {

enum class Patience : std::uint8_t { kShort, kLong };

struct LockWaitPlan {
  std::shared_ptr<const Patience> patience;   // may change while the store is open
  std::optional<std::chrono::seconds> given;  // instead of what the patience stands for
  RunControl control;
  // Told once in each wait, after a second, how long it may last.
  std::function<void(std::chrono::seconds)> tell;
};

LockWait lock_wait(LockWaitPlan plan);

}  // namespace nonet
