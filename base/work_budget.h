// A bound on searches in work and not in seconds, so that every machine gives up at the same place.
#pragma once

#include <algorithm>
#include <cstdint>

namespace nonet {

// The units of work that several searches may do, all together. After that they stop as if the
// control had asked.
struct WorkBudget {
  std::uint64_t left = 0;

  // Takes so many; false where there are none left.
  bool take(std::uint64_t units) {
    left -= std::min(left, units);
    return left > 0;
  }
  [[nodiscard]] bool spent() const { return left == 0; }
};

}  // namespace nonet
