// A uniformly random member of a set of cells or digits.
#pragma once

#include <cstdint>

#include "base/random_stream.h"

namespace nonet {

// REQUIRES: !set.empty().
template <typename Set>
auto random_member(const Set& set, RandomStream& random) {
  auto it = set.begin();
  for (std::uint32_t skip = random.below(static_cast<std::uint32_t>(set.size())); skip > 0;
       --skip) {
    ++it;
  }
  return *it;
}

}  // namespace nonet
