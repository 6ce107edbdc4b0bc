// A bound on searches in work and not in seconds, so that every machine gives up at the same place.
#pragma once

#include <algorithm>
#include <cstdint>

namespace nonet {

// The units of work that several searches share. When they are spent, the searches stop, as at a
// stop by the control.
struct WorkBudget {
  std::uint64_t left = 0;

  // Takes these units; false if too few are left.
  bool take(std::uint64_t units) {
    left -= std::min(left, units);
    return left > 0;
  }
  [[nodiscard]] bool spent() const { return left == 0; }
};

}  // namespace nonet
