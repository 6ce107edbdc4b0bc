// How long to wait for another program's lock, and when to tell the user: a moment if nothing is
// lost when the work ends, half a day if there is something to lose, and some seconds more after a
// stop request.
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
  std::optional<std::chrono::seconds> given;  // replaces the time of the patience
  RunControl control;
  // Called once in each wait, after a second, with the longest time it may last.
  std::function<void(std::chrono::seconds)> tell;
};

LockWait lock_wait(LockWaitPlan plan);

}  // namespace nonet
