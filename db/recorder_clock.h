// The clock of a recorder, passed in: the library reads no clock.
#pragma once

#include <functional>
#include <string>

namespace nonet {

struct RecorderClock {
  std::function<double()> seconds;       // since any moment; never falls
  std::function<std::string()> utc_now;  // UTC, ISO 8601: "2026-01-31T12:00:00Z"
};

}  // namespace nonet
