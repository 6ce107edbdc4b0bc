#include "cli/time_limit.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/duration.h"
#include "base/request_error.h"

namespace nonet {

Result<TimeLimit> TimeLimit::of(const Options& options) {
  if (!options.has("time")) return TimeLimit(std::nullopt);
  const auto seconds = parse_duration(options.text("time"));
  if (!seconds) {
    return request_error(fmt::format("--time {}: expected a duration such as 90s, 45m, 8h or 1h30m",
                                     options.text("time")));
  }
  return TimeLimit(seconds);
}

std::optional<double> TimeLimit::left() const {
  if (!seconds_) return std::nullopt;
  return std::max(0.0, *seconds_ - elapsed());
}

}  // namespace nonet
